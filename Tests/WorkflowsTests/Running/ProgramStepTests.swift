import Foundation
import TestSupport
import Testing

@testable import Workflows

@Suite struct ProgramStepTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func run(
    _ name: String,
    _ arguments: [String] = [],
    input: String = "",
    seconds: Int = 600
  ) async throws -> String {
    try await ProgramStep(
      name: name,
      arguments: arguments,
      input: input,
      folder: folder.url,
      environment: ["PATH": "/usr/bin:/bin"],
      timeLimit: .seconds(seconds)
    ).output()
  }

  @Test(arguments: ["$(date)", "; rm -rf /", "a b", "--help", "\n", "‘’", "*", ""])
  func `an argument reaches the program as it is`(argument: String) async throws {
    #expect(try await run("printf", ["%s|", argument, "end"]) == "\(argument)|end|")
  }

  @Test func `a program reads its input and its output is taken`() async throws {
    let text = String(repeating: "가나다 line\n", count: 20_000)
    #expect(try await run("cat", input: text) + "\n" == text)
  }

  @Test func `a program that does not read its input ends all the same`() async throws {
    let text = String(repeating: "x", count: 1_000_000)
    #expect(try await run("true", input: text) == "")
  }

  @Test func `a failure is told with the last line of what the program complained of`() async {
    await #expect(
      throws: WorkflowProblem.programFailed("sh", status: 3, lastLine: "second")
    ) { try await run("sh", ["-c", "echo first >&2; echo second >&2; exit 3"]) }
  }

  @Test(arguments: ["no-such-program", "", "/no/such", "a\u{0}b", "."])
  func `what is no program is told`(name: String) async {
    await #expect(throws: WorkflowProblem.noProgram(name)) { try await run(name) }
  }

  @Test func `a program that takes too long is ended`() async {
    await #expect(throws: WorkflowProblem.programTooSlow("sleep", seconds: 0)) {
      try await run("sleep", ["1000"], seconds: 0)
    }
  }

  @Test func `a program that writes without end is ended`() async {
    await #expect(throws: WorkflowProblem.tooMuchOutput("yes")) { try await run("yes") }
  }

  @Test func `a run that nobody wants any more ends its program`() async throws {
    let running = Task { try await run("sleep", ["1000"]) }
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
  }
}
