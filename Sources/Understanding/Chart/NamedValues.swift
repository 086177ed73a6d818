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
  /// The words for what kind of thing the values are, as they were given.
  let kinds: WordRuns
  /// The same words, and their stems.
  let kindForms: WordRuns

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
    kinds = WordRuns(kindWords)
    kindForms = WordRuns(kindWords + kindWords.map { $0.map(language.stem) })
  }
}
