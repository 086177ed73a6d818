import Understanding

/// The things of one kind that words of a sentence name: one, or several of one name.
struct NamedThings: Sendable, Hashable {
  /// What the things are called together.
  var name: VocabularyName
  /// Their identifiers.
  var ids: [String]
  /// The places of the words.
  var words: Range<Int>
  /// The words as they were said.
  var text: String
}
