import AppIntents
import Understanding
import Synchronization

/// The list that was shown last, for "the second one" and "all of them".
final class ListMemory: Sendable {
  private let list = Mutex<ShownList?>(nil)

  /// The list; nil where none was shown.
  var shown: ShownList? { list.withLock { $0 } }

  /// Remembers a list in place of the one before; one that is empty is none.
  func remember(_ shown: ShownList) {
    guard !shown.entries.isEmpty else { return }
    list.withLock { $0 = shown }
  }
}

/// A list as it was shown, its places counted from 1.
struct ShownList: Sendable {
  /// What stands in a place.
  struct Entry: Sendable {
    var id: String
    var title: String
    /// The thing itself; nil for the option of a question.
    var found: FoundList.Entry?
  }

  var entries: [Entry]
  /// How many of them were to be seen.
  var visibleCount: Int
  /// What a person calls the things in it.
  var kinds: [String]
  /// The vocabulary of things that were named together and not shown, which "both" and "them" stand for; nil for a list.
  var named: VocabularyName?

  /// The type of its things and the app that has them; nil where they are options, or of several types.
  var type: (app: String, type: String)? {
    guard let first = entries.first?.found else { return nil }
    let isOfOne = entries.allSatisfy { $0.found?.app == first.app && $0.found?.type == first.type }
    return isOfOne ? (first.app, first.type) : nil
  }

  /// The options of a question.
  init(_ question: Question) {
    entries = question.options.map { Entry(id: $0.id, title: $0.title) }
    visibleCount = entries.count
    kinds = []
  }

  /// What was named in one sentence, of the last kind of which it was several; nil where there is none: two books that are
  /// put on one shelf are two books.
  init?(named topics: [Topic]) {
    let groups = topics.reversed().lazy.map { last in Self.different(topics.filter(last.isRival)) }
    guard let things = groups.first(where: { $0.count > 1 }), let last = things.last else {
      return nil
    }
    entries = things.map { Entry(id: $0.referent.id, title: $0.referent.title) }
    visibleCount = entries.count
    kinds = [last.kind]
    named = last.name
  }

  private static func different(_ topics: [Topic]) -> [Topic] {
    topics.indices.filter { place in
      !topics[..<place].contains { $0.isSame(as: topics[place]) }
    }
    .map { topics[$0] }
  }

  /// What was found.
  init(_ list: FoundList) {
    entries = list.entries.map {
      Entry(id: $0.entity.option.id, title: $0.entity.option.title, found: $0)
    }
    visibleCount = list.shownCount
    kinds = Array(Set(list.entries.map(\.kind)))
  }
}
