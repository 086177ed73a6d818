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
  /// What was said and taken back, as UTF-8 offsets, and what that costs; no token stands for it.
  let withdrawn: [Withdrawn]

  /// A piece of the utterance that the speaker took back.
  struct Withdrawn: Hashable {
    let range: Range<Int>
    let cost: Float
  }

  init(_ utterance: String, words table: WordTable, language: any Language) {
    let text = Self.beginning(of: utterance)
    let tokens = language.tokens(in: text)
    self.utterance = utterance
    isTooLong = tokens.count > Self.longestSentence || text.utf8.count < utterance.utf8.count
    self.tokens = isTooLong ? Array(tokens.prefix(Self.longestSentence)) : tokens
    words = self.tokens.map { table.id(of: $0.text.utf8) }
    withdrawn = []
  }

  /// Some tokens of an utterance as a sentence of their own; ranges stay those of the utterance.
  ///
  /// - Parameters:
  ///   - tokens: The tokens, in the order in which they are to be read.
  ///   - sentence: The sentence they come from.
  ///   - table: The known words.
  ///   - withdrawn: What was taken back, and what that costs.
  init(
    _ tokens: [Token],
    of sentence: HeardSentence,
    words table: WordTable,
    withdrawn: [Withdrawn] = []
  ) {
    utterance = sentence.utterance
    self.tokens = tokens
    words = tokens.map { table.id(of: $0.text.utf8) }
    isTooLong = sentence.isTooLong
    self.withdrawn = withdrawn
  }

  /// What speaks against the sentence before anything is looked for in it.
  var handicap: Float { withdrawn.reduce(0) { $0 + $1.cost } }

  var count: Int { tokens.count }

  /// Where some tokens stand in the utterance, as UTF-8 offsets.
  func range(of tokens: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty else {
      let place = tokens.lowerBound > 0 ? self.tokens[tokens.lowerBound - 1].range.upperBound : 0
      return place..<place
    }
    let first = self.tokens[tokens.lowerBound].range
    let last = self.tokens[tokens.upperBound - 1].range
    guard !withdrawn.isEmpty else {
      return first.lowerBound..<max(first.lowerBound, last.upperBound)
    }
    // A correction may have put what was said later before the rest.
    return self.tokens[tokens].reduce(first) { whole, token in
      min(whole.lowerBound, token.range.lowerBound)..<max(whole.upperBound, token.range.upperBound)
    }
  }

  /// Some tokens as they were said.
  func text(of tokens: Range<Int>) -> String {
    guard withdrawn.isEmpty || areTogether(tokens) else {
      // What stands between the words was taken back.
      return tokens.filter { $0 == tokens.lowerBound || !areOneWord($0 - 1, $0) }
        .map { text(of: $0..<($0 + 1)) }.joined(separator: " ")
    }
    return text(in: range(of: tokens))
  }

  /// Whether nothing but spaces and marks was said between some tokens.
  private func areTogether(_ tokens: Range<Int>) -> Bool {
    tokens.dropFirst().allSatisfy { token in
      if areOneWord(token - 1, token) { return true }
      let (before, after) = (self.tokens[token - 1].range, self.tokens[token].range)
      guard before.upperBound <= after.lowerBound else { return false }
      return !text(in: before.upperBound..<after.lowerBound).contains { $0.isLetter || $0.isNumber }
    }
  }

  /// Whether two tokens were said as one word, as those of “½” are.
  private func areOneWord(_ token: Int, _ other: Int) -> Bool {
    tokens[token].range == tokens[other].range
  }

  /// A piece of the utterance as it was said.
  func text(in range: Range<Int>) -> String {
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
