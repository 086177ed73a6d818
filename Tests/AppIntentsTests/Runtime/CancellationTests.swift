import AppIntents
import Synchronization
import Testing

private final class Record: Sendable {
  let lines = Mutex<[String]>([])
  let started = AsyncStream.makeStream(of: Void.self)
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

private struct CopyBooks: CancellableIntent, LongRunningIntent {
  static let title: LocalizedStringResource = "Copy Books"
  @Dependency var record: Record

  func perform() async throws -> some IntentResult {
    // The handler runs on the side of whoever cancels, where a test's dependencies are not bound.
    let record = record
    try await performBackgroundTask {
      record.add("started")
      record.started.continuation.yield()
      for await _ in AsyncStream<Never>.makeStream().stream {}
      try Task.checkCancellation()
    } onCancel: { reason in
      Self.told(reason, record: record)
    }
    return .result()
  }

  private static func told(_ reason: IntentCancellationReason, record: Record) {
    record.add(reason == .userCancelled ? "cancelled by the person" : "cancelled")
  }
}

private struct FinishBooks: CancellableIntent {
  static let title: LocalizedStringResource = "Finish Books"
  @Dependency var record: Record

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let count = await withIntentCancellationHandler {
      MainActor.assertIsolated()
      return 3
    } onCancel: { _ in
      record.add("cancelled")
    }
    return .result(value: count)
  }
}

@Suite struct CancellationTests {
  @Test func `the handler is called at once when the intent is to stop`() async throws {
    let record = Record()
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: record)
    let running = await dependencies.substituting {
      Task { await failure(CopyBooks.self, in: ScriptedConversation()) }
    }
    for await _ in record.started.stream { break }
    running.cancel()
    #expect(await running.value == .cancelled)
    #expect(record.lines.withLock { $0 } == ["started", "cancelled by the person"])
  }

  @Test func `an intent that ends by itself calls no handler`() async throws {
    let record = Record()
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: record)
    let outcome = try await dependencies.substituting {
      try await run(FinishBooks.self, in: ScriptedConversation())
    }
    #expect(outcome.value as? Int == 3)
    #expect(record.lines.withLock { $0.isEmpty })
  }
}
