import Foundation
import TestSupport
import Testing

@testable import AssistantREPL

/// The editor on a real terminal device, seen through a screen.
@Suite struct LineEditorTests {
  private let terminal: PseudoTerminal
  private let editor: LineEditor

  init() throws {
    terminal = try PseudoTerminal(columns: 40, rows: 10)
    editor = Self.editor(on: terminal)
  }

  private static func editor(
    on terminal: PseudoTerminal,
    historyFile: HistoryFile? = nil
  ) -> LineEditor {
    LineEditor(
      terminal: Terminal(
        input: terminal.descriptor,
        output: terminal.descriptor,
        environment: [:],
        style: TerminalStyle(isColored: true),
        isOwnedByProcess: false
      ),
      historyFile: historyFile
    )
  }

  private static let completion = LineCompletion { typed in
    ["open dune in library", "open emma in library", "雪国を開く"].filter { $0.hasPrefix(typed) }
  }

  /// Begins to read, and waits for the prompt: before it the terminal itself answers to keys.
  private func read(_ prompt: String = "> ") async throws -> Task<LineEditor.Result, Never> {
    let editor = editor
    let line = Task { await editor.readLine(prompt: prompt, completing: Self.completion) }
    try await terminal.wait(for: prompt.trimmingCharacters(in: .whitespaces))
    return line
  }

  @Test func `a typed line is shown and comes back`() async throws {
    let line = try await read()
    try await terminal.wait { $0.text == ">" && $0.modes.contains(2004) }
    terminal.send("open dune\r")
    #expect(await line.value == .line("open dune"))
    let screen = try await terminal.wait { $0.cursorRow == 1 && !$0.modes.contains(2004) }
    #expect(screen.text == "> open dune")
    #expect(screen.unknown.isEmpty)
  }

  @Test func `the suggestion shows faintly and Right takes it`() async throws {
    let line = try await read()
    terminal.send("open d")
    try await terminal.wait { $0.text(withLook: "2") == "une in library" }
    terminal.send("\u{1b}[C\r")
    #expect(await line.value == .line("open dune in library"))
  }

  @Test func `Tab lists what fits and the list goes with the next key`() async throws {
    let line = try await read()
    terminal.send("open\t\t")
    try await terminal.wait {
      $0.lines == ["> open emma in library", "  open dune in library", "› open emma in library"]
    }
    terminal.send("!")
    try await terminal.wait { $0.lines == ["> open emma in library!"] }
    terminal.send("\r")
    #expect(await line.value == .line("open emma in library!"))
  }

  @Test func `wide characters are edited where they are seen`() async throws {
    let line = try await read()
    terminal.send("雪国👩‍👩‍👧é")
    terminal.send("\u{1b}[D\u{1b}[D\u{7f}")
    try await terminal.wait { $0.text == "> 雪👩‍👩‍👧é" && $0.cursorColumn == 4 }
    terminal.send("\r")
    #expect(await line.value == .line("雪👩‍👩‍👧é"))
  }

  @Test func `Ctrl-C interrupts and Ctrl-D on an empty line ends`() async throws {
    let first = try await read()
    terminal.send("half\u{3}")
    #expect(await first.value == .interrupted(hasText: true))
    let second = try await read("2> ")
    terminal.send("\u{4}")
    #expect(await second.value == .endOfInput)
  }

  @Test func `pasted lines are shown, and each is entered in its turn`() async throws {
    let line = try await read()
    terminal.send("\u{1b}[200~open dune\nremove emma\nbuy ten\n\u{1b}[201~")
    try await terminal.wait { $0.lines == ["> open dune", "  remove emma", "  buy ten"] }
    terminal.send("\r")
    #expect(await line.value == .line("open dune"))
    await editor.printAbove("opened")
    #expect(await editor.readLine(prompt: "> ") == .line("remove emma"))
    #expect(await editor.readLine(prompt: "? ", remembering: false) == .line("buy ten"))
    try await terminal.wait {
      Array($0.lines.prefix(4)) == ["> open dune", "opened", "> remove emma", "? buy ten"]
    }
    let next = try await read()
    terminal.send("x\r")
    #expect(await next.value == .line("x"))
  }

