import Foundation
import TestSupport
import Testing

/// However the assistant ends, nothing that it started for an app stays behind.
@Suite(.serialized) struct EndingAppsTests {
  private let program: Program
  private let pipe: String

  init() throws {
    // Whoever runs the tests in the background has what they start ignore it.
    _ = signal(SIGINT, SIG_DFL)
    program = try Program()
    pipe = program.home.path("alive")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    // It hears nothing, neither what is said nor that it should end, and has a child that does the same.
    try program.home.write(
      "trap '' TERM INT; exec 9>\"$1\"; echo runs >&9; sleep 1000 & while :; do sleep 1000; done\n",
      to: "hang.sh"
    )
    try program.home.write(
      """
      {"version": 2, "apps": [
        {"name": "Bell", "program": ["sh", "hang.sh", "\(pipe)"], "shortcuts": [
          {"intent": "Ring", "phrases": ["Ring the bell in ${applicationName}"]}],
          "intents": [{"intent": "Ring", "title": "Ring"}]},
        {"name": "Gong", "shortcuts": [
          {"intent": "Beat", "phrases": ["Beat the gong in ${applicationName}"]}],
          "intents": [{"intent": "Beat", "title": "Beat", "run": ["sh", "hang.sh", "\(pipe)"]}]}]}
      """,
      to: "apps.json"
    )
  }

  @Test(
    arguments: ["ring the bell in bell", "beat the gong in gong"],
    [SIGINT, SIGTERM, SIGKILL]
  )
  func `what hangs ends with whoever started it`(sentence: String, signal: Int32) throws {
    try hang(["run", sentence, "--catalog", "apps.json"], endedBy: signal)
  }

  @Test func `the program of a step ends with whoever runs the shortcut`() async throws {
    let ending = try await program.run(
      ["shortcut", "new", "Hang"],
      input: Array("x = program \"sh\" arguments: [\"hang.sh\", \"\(pipe)\"]\n".utf8)
    )
    #expect(ending.status == 0, "\(ending.diagnostics)")
    try hang(["shortcut", "run", "Hang"], endedBy: SIGTERM)
  }

  @Test func `an interrupted run is remembered, and ends by the signal`() async throws {
    // One that ends when it is told to.
    try program.home.write("exec 9>\"$1\"; echo runs >&9; sleep 1000\n", to: "wait.sh")
    let ending = try await program.run(
      ["shortcut", "new", "Wait"],
      input: Array("x = program \"sh\" arguments: [\"wait.sh\", \"\(pipe)\"]\n".utf8)
    )
    #expect(ending.status == 0, "\(ending.diagnostics)")
    let process = try hang(["shortcut", "run", "Wait"], endedBy: SIGINT)
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
    let history = try await program.run("shortcut", "history")
    #expect(history.lines.map { $0.hasSuffix("  Wait  cancelled") } == [true], "\(history)")
  }

  /// Runs something that hangs, and ends it by a signal as soon as it does.
  @discardableResult
  private func hang(_ words: [String], endedBy signal: Int32) throws -> Process {
    let process = Process()
    process.executableURL = program.executable
    process.arguments = words
    process.environment = program.wholeEnvironment
    process.currentDirectoryURL = program.home.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let alive = try FileHandle(forReadingFrom: URL(filePath: pipe))
    #expect(try alive.read(upToCount: 5) == Data("runs\n".utf8))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    // The pipe ends when none of them has it open any more.
    #expect(try alive.readToEnd() ?? Data() == Data())
    return process
  }
}
