import Synchronization

/// Counts something that happens in one conversation, such as its questions, so that each has a number.
final class Tally: Sendable {
  private let count = Mutex(0)

  /// How many there were.
  var last: Int { count.withLock { $0 } }

  @discardableResult func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
