import Synchronization
import TestSupport
import Testing

/// What the tests' own programs wait at.
@Suite struct TurnstileTests {
  private final class Counts: Sendable {
    private let state = Mutex((inside: 0, most: 0, done: 0))

    func enter() {
      state.withLock {
        $0.inside += 1
        $0.most = max($0.most, $0.inside)
      }
    }

    func leave() {
      state.withLock {
        $0.inside -= 1
        $0.done += 1
      }
    }

    var most: Int { state.withLock { $0.most } }
    var done: Int { state.withLock { $0.done } }
  }

  @Test func `no more than there is room for are inside, and all come in`() async {
    let turnstile = Turnstile(room: 2)
    let counts = Counts()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await turnstile.pass {
            counts.enter()
            await Task.yield()
            counts.leave()
          }
        }
      }
    }
    #expect(counts.most <= 2)
    #expect(counts.done == 20)
  }
}
