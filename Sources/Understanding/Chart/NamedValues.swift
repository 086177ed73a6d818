public import PhraseMatcher
import SpokenLanguage

/// The values of one vocabulary, as far as they are known without asking the app.
public struct NamedValues: Sendable {
  /// The names.
  public var index: NameIndex
  /// By identifier: the words by which a value is described besides its name (its author, its year).
  public var details: [String: Set<String>]
  /// The words for what kind of thing the values are ("book", "novel").
  public var kindWords: [[String]]
  /// Whether the app can be asked for more values.
  public var isOpen: Bool

  /// Makes a set of values.
  public init(
    index: NameIndex,
    details: [String: Set<String>] = [:],
    kindWords: [[String]] = [],
    isOpen: Bool = false
  ) {
    self.index = index
    self.details = details
    self.kindWords = kindWords
    self.isOpen = isOpen
  }
}