  @Test func `what is typed ahead belongs to the next lines`() async throws {
    terminal.send("one\rtwo\rthree")
    #expect(await editor.readLine(prompt: "> ") == .line("one"))
    #expect(await editor.readLine(prompt: "> ") == .line("two"))
    terminal.send("!\r")
    #expect(await editor.readLine(prompt: "> ") == .line("three!"))
  }

  @Test func `lines can be printed above the one that is typed`() async throws {
    let line = try await read()
    terminal.send("half a line")
    try await terminal.wait(for: "half a line")
    await editor.printAbove("a book\nwas returned")
    try await terminal.wait {
      $0.lines == ["a book", "was returned", "> half a line"] && $0.cursorColumn == 13
    }
    terminal.send("\r")
    #expect(await line.value == .line("half a line"))
    await editor.printAbove("done")
    try await terminal.wait(for: "> half a line\ndone")
  }

  @Test func `a line is drawn anew for a terminal of another size`() async throws {
    let line = try await read()
    let text = "open one hundred years of solitude in library"
    terminal.send(text)
    try await terminal.wait { $0.cursorRow == 1 }
    terminal.resize(columns: 20, rows: 10)
    await editor.noteResize()
    try await terminal.wait {
      $0.lines == ["> open one hundred y", "ears of solitude in", "library"]
        && [$0.cursorRow, $0.cursorColumn] == [2, 7]
    }
    terminal.send("\r")
    #expect(await line.value == .line(text))
  }

  @Test func `Escape gives the typed line back`() async throws {
    let line = try await read()
    terminal.send("open\t")
    try await terminal.wait(for: "> open dune in library\n")
    terminal.send("\u{1b}")
    try await terminal.wait { $0.lines == ["> open dune in library"] && $0.cursorColumn == 6 }
    terminal.send("\r")
    #expect(await line.value == .line("open"))
  }

  @Test func `Ctrl-L clears the screen and keeps the line`() async throws {
    await editor.printAbove("old")
    let line = try await read()
    terminal.send("dune\u{c}")
    try await terminal.wait { $0.lines == ["> dune"] }
    terminal.send("\r")
    #expect(await line.value == .line("dune"))
  }

  @Test func `a cancelled task stops reading and leaves keys to the next`() async throws {
    let first = try await read()
    try await terminal.wait(for: ">")
    first.cancel()
    #expect(await first.value == .interrupted(hasText: false))
    let second = try await read("2> ")
    terminal.send("dune\r")
    #expect(await second.value == .line("dune"))
  }

  @Test func `the terminal is in its usual mode between lines`() async throws {
    let mode = try #require(TerminalMode(of: terminal.descriptor))
    let line = try await read()
    try await terminal.wait(for: ">")
    #expect(TerminalMode(of: terminal.descriptor)?.isEchoing == false)
    terminal.send("\r")
    _ = await line.value
    #expect(mode.isEchoing)
    #expect(TerminalMode(of: terminal.descriptor)?.isEchoing == true)
  }

  @Test func `lines are remembered in the next run unless they shall not be`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("editor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = HistoryFile(url: folder.appendingPathComponent("history"))
    // Every editor has a terminal of its own, or they would take each other's keys.
    let one = try PseudoTerminal()
    let first = Self.editor(on: one, historyFile: file)
    one.send("open dune\rsecret\r")
    #expect(await first.readLine(prompt: "> ") == .line("open dune"))
    #expect(await first.readLine(prompt: "? ", remembering: false) == .line("secret"))
    let other = try PseudoTerminal()
    other.send("\u{1b}[A\r")
    let second = Self.editor(on: other, historyFile: file)
    #expect(await second.readLine(prompt: "> ") == .line("open dune"))
    #expect(await second.historyFailure == nil)
  }

  @Test func `a descriptor that is no terminal ends at once`() async throws {
    let pipe = Pipe()
    let editor = LineEditor(
      terminal: Terminal(
        input: pipe.fileHandleForReading.fileDescriptor,
        output: terminal.descriptor,
        environment: [:],
        style: .plain,
        isOwnedByProcess: false
      )
    )
    #expect(await editor.readLine(prompt: "> ") == .endOfInput)
    try pipe.fileHandleForWriting.close()
  }
}
