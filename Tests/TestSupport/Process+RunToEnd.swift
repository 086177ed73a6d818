public import Foundation

extension Process {
  /// All tests begin at once: with each of their programs on the way, none would come to its end in time.
  private static let turnstile = Turnstile(room: 2 * ProcessInfo.processInfo.activeProcessorCount)

  /// Starts the program when it is its turn and waits for its end without holding a thread.
  ///
  /// - Parameter prepare: What is done once it is its turn, such as opening files: with those of every
  ///   waiting program open, Foundation reads past the end of what it knows of this process's descriptors.
  /// - Throws: What it throws, or why the program could not be started.
  public func runToEnd(_ prepare: () throws -> Void = {}) async throws {
    try await Self.turnstile.pass {
      try prepare()
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
