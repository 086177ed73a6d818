public import PhraseMatcher
public import SpokenLanguage

/// The values of one vocabulary, as far as they are known without asking the app.
public struct NamedValues: Sendable {
  /// The names.
  public var index: NameIndex
  /// By identifier: the words by which a value is described besides its name (its author, its year).
  public var details: [String: Set<String>]
  /// Whether the app can be asked for more values.
  public var isOpen: Bool
  /// Whether so many names hold words like "for" that such words behind a name may belong to it.
  let holdsAdjuncts: Bool
  /// The small words that hold names together; nil where any may.
  let innerWords: Set<String>?
  /// The words for what kind of thing the values are, as they were given.
  let kinds: WordRuns
  /// The same words, and their stems.
  let kindForms: WordRuns

  /// Of names that hold such words less often, a name with something behind it is likelier.
  private static let leastAdjunctShare = 0.02

  /// Makes a set of values.
  ///
  /// - Parameters:
  ///   - index: The names.
  ///   - details: By identifier the words by which a value is described besides its name.
  ///   - kindWords: The words for what kind of thing the values are ("book", "novel").
  ///   - isOpen: Whether the app can be asked for more values.
  ///   - language: The language of the words.
  public init(
    index: NameIndex,
    details: [String: Set<String>] = [:],
    kindWords: [[String]] = [],
    isOpen: Bool = false,
    language: any Language
  ) {
    self.index = index
    self.details = details
    self.isOpen = isOpen
    let adjuncts = language.grammar.adjunctStarts
    holdsAdjuncts =
      Self.leastAdjunctShare
      < index.share { adjuncts.length(in: [Token(text: $0, range: 0..<0)], at: 0) > 0 }
    innerWords = index.innerWords(leastShare: Self.leastAdjunctShare)
    kinds = WordRuns(kindWords)
    kindForms = WordRuns(kindWords + kindWords.map { $0.map(language.stem) })
  }
}
