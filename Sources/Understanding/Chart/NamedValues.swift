public import PhraseMatcher
public import SpokenLanguage

/// The values of one vocabulary, as far as they are known without asking the app.
public struct NamedValues: Sendable {
  /// The names.
  public var index: NameIndex
  /// By identifier: the words by which a value is described besides its name (its author, its year).
  public var details: [String: Set<String>]
  /// Whether other names may be said too, which the app is asked for or which are told to be unknown.
  public var isOpen: Bool
  /// Whether there are no more values than are known, so that other words are likelier no name at all.
  public var isWhole: Bool
  /// Whether so many names hold words like "for" that such words behind a name may belong to it.
  let holdsAdjuncts: Bool
  /// The small words that hold names together; nil where any may.
  let innerWords: Set<String>?
  /// Whether a name with an unknown word beside it may be a longer one that nobody knows: not where all names are
  /// known and hardly any holds another.
  let growsNames: Bool
  /// The words for what kind of thing the values are, as they were given.
  let kinds: WordRuns
  /// The same words, and their stems.
  let kindForms: WordRuns
  /// The same words, to be compared with those of others.
  private let kindWords: Set<[String]>

  /// Of names that hold such words less often, a name with something behind it is likelier.
  private static let leastAdjunctShare = 0.02

  /// Makes a set of values.
  ///
  /// - Parameters:
  ///   - index: The names.
  ///   - details: By identifier the words by which a value is described besides its name.
  ///   - kindWords: The words for what kind of thing the values are ("book", "novel").
  ///   - isOpen: Whether other names may be said too.
  ///   - isWhole: Whether no value has another name.
  ///   - language: The language of the words.
  public init(
    index: NameIndex,
    details: [String: Set<String>] = [:],
    kindWords: [[String]] = [],
    isOpen: Bool = false,
    isWhole: Bool = false,
    language: any Language
  ) {
    self.index = index
    self.details = details
    self.isOpen = isOpen
    self.isWhole = isWhole
    let adjuncts = language.grammar.adjunctStarts
    holdsAdjuncts =
      Self.leastAdjunctShare
      < index.share { adjuncts.length(in: [Token(text: $0, range: 0..<0)], at: 0) > 0 }
    innerWords = index.innerWords(leastShare: Self.leastAdjunctShare)
    growsNames = !isWhole || index.shareHoldingOthers() >= Self.leastAdjunctShare
    let kindWords = kindWords + (isWhole ? index.wordsOfMost().map { [$0] } : [])
    self.kindWords = Set(kindWords)
    kinds = WordRuns(kindWords)
    kindForms = WordRuns(kindWords + kindWords.map { $0.map(language.stem) })
  }

  /// Whether other values are called by the same word, as what somebody has and what is to be had.
  func isOfKind(of other: NamedValues) -> Bool { !kindWords.isDisjoint(with: other.kindWords) }
}
