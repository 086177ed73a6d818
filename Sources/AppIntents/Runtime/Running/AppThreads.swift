import Dispatch
import Synchronization

/// Runs apps' code on threads of its own.
///
/// The threads that everything else shares are few. An intent or a query that never gives its thread
/// back would take one of them away for good, so each gets one of these, of which there are as many as
/// are needed at the same time.
package final class AppThreads: TaskExecutor {
  /// The threads of the process.
  package static let shared = AppThreads()

  /// How many threads there are at most; an app that blocks more is past help.
  private static let most = 64
  /// How many threads there are at once: more than these only get into each other's way, as long as none
  /// of them is kept.
  private static let eager = max(4, 2 * ProcessInfo.processInfo.activeProcessorCount)
  /// How long work waits where nothing moves, until there is one thread more for it.
  private static let patience = DispatchTimeInterval.milliseconds(5)

  private struct State {
    var jobs: [UnownedJob] = []
    var threads = 0
    /// The threads that will take a job next.
    var idle = 0
    /// How many jobs were taken.
    var taken = 0
    /// Whether somebody looks after the work that waits.
    var isWatched = false
  }

  private let state = Mutex(State())
  private let work = DispatchSemaphore(value: 0)
  private let standstill = DispatchQueue(label: "AppThreads.standstill", qos: .userInitiated)

  private init() {}

  /// Has a piece of a task run.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let (needsThread, needsWatch) = state.withLock { state in
      state.jobs.append(job)
      guard state.idle < state.jobs.count, state.threads < Self.most else { return (false, false) }
      guard state.threads < Self.eager else {
        defer { state.isWatched = true }
        return (false, !state.isWatched)
      }
      state.threads += 1
      state.idle += 1
      return (true, false)
    }
    if needsThread { Thread { self.takeJobs() }.start() }
    if needsWatch { watch() }
    work.signal()
  }

  /// Adds a thread for work that waits while every thread is kept, and goes on looking.
  private func watch() {
    let taken = state.withLock { $0.taken }
    standstill.asyncAfter(deadline: .now() + Self.patience) {
      let (needsThread, goesOn) = self.state.withLock { state in
        guard state.idle < state.jobs.count, state.threads < Self.most else {
          state.isWatched = false
          return (false, false)
        }
        guard state.taken == taken else { return (false, true) }
        state.threads += 1
        state.idle += 1
        return (true, true)
      }
      if needsThread { Thread { self.takeJobs() }.start() }
      if goesOn { self.watch() }
    }
  }

  private func takeJobs() {
    let handlerStack = HandlerStack()
    defer { extendLifetime(handlerStack) }
    repeat {
      work.wait()
      let job = state.withLock { state in
        state.idle -= 1
        state.taken += 1
        return state.jobs.removeFirst()
      }
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    } while isNeeded()
  }

  private func isNeeded() -> Bool {
    state.withLock { state in
      guard state.idle < Self.eager || state.idle < state.jobs.count else {
        state.threads -= 1
        return false
      }
      state.idle += 1
      return true
    }
  }
}
