import AppIntents
import Testing

private struct ScanBooks: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Scan Books"
  @Parameter var count: Int
  @Parameter(default: false) var fails: Bool

  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = Int64(count)
    for _ in 0..<count { progress.completedUnitCount += 1 }
    if fails { throw LibraryError.notFound("shelf") }
    return .result()
  }
}

/// Waits after each step until the person has seen it.
private struct SlowScan: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Slow Scan"

  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 4
    for _ in 0..<4 {
      progress.completedUnitCount += 1
      try await requestConfirmation(dialog: "Next?")
    }
    return .result()
  }
}

@Suite struct ProgressTests {
  @Test func `the last state is told, and not every step`() async throws {
    let person = ScriptedConversation()
    try await run(ScanBooks.self, with: ["count": 100_000], in: person)
    #expect(person.transcript.last == "progress: 100000/100000 100%")
    #expect(person.transcript.count <= 101)
  }

  @Test func `what was reached is told before a failure`() async {
    let person = ScriptedConversation()
    let failure = await failure(ScanBooks.self, with: ["count": 3, "fails": true], in: person)
    #expect(failure != nil)
    #expect(person.transcript.last == "progress: 3/3 100%")
  }

  @Test func `the part that is done is told in the language`() async throws {
    let person = ScriptedConversation()
    try await run(ScanBooks.self, with: ["count": 1], in: person, app: library(locale: "vi"))
    #expect(person.transcript.last == "progress: 1/1 100%")
  }

  @Test func `an intent that reports can ask as any other`() async throws {
    let person = ScriptedConversation(.yes, .yes, .yes, .yes)
    try await run(SlowScan.self, in: person)
    #expect(person.transcript.filter { $0 == "confirm: Next?" }.count == 4)
    #expect(person.transcript.contains("progress: 4/4 100%"))
  }

  @Test func `nobody sees the progress outside of a run`() async throws {
    let intent = ScanBooks()
    intent.count = 2
    _ = try await intent.perform()
    #expect(intent.progress.totalUnitCount == 0)
  }
}
