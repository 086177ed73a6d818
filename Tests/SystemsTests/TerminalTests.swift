import Foundation
import TestSupport
import Testing

/// The sample apps at a prompt, on a real terminal device, seen through a screen.
@Suite(.serialized) struct TerminalTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
  }

  /// The executable beside the tests.
  static let executable: String = {
    let places = [Bundle.main.executableURL, Bundle(for: Marker.self).bundleURL]
    let folders = places.compactMap { $0?.resolvingSymlinksInPath().deletingLastPathComponent() }
    let files = folders.map { $0.appending(path: "sample-assistant").path }
    return files.first { FileManager.default.isExecutableFile(atPath: $0) } ?? files[0]
  }()

  private final class Marker {}

  private func start(
    _ arguments: String...
  ) throws -> (terminal: PseudoTerminal, child: PseudoTerminal.Child) {
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let child = try terminal.spawn(
      Self.executable,
      arguments: arguments,
      environment: [
        "HOME": home.path("home"), "XDG_STATE_HOME": home.path("state"), "LANG": "C.UTF-8",
        "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
      ]
    )
    return (terminal, child)
  }

  /// Starts and waits until keys are read.
  private func prompt(
    _ arguments: String...
  ) async throws -> (terminal: PseudoTerminal, child: PseudoTerminal.Child) {
    let talk = try start(arguments.first ?? "--color=auto")
    try await talk.terminal.waitForPrompt()
    return talk
  }

  @Test(
    arguments: [
      "wait for the paint in workshop", "turn the wheel in workshop", "hold the stage in workshop",
    ]
  )
  func `Ctrl-C stops what runs, and the assistant stays`(utterance: String) async throws {
    let (terminal, child) = try await prompt()
    terminal.send(utterance + "\r")
    // The line has ended, but what it starts has hardly begun.
    try await terminal.wait { !$0.modes.contains(2004) }
    terminal.send("\u{3}")
    try await terminal.wait { $0.text.contains("Cancelled.") }
    try await terminal.waitForPrompt()
    terminal.send("take the saw from workshop\r")
    try await terminal.wait(for: "Here is the Saw.")
    terminal.send("quit\r")
    #expect(await child.exitStatus() == 0)
  }

  @Test func `what is to be put in order is put in order`() async throws {
    let (terminal, child) = try await prompt("--locale=ko")
    terminal.send("wait for the paint in workshop\r")
    try await terminal.wait(for: "The paint is wet.")
    terminal.send("\u{3}")
    let screen = try await terminal.wait(for: "취소했습니다.")
    #expect(screen.text.contains("The brushes are washed."))
    try await terminal.waitForPrompt()
    terminal.send("\u{4}")
    #expect(await child.exitStatus() == 0)
  }

  @Test func `Ctrl-C clears the line, and twice on an empty one it ends`() async throws {
    let (terminal, child) = try await prompt()
    terminal.send("open the\u{3}")
    try await terminal.wait { $0.lines.suffix(2) == ["> open the", ">"] }
    terminal.send("\u{3}")
    try await terminal.wait(for: "Press Ctrl-C again or Ctrl-D to leave.")
    try await terminal.waitForPrompt()
    terminal.send("undo\r")
    try await terminal.wait(for: "There is nothing to undo.")
    try await terminal.waitForPrompt()
    terminal.send("\u{3}")
    try await terminal.wait {
      $0.text.components(separatedBy: "Press Ctrl-C again").count == 3 && $0.lines.last == ">"
    }
    terminal.send("\u{3}")
    #expect(await child.exitStatus() == 0)
  }

  @Test func `what is bold in a snippet is bold on the screen`() async throws {
    let (terminal, child) = try await prompt()
    terminal.send("show papers of archive\r")
    let screen = try await terminal.wait(for: "[Count them]")
    #expect(screen.text(withLook: "1").contains("Papers"))
    #expect(screen.text(withLook: "2").contains("1817"))
    #expect(screen.text(withLook: "36").contains("[Count them]"))
    try await terminal.waitForPrompt()
    terminal.send("\u{4}")
    #expect(await child.exitStatus() == 0)
  }

  @Test func `a progress bar is redrawn in its place and taken away`() async throws {
    let (terminal, child) = try await prompt()
    terminal.send("paint the fence in workshop\r")
    // A bar may be gone again at any moment somebody looks; what came is there for good.
    let wide = try await terminal.wait(untilRecorded: { recorded in
      bars(in: recorded).contains { $0.contains("/s · ") }
    })
    #expect(bars(in: wide).allSatisfy { $0.hasPrefix("  ━") || $0.hasPrefix("  ─") })
    let drawn = wide.drop { !"━─".contains($0) }
    #expect(!drawn.contains("\n"), "\(drawn)")
    terminal.resize(columns: 40, rows: 24)
    // What was on its way while the size changed is broken in two, as on any terminal, and may stay above.
    try await terminal.wait(untilRecorded: { recorded in
      bars(in: recorded).contains { $0.hasSuffix("…") }
    })
    terminal.send("\u{3}")
    // Where the machine is slow it may have come to its end before the key arrives.
    let ends = ["Cancelled.", "The fence is white."]
    let last = try await terminal.wait { screen in
      ends.contains { screen.text.contains($0) } && screen.lines.last == ">"
    }
    #expect(last.unknown.isEmpty)
    #expect(!last.text.contains("^C"), "\(last.text)")
    #expect(ends.contains { end in last.lines.contains { $0.hasSuffix(end) } })
    // The bar itself is gone; one that the new size broke may be left.
    #expect(last.lines.count { $0.contains("─") } <= 1, "\(last.text)")
    try await terminal.waitForPrompt()
    terminal.send("\u{4}")
    #expect(await child.exitStatus() == 0)
  }

  @Test(arguments: [("en", "That took longer than 1 second, so it was stopped."), ("ko", "1초")])
  func `what takes too long is stopped without anybody`(
    locale: String,
    message: String
  ) async throws {
    let (terminal, child) = try start(
      "--locale",
      locale,
      "--time-limit",
      "1",
      "run",
      "hold the stage in workshop"
    )
    try await terminal.wait(for: message)
    #expect(await child.exitStatus() == 1)
  }

  @Test func `Ctrl-C ends the program where it was called for one thing only`() async throws {
    let (terminal, child) = try start("--json", "run", "wait for the paint in workshop")
    try await terminal.wait(for: #""outcome":"match""#)
    terminal.send("\u{3}")
    #expect(await child.exitStatus() == 130)
  }
}

/// The progress bars that were drawn, whatever became of them.
private func bars(in recorded: String) -> [String] {
  let unpainted = recorded.replacing(/\u{1b}\[[0-9;]*m/, with: "")
  return unpainted.split(separator: /\u{1b}\[[0-9;?]*[A-Za-z]|[\r\n]+/).map(String.init)
    .filter { $0.contains("%") && ($0.contains("━") || $0.contains("─")) }
}
