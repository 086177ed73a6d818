/// Splits texts into normalised tokens; the languages differ only in its settings.
struct Tokenizer: Sendable {
  /// What is said for the signs that stand for a word.
  var signs: SpokenSigns
  /// Whether fractions are written with a comma and thousands with a point.
  var usesDecimalComma = false
  /// Whether English number words become digits.
  var readsNumberWords = false
  /// Whether Vietnamese tone marks are moved to one place.
  var movesToneMarks = false
  /// Words that lose their vowel before another and end at the apostrophe ("l'étranger").
  var elidedWords: WordSet = []
  /// Whether a run of katakana is one word.
  var joinsKatakana = false
  /// Takes words apart that are written as one ("ábrelo"); nil for a word that stays whole.
  var split: (@Sendable (Token) -> [Token]?)?

  func tokens(in text: String) -> [Token] {
    var tokens = written(in: text)
    if readsNumberWords { EnglishNumberWords.merge(&tokens) }
    if movesToneMarks { VietnameseTones.move(in: &tokens) }
    if let split { tokens = tokens.flatMap { split($0) ?? [$0] } }
    return tokens
  }

  /// The tokens before number words are read.
  func written(in text: String) -> [Token] {
    var text = text
    let ascii = unsafe text.utf8.withContiguousStorageIfAvailable { bytes -> [Token]? in
      guard unsafe bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      var scanner = unsafe TokenScanner(source: ASCIISource(bytes: bytes), settings: self)
      return scanner.scan()
    }
    if let ascii = ascii ?? nil { return ascii }
    text.makeContiguousUTF8()
    var scanner = TokenScanner(source: FoldedSource(text), settings: self)
    return scanner.scan()
  }

  /// The normalised words of a text without their places.
  func words(in text: String) -> [String] {
    tokens(in: text).map(\.text)
  }
}

/// What is said for the signs that stand for a word.
struct SpokenSigns: Sendable {
  var and: [String]
  var percent: [String]
  var plus: [String]

  static let none = SpokenSigns(and: [], percent: [], plus: [])

  func words(for kind: ScalarKind) -> [String] {
    switch kind {
    case .and: and
    case .percent: percent
    case .plus: plus
    default: []
    }
  }
}
