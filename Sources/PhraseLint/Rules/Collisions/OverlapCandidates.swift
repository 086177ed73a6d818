import SpokenLanguage

/// Finds the pairs of phrases that could share a sentence, by the words at their beginnings and ends.
///
/// Walking two phrases together is dear, and an app of thousands has millions of pairs; most of them differ in a word
/// that both have before, or behind, all their values.
struct OverlapCandidates {
  private typealias Element = SpokenPhrase.Element

  private let phrases: [[Element]]
  /// Whether a name of the app ends where it begins to differ from others, so that its place is like a word's.
  private let nameIsLikeAWord: Bool

  /// Takes phrases.
  ///
  /// - Parameters:
  ///   - phrases: The phrases; their numbers are their positions.
  ///   - names: What the app is called, in words.
  init(_ phrases: [SpokenPhrase], names: [[String]]) {
    self.phrases = phrases.map(\.elements)
    let said = Set(names.joined())
    let isApart = names.allSatisfy { name in
      names.allSatisfy { $0 == name || !$0.starts(with: name) && !Self.ends($0, with: name) }
    }
    nameIsLikeAWord = isApart && phrases.allSatisfy { said.isDisjoint(with: $0.words) }
  }

  /// The pairs of numbers, the smaller first, in order.
  var pairs: [(Int, Int)] {
    let forwards = Partition(phrases.map { ends(of: $0) })
    let backwards = Partition(phrases.map { ends(of: $0.reversed()) })
    let (first, other) =
      forwards.count <= backwards.count ? (forwards, backwards) : (backwards, forwards)
    return first.pairs.filter { other.agree($0.0, $0.1) }.sorted { $0 < $1 }
  }

  /// The words at an end of a phrase; nothing follows where a value stands, or nothing more does.
  private func ends(of elements: some Sequence<Element>) -> [Element] {
    Array(
      elements.prefix { element in
        switch element {
        case .word: true
        case .applicationName: nameIsLikeAWord
        case .parameter: false
        }
      }
    )
  }

  private static func ends(_ words: [String], with others: [String]) -> Bool {
    words.suffix(others.count) == others[...]
  }
}

/// Phrases parted by the words at one of their ends.
private struct Partition {
  private let ends: [[SpokenPhrase.Element]]
  /// Groups whose members may go with each other, and those in each that may go with all of it.
  private var groups: [(open: [Int], all: [Int])] = []

  init(_ ends: [[SpokenPhrase.Element]]) {
    self.ends = ends
    part(Array(ends.indices), at: 0)
  }

  /// How many pairs there are at most.
  var count: Int { groups.reduce(0) { $0 + $1.open.count * $1.all.count } }

  /// The pairs of numbers, the smaller first.
  var pairs: [(Int, Int)] {
    groups.flatMap { group in
      let open = Set(group.open)
      return group.open.flatMap { one in
        group.all.compactMap { other -> (Int, Int)? in
          // Where both are open, the pair is found from either.
          guard one != other, !open.contains(other) || one < other else { return nil }
          return (min(one, other), max(one, other))
        }
      }
    }
  }

  /// Whether two phrases do not differ before the end of what is known of either.
  func agree(_ one: Int, _ other: Int) -> Bool {
    zip(ends[one], ends[other]).allSatisfy(==)
  }

  private mutating func part(_ numbers: [Int], at depth: Int) {
    guard numbers.count > 1 else { return }
    let open = numbers.filter { ends[$0].count == depth }
    if !open.isEmpty { groups.append((open, numbers)) }
    let rest = numbers.filter { ends[$0].count > depth }
    for (_, group) in Dictionary(grouping: rest, by: { ends[$0][depth] }) {
      part(group, at: depth + 1)
    }
  }
}
