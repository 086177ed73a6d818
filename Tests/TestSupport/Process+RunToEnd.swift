public import Foundation

extension Process {
  /// All tests begin at once: with each of their programs on the way, none would come to its end in time.
  private static let turnstile = Turnstile(room: 2 * ProcessInfo.processInfo.activeProcessorCount)

  /// Starts the program when it is its turn and waits for its end without holding a thread.
  public func runToEnd() async throws {
    try await Self.turnstile.pass {
      try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
        terminationHandler = { _ in done.resume() }
        do {
          try run()
        } catch {
          terminationHandler = nil
          done.resume(throwing: error)
        }
      }
    }
  }
}
