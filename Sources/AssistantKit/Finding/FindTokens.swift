import SpokenLanguage

/// The words of a sentence about what to find, with what the signs between them tell.
struct FindTokens: Sendable {
  let text: String
  /// What the words are compared by: their stems, without marks.
  private(set) var keys: [String]
  let tokens: [Token]
  private let bytes: [UInt8]
  /// Whether something ends before a word: a comma, a semicolon.
  private let breaks: [Bool]
  /// The quotation that a word belongs to; nil for none.
  private let quotations: [Int?]
  /// Whether white space stands between words.
  private let partsWords: Bool

  init(_ text: String, language: any Language) {
    self.text = text
    partsWords = language.partsWords
    bytes = Array(text.utf8)
    tokens = language.tokens(in: text)
    keys = tokens.map(language.findKey)
    var breaks: [Bool] = []
    var quotations: [Int?] = []
    var quotation: Int?
    var count = 0
    var end = 0
    for token in tokens {
      let between = String(
        decoding: bytes[min(end, token.range.lowerBound)..<token.range.lowerBound],
        as: UTF8.self
      )
      breaks.append(between.contains { ",;:?!、，？！".contains($0) })
      for character in between where Self.marks.contains(character) {
        quotation = quotation == nil ? count : nil
        count += 1
      }
      quotations.append(quotation)
      end = token.range.upperBound
    }
    self.breaks = breaks
    self.quotations = quotations
  }

  private static let marks: Set<Character> = ["\"", "“", "”", "«", "»", "「", "」", "『", "』"]

  var count: Int { tokens.count }

  /// The same words, some of which are compared as if they were others.
  ///
  /// - Parameter known: Gives the word that a key stands for; nil for itself.
  /// - Returns: The words; nil where all of them stand for themselves.
  func respelled(_ known: (String) -> String?) -> FindTokens? {
    var respelled = self
    for place in keys.indices where !isQuoted(place) {
      if let word = known(keys[place]) { respelled.keys[place] = word }
    }
    return respelled.keys == keys ? nil : respelled
  }

  /// The words of a range as they were written.
  func text(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return String(
      decoding: bytes[first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound)],
      as: UTF8.self
    )
  }

  /// Whether nothing but white space or a sign stands before a word, so that it is no ending.
  ///
  /// Where no white space stands between words, every one of them begins one.
  func beginsWord(_ place: Int) -> Bool {
    guard partsWords, place > 0 else { return true }
    return tokens[place - 1].range.upperBound < tokens[place].range.lowerBound
  }

  /// Whether a word may be an ending of the one before.
  func mayEndWord(_ place: Int) -> Bool { !partsWords || !beginsWord(place) }

  /// What it costs to take words for such that mean nothing of their own.
  ///
  /// Where nothing stands between words, a single character is as well one of a name.
  func cost(ofSmallWord range: Range<Int>, elsewhere cost: Double) -> Double {
    partsWords || range.count > 1 ? cost : 1.2
  }

  /// Where words that begin at a place end; nil where others stand there.
  func end(of words: [String], at place: Int, isWord: Bool) -> Int? {
    let end = place + words.count
    guard !words.isEmpty, end <= count, keys[place..<end].elementsEqual(words),
      !isWord || beginsWord(place), !(place..<end).contains(where: isQuoted)
    else { return nil }
    return end
  }

  /// Whether words stand somewhere one after the other, inside of quotation marks too.
  func contains(_ words: [String]) -> Bool {
    guard !words.isEmpty, words.count <= count else { return false }
    return (0...(count - words.count)).contains {
      keys[$0..<($0 + words.count)].elementsEqual(words)
    }
  }

  /// Whether one of several runs of words stands somewhere.
  func hold(_ runs: [[String]]) -> Bool {
    runs.contains { run in
      tokens.indices.contains { end(of: run, at: $0, isWord: false) != nil }
    }
  }

  /// Whether one of several runs of words begins the sentence.
  func begin(with runs: [[String]]) -> Bool {
    !tokens.isEmpty && runs.contains { end(of: $0, at: 0, isWord: false) != nil }
  }

  /// The ends of what may be a value that begins at a place.
  func spans(from place: Int, most: Int) -> [Int] {
    guard place < count else { return [] }
    return ((place + 1)...min(count, place + most)).filter { !cutsQuotation(place..<$0) }
  }

  /// Whether a word is inside quotation marks, where no word means more than itself.
  func isQuoted(_ place: Int) -> Bool { quotations[place] != nil }

  /// Whether a range is a whole quotation.
  func isQuotation(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last, let quotation = quotations[first],
      quotations[last] == quotation
    else { return false }
    return !cutsQuotation(range)
  }

  /// Whether a range begins or ends inside of a quotation.
  func cutsQuotation(_ range: Range<Int>) -> Bool {
    cuts(at: range.lowerBound) || cuts(at: range.upperBound)
  }

  /// How many commas, or signs that end a sentence, stand between the words of a range.
  func breaks(in range: Range<Int>) -> Int {
    range.dropFirst().count { breaks[$0] }
  }

  private func cuts(at place: Int) -> Bool {
    guard place > 0, place < count, let quotation = quotations[place] else { return false }
    return quotations[place - 1] == quotation
  }
}

extension Language {
  /// What a word is compared by where things are found by what is said of them.
  fileprivate func findKey(of token: Token) -> String {
    stem(of: withoutDiacritics(token.text))
  }

  /// The same for the words of a text.
  func findKeys(of text: some StringProtocol) -> [String] {
    tokens(in: String(text)).map(findKey)
  }
}
