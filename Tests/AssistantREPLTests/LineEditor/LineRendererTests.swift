import AssistantKit
import TestSupport
import Testing

@testable import AssistantREPL

@Suite struct LineRendererTests {
  private let family = "👩‍👩‍👧"

  private func show(
    _ frames: [LineFrame],
    columns: Int,
    rows: Int = 10,
    colored: Bool = false
  ) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows)
    var renderer = LineRenderer(style: TerminalStyle(isColored: colored))
    for frame in frames {
      screen.feed(renderer.draw(frame, size: TerminalSize(columns: columns, rows: rows)))
    }
    return screen
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let before: String
    var after = ""
    let lines: [String]
    let cursor: [Int]
    var testDescription: String { "\(before)|\(after)" }
  }

  @Test(arguments: [
    Row(before: "", lines: [">"], cursor: [0, 2]),
    Row(before: "dune", lines: ["> dune"], cursor: [0, 6]),
    Row(before: "du", after: "ne", lines: ["> dune"], cursor: [0, 4]),
    Row(before: "雪国", after: "の", lines: ["> 雪国の"], cursor: [0, 6]),
    Row(before: "e\u{301}e\u{301}", lines: ["> e\u{301}e\u{301}"], cursor: [0, 4]),
    Row(before: "👩‍👩‍👧👍🏽", lines: ["> 👩‍👩‍👧👍🏽"], cursor: [0, 6]),
    Row(before: "123456789012345678", lines: ["> 123456789012345678"], cursor: [1, 0]),
    Row(before: "12345678901234567", lines: ["> 12345678901234567"], cursor: [0, 19]),
    Row(
      before: "1234567890123456789",
      lines: ["> 123456789012345678", "9"],
      cursor: [1, 1]
    ),
    Row(
      before: "12345678901234567",
      after: "雪",
      lines: ["> 12345678901234567", "雪"],
      cursor: [1, 0]
    ),
    Row(
      before: "雪雪雪雪雪雪雪雪雪雪",
      lines: ["> 雪雪雪雪雪雪雪雪雪", "雪"],
      cursor: [1, 2]
    ),
    Row(before: "a\u{1b}[2Jb", lines: ["> a␛[2Jb"], cursor: [0, 8]),
    Row(before: "\u{202e}x", lines: ["> \\u{202E}x"], cursor: [0, 11]),
  ])
  func `a line of any width is shown on twenty columns`(row: Row) {
    let frame = LineFrame(prompt: "> ", before: row.before, after: row.after)
    let screen = show([frame], columns: 20)
    #expect(screen.lines == row.lines)
    #expect([screen.cursorRow, screen.cursorColumn] == row.cursor)
    #expect(screen.unknown.isEmpty)
  }

  @Test func `a shorter line leaves nothing of a longer one`() {
    let long = LineFrame(
      prompt: "> ",
      before: String(repeating: "long ", count: 12),
      hints: ["one", "two"]
    )
    let screen = show([long, LineFrame(prompt: "> ", before: "x")], columns: 20)
    #expect(screen.lines == ["> x"])
    #expect(screen.cursorRow == 0)
  }

  @Test func `a suggestion is faint and the cursor stays before it`() {
    let frame = LineFrame(prompt: "> ", before: "open ", suggestion: "dune")
    let screen = show([frame], columns: 20, colored: true)
    #expect(screen.text == "> open dune")
    #expect(screen.text(withLook: "2") == "dune")
    #expect(screen.cursorColumn == 7)
  }

  @Test func `hints stand below and the chosen one is marked`() {
    let frame = LineFrame(
      prompt: "> ",
      before: "open dune",
      hints: ["open dune", "open dune messiah in library", "\u{1b}[31m"],
      selectedHint: 0
    )
    let screen = show([frame], columns: 20)
    #expect(
      screen.lines == ["> open dune", "› open dune", "  open dune messiah…", "  ␛[31m"]
    )
    #expect([screen.cursorRow, screen.cursorColumn] == [0, 11])
  }

  @Test func `of many hints those around the chosen one are shown and counted`() {
    let hints = (1...30).map { "hint \($0)" }
    let frame = LineFrame(prompt: "> ", hints: hints, selectedHint: 19)
    let screen = show([frame], columns: 20, rows: 6)
    #expect(screen.lines.count == 6)
    #expect(screen.lines.contains("› hint 20"))
    #expect(screen.lines.last == "  … 20/30")
    #expect(screen.cursorRow == 0)
  }

  @Test func `of a line that is taller than the screen the part around the cursor is shown`() {
    let text = (0..<40).map { "word\($0)" }.joined(separator: " ")
    let frame = LineFrame(prompt: "> ", before: text)
    let screen = show([frame, frame], columns: 20, rows: 4)
    #expect(screen.lines.count == 4)
    #expect(screen.lines.last?.hasSuffix("word39") == true)
    let start = show([frame, LineFrame(prompt: "> ", after: text)], columns: 20, rows: 4)
    #expect(start.lines.first == "> word0 word1 word2")
    #expect([start.cursorRow, start.cursorColumn] == [0, 2])
  }

  @Test func `drawing works from the last row of the screen`() {
    var screen = ScreenModel(columns: 20, rows: 3)
    screen.feed("a\r\nb\r\n")
    var renderer = LineRenderer(style: .plain)
    let size = TerminalSize(columns: 20, rows: 3)
    for text in ["x", "x one two three four five", "x"] {
      screen.feed(renderer.draw(LineFrame(prompt: "> ", before: text), size: size))
    }
    #expect(screen.lines == ["b", "> x"])
  }

  @Test func `a finished line stays without hints and the cursor goes below`() {
    let size = TerminalSize(columns: 20, rows: 10)
    var screen = ScreenModel(columns: 20, rows: 10)
    var renderer = LineRenderer(style: .plain)
    let frame = LineFrame(
      prompt: "> ",
      before: "open ",
      after: "dune",
      suggestion: " x",
      hints: ["h"]
    )
    screen.feed(renderer.draw(frame, size: size) + renderer.finish(frame, size: size) + "!")
    #expect(screen.lines == ["> open dune", "!"])
  }

  @Test func `a finished line that fills its row leaves no empty row`() {
    let size = TerminalSize(columns: 20, rows: 10)
    var screen = ScreenModel(columns: 20, rows: 10)
    var renderer = LineRenderer(style: .plain)
    let frame = LineFrame(prompt: "> ", before: "123456789012345678")
    screen.feed(renderer.draw(frame, size: size) + renderer.finish(frame, size: size) + "!")
    #expect(screen.lines == ["> 123456789012345678", "!"])
  }

  @Test func `what is erased leaves the screen as it was`() {
    let size = TerminalSize(columns: 20, rows: 10)
    var screen = ScreenModel(columns: 20, rows: 10)
    var renderer = LineRenderer(style: .plain)
    screen.feed("before\r\n")
    screen.feed(
      renderer.draw(
        LineFrame(prompt: "> ", before: String(repeating: "雪", count: 30), hints: ["a"]),
        size: size
      )
    )
    screen.feed(renderer.erase(size: size))
    #expect(screen.lines == ["before"])
    #expect([screen.cursorRow, screen.cursorColumn] == [1, 0])
  }

  @Test(arguments: [5, 7, 10, 13, 19, 20, 33, 80])
  func `a terminal of another width shows the line once`(columns: Int) {
    var screen = ScreenModel(columns: 20, rows: 12)
    var renderer = LineRenderer(style: .plain)
    screen.feed("before\r\n")
    let text = "open one hundred years"
    let frame = LineFrame(prompt: "> ", before: text)
    screen.feed(renderer.draw(frame, size: TerminalSize(columns: 20, rows: 12)))
    screen.resize(columns: columns, rows: 12)
    screen.feed(renderer.draw(frame, size: TerminalSize(columns: columns, rows: 12)))
    let shown = screen.lines.joined().filter { $0 != " " }
    #expect(shown.hasSuffix(">openonehundredyears"))
    #expect(shown.count == "before>openonehundredyears".count)
  }

  @Test(arguments: 4...20)
  func `a narrower terminal shows a line of wide characters once`(columns: Int) {
    var screen = ScreenModel(columns: 21, rows: 30)
    var renderer = LineRenderer(style: .plain)
    screen.feed("before\r\n")
    let frame = LineFrame(prompt: "> ", before: "한국어 문장 雪国 하나를 아주 길게", after: " 🎉雪")
    screen.feed(renderer.draw(frame, size: TerminalSize(columns: 21, rows: 30)))
    screen.resize(columns: columns, rows: 30)
    screen.feed(renderer.draw(frame, size: TerminalSize(columns: columns, rows: 30)))
    let shown = screen.lines.joined().filter { $0 != " " }
    #expect(shown == "before>한국어문장雪国하나를아주길게🎉雪")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `whatever was on the screen, the next frame is drawn as if it were the first`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let columns = Int.random(in: 4...30, using: &random)
    let letters = ["a", " ", "雪", "e\u{301}", family, "👍🏽", "한", "\u{1b}", "é", "🇻🇳"]
    let frames = (0..<6).map { _ in
      let texts = (0..<3).map { _ in
        (0..<Int.random(in: 0...20, using: &random))
          .map { _ in letters.randomElement(using: &random) ?? "" }.joined()
      }
      return LineFrame(prompt: "> ", before: texts[0], after: texts[1], suggestion: texts[2])
    }
    let all = show(frames, columns: columns, rows: 40)
    let last = show(frames.suffix(1), columns: columns, rows: 40)
    #expect(all.lines == last.lines)
    #expect([all.cursorRow, all.cursorColumn] == [last.cursorRow, last.cursorColumn])
    #expect(all.unknown.isEmpty)
  }
}
