import AppIntents
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

  /// The options of a question.
  init(_ question: Question) {
    entries = question.options.map { Entry(id: $0.id, title: $0.title) }
    visibleCount = entries.count
    kinds = []
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
