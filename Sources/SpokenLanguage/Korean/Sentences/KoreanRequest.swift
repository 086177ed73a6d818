/// A request made of the short form in which programs announce what they do ("사기": "사 줘").
///
/// The short form is a verb's stem with -기, or a noun that 하다 makes a verb. The request puts 아 or 어 on the
/// stem, as the vowel before it asks for, contracts the two as they are spoken, and adds 줘.
struct KoreanRequest {
  /// The request.
  let text: String

  /// Makes the request; nil where the sentence does not end in Hangul.
  init?(announcedBy sentence: String) {
    var words = sentence.split(separator: " ").map(String.init)
    guard let last = words.popLast(), let end = last.last.flatMap(KoreanSyllable.init) else {
      return nil
    }
    if end == Self.nominal, last.count > 1 {
      guard let spoken = KoreanStem(String(last.dropLast()))?.infinitive else { return nil }
      // What is given is not given for somebody once more.
      words.append(spoken.hasSuffix("줘") ? spoken : spoken + " 줘")
    } else {
      words.append(last + "해 줘")
    }
    text = words.joined(separator: " ")
  }

  private static let nominal = KoreanSyllable("기")
}
