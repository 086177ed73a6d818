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
  /// How many threads wait for work that may come.
  private static let mostIdle = 4

  private struct State {
    var jobs: [UnownedJob] = []
    var threads = 0
    /// The threads that will take a job next.
    var idle = 0
  }

  private let state = Mutex(State())
  private let work = DispatchSemaphore(value: 0)

  private init() {}

  /// Has a piece of a task run.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      guard state.idle < state.jobs.count, state.threads < Self.most else { return false }
      state.threads += 1
      state.idle += 1
      return true
    }
    if needsThread { Thread { self.takeJobs() }.start() }
    work.signal()
  }

  private func takeJobs() {
    let handlerStack = HandlerStack()
    defer { extendLifetime(handlerStack) }
    repeat {
      work.wait()
      let job = state.withLock { state in
        state.idle -= 1
        return state.jobs.removeFirst()
      }
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    } while isNeeded()
  }

  private func isNeeded() -> Bool {
    state.withLock { state in
      guard state.idle < Self.mostIdle || state.idle < state.jobs.count else {
        state.threads -= 1
        return false
      }
      state.idle += 1
      return true
    }
  }
}
