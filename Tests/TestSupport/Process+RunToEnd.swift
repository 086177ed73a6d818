public import Foundation

extension Process {
  /// Starts the program and waits for its end without holding a thread.
  public func runToEnd() async throws {
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
