import Synchronization

/// Writes parts in their order that several tasks make at once.
///
/// What the first unfinished part gives is written at once, what later ones give when it is their turn. So
/// everything before a place where one of them fails has been written by then.
final class OrderedOutput: Sendable {
  private let write: @Sendable ([UInt8]) -> Void
  private let state = Mutex(State())

  private struct State {
    var next = 0
    var held: [Int: [UInt8]] = [:]
    var finished: Set<Int> = []
  }

  /// Makes an output whose parts are numbered from 0 on.
  init(_ write: @escaping @Sendable ([UInt8]) -> Void) {
    self.write = write
  }

  /// Takes more of a part.
  ///
  /// - Parameters:
  ///   - bytes: What follows in the part.
  ///   - part: Its number.
  ///   - isLast: Whether nothing follows.
  func append(_ bytes: [UInt8], toPart part: Int, isLast: Bool) {
    state.withLock { state in
      if part != state.next {
        state.held[part, default: []] += bytes
        if isLast { state.finished.insert(part) }
        return
      }
      // Under the lock, or two parts might change places.
      if !bytes.isEmpty { write(bytes) }
      guard isLast else { return }
      state.next += 1
      while true {
        if let held = state.held.removeValue(forKey: state.next), !held.isEmpty { write(held) }
        guard state.finished.remove(state.next) != nil else { return }
        state.next += 1
      }
    }
  }
}
