import Synchronization

/// Tells those whose time is over, with one timer for all of them.
///
/// Most runs end long before their time does: a timer for each would cost more than the run.
package final class Deadlines: Sendable {
  /// The deadlines of the process.
  package static let shared = Deadlines()

  private struct Entry {
    let moment: ContinuousClock.Instant
    let end: @Sendable () -> Void
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// When the timer goes off; no entry is due before.
    var next: ContinuousClock.Instant?
    var timer: Task<Void, Never>?
  }

  private let state = Mutex(State())

  /// Calls `end` once the time is over, unless the owner is removed before.
  package func add(_ owner: AnyObject, after time: Duration, _ end: @escaping @Sendable () -> Void)
  {
    let moment = ContinuousClock.now + time
    state.withLock { state in
      state.entries[ObjectIdentifier(owner)] = Entry(moment: moment, end: end)
      if state.next.map({ moment < $0 }) ?? true { set(&state, to: moment) }
    }
  }

  /// Forgets the owner's deadline.
  package func remove(_ owner: AnyObject) {
    // The timer stays: setting it anew each time is what costs.
    state.withLock { $0.entries[ObjectIdentifier(owner)] = nil }
  }

  private func set(_ state: inout State, to moment: ContinuousClock.Instant) {
    state.timer?.cancel()
    state.next = moment
    state.timer = Task {
      do { try await Task.sleep(until: moment, clock: .continuous) } catch { return }
      goOff()
    }
  }

  private func goOff() {
    let due = state.withLock { state in
      let now = ContinuousClock.now
      let due = state.entries.filter { $0.value.moment <= now }
      for owner in due.keys { state.entries[owner] = nil }
      state.next = nil
      state.timer = nil
      if let next = state.entries.values.map(\.moment).min() { set(&state, to: next) }
      // A late timer finds several due, whose order still counts.
      return due.values.sorted { $0.moment < $1.moment }.map(\.end)
    }
    for end in due { end() }
  }
}
