/// What is said of words.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether it is a word.
  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  /// What kind of word it is.
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  /// What kind of name it is.
  public static let nameType = NLTagScheme(rawValue: "NameType")
  /// What kind of name or word it is.
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  /// What a dictionary calls it.
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  /// Its language.
  public static let language = NLTagScheme(rawValue: "Language")
  /// Its writing.
  public static let script = NLTagScheme(rawValue: "Script")
  /// How glad it sounds, from -1 to 1.
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// What is said of a word.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// As text.
  public let rawValue: String
  /// Something said.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Something said.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let personalName = NLTag("PersonalName")
  /// A place's name.
  public static let placeName = NLTag("PlaceName")
  /// A company's name.
  public static let organizationName = NLTag("OrganizationName")
  /// A word for a thing.
  public static let noun = NLTag("Noun")
  /// A word for what is done.
  public static let verb = NLTag("Verb")
  /// A word for how a thing is.
  public static let adjective = NLTag("Adjective")
  /// A word for how something is done.
  public static let adverb = NLTag("Adverb")
  /// A word.
  public static let word = NLTag("Word")
  /// A number.
  public static let number = NLTag("Number")
}

/// Says what words are, of which nothing is known here.
public final class NLTagger {
  /// What is left out.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Words.
    public static let omitWords = Options(rawValue: 1)
    /// Signs.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Spaces.
    public static let omitWhitespace = Options(rawValue: 4)
    /// All else.
    public static let omitOther = Options(rawValue: 8)
    /// A name is one word.
    public static let joinNames = Options(rawValue: 16)
    /// "don't" is one word.
    public static let joinContractions = Options(rawValue: 32)
  }

  /// What is said of words.
  public let tagSchemes: [NLTagScheme]
  /// The text.
  public var string: String?

  /// Says something of words.
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  /// The text's language; nobody knows.
  public var dominantLanguage: NLLanguage? { nil }

  /// Calls a closure with each piece, of which nothing is said.
  public func enumerateTags(
    in range: Range<String.Index>,
    unit: NLTokenUnit,
    scheme: NLTagScheme,
    options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for token in pieces(in: range, unit) {
      guard block(nil, token) else { return }
    }
  }

  /// The pieces, of which nothing is said.
  public func tags(
    in range: Range<String.Index>,
    unit: NLTokenUnit,
    scheme: NLTagScheme,
    options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] { pieces(in: range, unit).map { (nil, $0) } }

  /// The piece at a place, of which nothing is said.
  public func tag(
    at index: String.Index,
    unit: NLTokenUnit,
    scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    let found = string.map { pieces(in: $0.startIndex..<$0.endIndex, unit) } ?? []
    return (nil, found.first { $0.contains(index) } ?? index..<index)
  }

  private func pieces(
    in range: Range<String.Index>,
    _ unit: NLTokenUnit
  ) -> [Range<String.Index>] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    return tokenizer.tokens(for: range)
  }
}
