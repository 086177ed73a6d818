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

extension NamedThings {
  /// What was spoken of before, where no words of a sentence stand for it.
  init(_ topic: Topic) {
    self.init(
      name: topic.name,
      ids: [topic.referent.id],
      words: 0..<0,
      text: topic.referent.title
    )
  }
}
