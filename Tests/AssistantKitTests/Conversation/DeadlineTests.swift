import Testing

@testable import AssistantKit

@Suite struct DeadlineTests {
  private struct Broken: Error, Equatable {}

  @Test func `work that is done in time is the result`() async throws {
    #expect(try await withDeadline(.seconds(86_400)) { 7 } == 7)
  }

  @Test func `work that fails in time is the failure`() async {
    await #expect(throws: Broken()) {
      try await withDeadline(.seconds(86_400)) { throw Broken() }
    }
  }

  @Test func `work that never ends is given up`() async {
    let limit = Duration.milliseconds(5)
    await #expect(throws: DeadlineExceeded(limit: limit)) {
      try await withDeadline(limit) { try await forever() }
    }
  }

  @Test func `work that does not notice that it is cancelled is left behind`() async {
    let (stream, end) = AsyncStream<Never>.makeStream()
    let limit = Duration.milliseconds(5)
    await #expect(throws: DeadlineExceeded(limit: limit)) {
      try await withDeadline(limit) { await Task.detached { for await _ in stream {} }.value }
    }
    end.finish()
  }

  @Test func `someone who stops waiting gets no result`() async {
    let task = Task { try await withDeadline(.seconds(86_400)) { try await forever() } }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

/// Ends when it is cancelled, and not before.
func forever() async throws {
  for await _ in AsyncStream<Never>.makeStream().stream {}
  try Task.checkCancellation()
}
