/// Splits texts into normalised tokens; the languages differ only in its settings.
struct Tokenizer: Sendable {
  /// What is said for the signs that stand for a word.
  var signs: SpokenSigns
  /// Whether fractions are written with a comma and thousands with a point.
  var usesDecimalComma = false
  /// Words that lose their vowel before another and end at the apostrophe ("l'étranger").
  var elidedWords: WordSet = []
  /// Whether a run of katakana is one word.
  var joinsKatakana = false
  /// What the language does with the tokens as they are written, such as number words that become digits.
  var finish: @Sendable (inout [Token]) -> Void = { _ in }

  func tokens(in text: String) -> [Token] {
    var tokens = written(in: text)
    finish(&tokens)
    return tokens
  }

  /// The tokens before the language's own rules.
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
