/// What Whisper is known to say where nobody said anything.
///
/// It learned from subtitles, so silence and music end up as their courtesies. A person may say the same,
/// so that the list counts only beside other signs that nobody spoke.
enum InventedPhrases {
  /// Whether a text is such a phrase.
  static func contains(_ text: String) -> Bool {
    guard text.utf8.count <= 120 else { return false }
    return phrases.contains(SpeechText.folded(text))
  }

  private static let phrases: Set<String> = [
    "thank you", "thank you very much", "thank you so much", "thanks", "you", "bye", "bye bye",
    "thanks for watching", "thank you for watching", "thank you for listening",
    "please subscribe", "please subscribe to my channel", "subscribe", "see you next time",
    "see you in the next video", "i'll see you in the next video", "okay", "so", "the end",
    "subtitles by the amara org community", "시청해주셔서 감사합니다", "감사합니다",
    "구독과 좋아요 부탁드립니다", "cảm ơn các bạn đã theo dõi và hẹn gặp lại", "cảm ơn các bạn",
    "hãy đăng ký kênh để ủng hộ kênh của mình nhé",
  ]
}
