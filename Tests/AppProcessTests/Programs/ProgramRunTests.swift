import Foundation
import Testing

@testable import AppProcess

/// Programs are run to their end, whatever they do.
struct ProgramRunTests {
  private func run(
    _ script: String,
    input: String = "",
    limit: Duration = .seconds(20)
  ) async throws -> ProgramRun.Ending {
    try await ProgramRun(
      words: ["sh", "-c", script],
      folder: "/",
      input: Array(input.utf8),
      timeLimit: limit,
      grace: .milliseconds(100)
    ).run()
  }

  @Test func `what it writes is kept apart from what it complains about`() async throws {
    let ending = try await run("echo out; echo oops >&2; exit 3")
    #expect(ending.cause == .status(3))
    #expect(ProgramText.trimmed(ending.output) == "out")
    #expect(ProgramText.lastLine(of: ending.diagnostics) == "oops")
  }

  @Test func `it reads a megabyte while it writes one`() async throws {
    let text = String(repeating: "x", count: 1_000_000)
    let ending = try await run("cat", input: text)
    #expect(ending.cause == .status(0))
    #expect(ending.output.count == 1_000_000)
  }

  @Test func `one that does not read its input is no failure`() async throws {
    let ending = try await run("exit 0", input: String(repeating: "x", count: 1_000_000))
    #expect(ending.cause == .status(0))
  }

  @Test func `one that takes too long is ended with all it started`() async throws {
    let ending = try await run("trap '' TERM; sleep 1000 & sleep 1000", limit: .milliseconds(100))
    #expect(ending.cause == .tookTooLong)
  }

  @Test func `one that floods is ended`() async throws {
    let ending = try await run("yes")
    #expect(ending.cause == .wroteTooMuch)
  }

  @Test func `what it leaves running is not waited for`() async throws {
    let ending = try await run("sleep 5 & echo started")
    #expect(ending.cause == .status(0))
    #expect(ProgramText.trimmed(ending.output) == "started")
  }

  @Test func `a signal is told`() async throws {
    #expect(try await run("kill -9 $$").cause == .signal(9))
  }

  @Test func `it is ended with the task that waits for it`() async throws {
    let task = Task { try await run("sleep 1000") }
    task.cancel()
    #expect(try await task.value.cause == .cancelled)
  }

  @Test func `a program that is not there is an error`() async throws {
    await #expect(throws: SpawnFailure.self) {
      try await ProgramRun(words: ["/no/such"], folder: "/", timeLimit: .seconds(1)).run()
    }
  }
}
