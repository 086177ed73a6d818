/// Words that are looked for, ready to be compared with texts.
struct SearchText: Sendable {
  /// The words as they were said.
  let text: String
  /// The same without case, accents and width, one by one.
  let words: [String]

  private let key: String

  init(_ text: String) {
    self.text = text
    words = Self.words(of: text)
    key = words.joined(separator: " ")
  }

  /// How well the words fit an option, or what else is known of it; nil where they do not.
  func fit(of option: IntentOption, elsewhere: [String]) -> SearchHit.Fit? {
    let names = ([option.title] + option.synonyms).map(Self.key)
    if names.contains(key) { return .named }
    if names.contains(where: { $0.hasPrefix(key) }) { return .beginning }
    if names.contains(where: { name in words.allSatisfy { name.contains($0) } }) { return .inName }
    let texts = names + elsewhere
    return words.allSatisfy { word in texts.contains { $0.contains(word) } } ? .elsewhere : nil
  }

  /// A text as it is compared.
  static func key(_ text: String) -> String { words(of: text).joined(separator: " ") }

  private static func words(of text: String) -> [String] {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    ).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
