import Synchronization

/// A progress that says when it goes on.
///
/// An intent sets it from wherever it runs; what it says is taken at once and handed on by someone
/// else, so that it never waits for a slow terminal.
final class ReportedProgress: Progress, @unchecked Sendable {
  /// How far it is.
  struct State: Sendable, Hashable {
    var done: Int64
    var total: Int64

    /// The part that is done, in whole percent; nil while nobody knows the whole.
    var percent: Int? {
      guard total > 0 else { return nil }
      return Int(100 * (Double(min(max(done, 0), total)) / Double(total)))
    }
  }

  private let continuation: AsyncStream<State>.Continuation
  private let last = Mutex<Int?>(nil)
  /// The states as they come; those that nobody has looked at yet make way for newer ones.
  let states: AsyncStream<State>

  init() {
    (states, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    super.init(parent: nil, userInfo: nil)
  }

  override var completedUnitCount: Int64 {
    didSet { report() }
  }

  override var totalUnitCount: Int64 {
    didSet { report() }
  }

  /// Ends the states; the last one still comes.
  func finish() { continuation.finish() }

  /// Tells what changed by a percent at least: a million steps are a hundred lines at most.
  private func report() {
    let state = State(done: completedUnitCount, total: totalUnitCount)
    guard let percent = state.percent else { return }
    let isNew = last.withLock { last in
      defer { last = percent }
      return last != percent
    }
    if isNew { continuation.yield(state) }
  }
}
