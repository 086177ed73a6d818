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

extension NamedThings {
  /// The longest names of the vocabulary of which the most are named, of which no word is another's, in the order in which
  /// they were said; none where longer names of another vocabulary stand beside them.
  static func apart(_ named: [NamedThings]) -> [NamedThings] {
    let spoken = named.filter { !$0.words.isEmpty }
    let groups = Dictionary(grouping: spoken, by: \.name).values.map(longestApart)
    let most = groups.max { one, other in
      let (name, rival) = (one[0].name, other[0].name)
      return (one.count, rival.vocabulary, rival.app) < (other.count, name.vocabulary, name.app)
    }
    guard let most,
      spoken.allSatisfy({ things in
        most.contains { $0.words.overlaps(things.words) && $0.words.count >= things.words.count }
      })
    else { return [] }
    return most
  }

  private static func longestApart(_ named: [NamedThings]) -> [NamedThings] {
    var chosen: [NamedThings] = []
    for things in named.sorted(by: { $0.words.count > $1.words.count })
    where !chosen.contains(where: { $0.words.overlaps(things.words) }) {
      chosen.append(things)
    }
    return chosen.sorted { $0.words.lowerBound < $1.words.lowerBound }
  }
}
