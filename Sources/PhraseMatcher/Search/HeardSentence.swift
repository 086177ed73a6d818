import SpokenLanguage

/// An utterance cut into words, each with its number where a sentence has it.
struct HeardSentence {
  /// The most UTF-8 bytes that are cut into words; what follows is not looked at.
  static let longestText = 1 << 16
  /// The most words of an utterance that is searched for; a longer one is no command.
  static let longestSentence = 1024

  let utterance: String
  let tokens: [Token]
  /// For each token its word, or ``WordTable/none``.
  let words: [UInt32]
  /// Whether the utterance was longer than what is looked at.
  let isTooLong: Bool

  init(_ utterance: String, words table: WordTable, language: any Language) {
    let text = Self.beginning(of: utterance)
    let tokens = language.tokens(in: text)
    self.utterance = utterance
    isTooLong = tokens.count > Self.longestSentence || text.utf8.count < utterance.utf8.count
    self.tokens = isTooLong ? Array(tokens.prefix(Self.longestSentence)) : tokens
    words = self.tokens.map { table.id(of: $0.text.utf8) }
  }

  var count: Int { tokens.count }

  /// Where some tokens stand in the utterance, as UTF-8 offsets.
  func range(of tokens: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty else {
      let place = tokens.lowerBound > 0 ? self.tokens[tokens.lowerBound - 1].range.upperBound : 0
      return place..<place
    }
    let start = self.tokens[tokens.lowerBound].range.lowerBound
    return start..<max(start, self.tokens[tokens.upperBound - 1].range.upperBound)
  }

  /// Some tokens as they were said.
  func text(of tokens: Range<Int>) -> String {
    let range = range(of: tokens)
    let utf8 = utterance.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(utterance[start..<end])
  }

  private static func beginning(of utterance: String) -> String {
    guard utterance.utf8.count > longestText else { return utterance }
    let end = utterance.utf8.index(utterance.startIndex, offsetBy: longestText)
    return String(decoding: utterance.utf8[..<end], as: UTF8.self)
  }
}
