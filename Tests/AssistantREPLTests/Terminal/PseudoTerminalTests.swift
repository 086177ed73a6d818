import TestSupport
import Testing

/// The terminal that other tests rely on, checked with a shell.
@Suite struct PseudoTerminalTests {
  @Test func `a program on it has a controlling terminal of the right size`() async throws {
    let terminal = try PseudoTerminal(columns: 33, rows: 7)
    let child = try terminal.spawn(
      "/bin/sh",
      arguments: ["-c", "stty size </dev/tty; read line; stty size; echo \"$line $WORD\"; exit 4"],
      environment: ["PATH": "/usr/bin:/bin", "WORD": "dune"]
    )
    try await terminal.wait(for: "7 33")
    terminal.resize(columns: 50, rows: 9)
    terminal.send("buy\r")
    try await terminal.wait(for: "9 50")
    try await terminal.wait(for: "buy dune")
    #expect(await child.exitStatus() == 4)
  }

  @Test func `Ctrl-C reaches the program as a signal`() async throws {
    let terminal = try PseudoTerminal()
    let child = try terminal.spawn("/bin/sh", arguments: ["-c", "echo ready; read line"])
    try await terminal.wait(for: "ready")
    terminal.send("\u{3}")
    #expect(await child.exitStatus() == 130)
  }

  @Test func `what never comes is told with the screen`() async throws {
    let terminal = try PseudoTerminal(silence: 0)
    await #expect(throws: PseudoTerminal.Disappointment.self) {
      try await terminal.wait(for: "anything")
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let output: String
    let lines: [String]
    let cursor: [Int]
    var testDescription: String { output.debugDescription }
  }

  @Test(arguments: [
    Row(output: "ab\r\nc", lines: ["ab", "c"], cursor: [1, 1]),
    Row(output: "12345", lines: ["12345"], cursor: [0, 4]),
    Row(output: "12345\r\nx", lines: ["12345", "x"], cursor: [1, 1]),
    Row(output: "123456", lines: ["12345", "6"], cursor: [1, 1]),
    Row(output: "1234雪", lines: ["1234", "雪"], cursor: [1, 2]),
    Row(output: "👩‍👩‍👧e\u{301}❤️", lines: ["👩‍👩‍👧e\u{301}❤️"], cursor: [0, 4]),
    Row(output: "a\r\nb\r\nc\r\nd", lines: ["b", "c", "d"], cursor: [2, 1]),
    Row(output: "abc\r\ndef\u{1b}[A\u{1b}[2D\u{1b}[J", lines: ["a"], cursor: [0, 1]),
    Row(output: "abc\r\u{1b}[2Cx\u{1b}[1;2Hy", lines: ["ayx"], cursor: [0, 2]),
    Row(output: "abc\u{1b}[H\u{1b}[2J!", lines: ["!"], cursor: [0, 1]),
  ])
  func `the screen shows what a terminal would`(row: Row) {
    var screen = ScreenModel(columns: 5, rows: 3)
    for byte in row.output.utf8 { screen.feed([byte]) }
    #expect(screen.lines == row.lines)
    #expect([screen.cursorRow, screen.cursorColumn] == row.cursor)
    #expect(screen.unknown.isEmpty)
  }

  @Test func `a narrower screen breaks its rows again`() {
    var screen = ScreenModel(columns: 10, rows: 4)
    screen.feed("0123456789\r\nabcdef")
    screen.resize(columns: 4, rows: 6)
    #expect(screen.lines == ["0123", "4567", "89", "abcd", "ef"])
    #expect([screen.cursorRow, screen.cursorColumn] == [4, 2])
  }
}
