/// Answers that the assistant proposes in its texts; each language has to read its own.
enum Answers {
  /// By language: yes, no, and the words for what can be said at any time.
  static let proposed: [String: [String]] = [
    "en": ["yes", "no", "cancel", "help", "undo", "quit"],
    "ko": ["네", "아니요", "취소", "도움말", "되돌려", "종료"],
    "vi": ["có", "không", "hủy", "trợ giúp", "hoàn tác", "thoát"],
  ]
}
