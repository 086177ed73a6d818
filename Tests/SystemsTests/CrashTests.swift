import Foundation
import TestSupport
import Testing

/// An intent that ends the process takes everything with it but the person's terminal and a sentence.
@Suite(.serialized) struct CrashTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
  }

  private var environment: [String: String] {
    [
      "HOME": home.path("home"), "XDG_STATE_HOME": home.path("state"), "LANG": "C.UTF-8",
      "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  @Test(arguments: [
    ("drop the anvil in workshop", "Drop Anvil", [SIGILL, SIGTRAP]),
    ("wind the spring in workshop", "Wind Spring", [SIGSEGV, SIGBUS]),
  ])
  func `a pipe is told whose code it was, after what was done before`(
    utterance: String,
    title: String,
    signals: [Int32]
  ) async throws {
    let input = "take the saw from workshop\n\(utterance)\ntake the saw from workshop\n"
    let files = try ["in", "out", "err"].map {
      try home.write(Array($0 == "in" ? input.utf8 : "".utf8), to: $0)
    }
    let process = Process()
    process.executableURL = URL(filePath: TerminalTests.executable)
    process.environment = environment
    try await process.runToEnd {
      process.standardInput = try FileHandle(forReadingFrom: URL(filePath: files[0]))
      process.standardOutput = try FileHandle(forWritingTo: URL(filePath: files[1]))
      process.standardError = try FileHandle(forWritingTo: URL(filePath: files[2]))
    }
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(signals.contains(process.terminationStatus))
    #expect(String(decoding: home.bytes(of: "out"), as: UTF8.self) == "Here is the Saw.\n")
    let sentence =
      "assistant: error: “\(title)” of Workshop crashed, and the program with it; "
      + "what was done before is kept.\n"
    #expect(String(decoding: home.bytes(of: "err"), as: UTF8.self).hasSuffix(sentence))
  }

  @Test func `a terminal is left as it was found`() async throws {
    let terminal = try PseudoTerminal(columns: 160, rows: 24)
    let child = try terminal.spawn(
      TerminalTests.executable,
      arguments: ["--locale", "vi"],
      environment: environment
    )
    try await terminal.waitForPrompt()
    terminal.send("drop the anvil in workshop\r")
    let screen = try await terminal.wait(for: "những gì đã làm vẫn còn.")
    #expect(screen.text.contains("“Drop Anvil” của Workshop"))
    #expect([128 + SIGILL, 128 + SIGTRAP].contains(await child.exitStatus()))
    #expect(!screen.modes.contains(2004))
    var mode = termios()
    #expect(unsafe tcgetattr(terminal.descriptor, &mode) == 0)
    #expect(mode.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO))
  }
}
