import Testing

@testable import AssistantREPL

@Suite struct EditSessionTests {
  private static let books = ["open dune", "open dune messiah", "open emma", "add a book"]

  private func session(
    _ text: String = "",
    history: [String] = ["open emma", "buy dune", "open dune", "buy emma"]
  ) -> EditSession {
    EditSession(
      prompt: "> ",
      text: text,
      history: History(lines: history),
      completion: LineCompletion { typed in
        Self.books.filter { $0.hasPrefix(typed.lowercased()) }
      }
    )
  }

  /// Presses keys and tells what the line is after each.
  private func lines(_ keys: [Key], in session: EditSession) -> [String] {
    var session = session
    return keys.map { key in
      _ = session.handle(key)
      return "\(session.buffer.before)|\(session.buffer.after)"
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let keys: [Key]
    let line: String
    var testDescription: String { "\(keys)" }
  }

  @Test(arguments: [
    Row(keys: [.text("dune")], line: "dune|"),
    Row(keys: [.text("dune"), .control("a"), .text("x")], line: "x|dune"),
    Row(keys: [.text("dune"), .home, .control("f"), .delete], line: "d|ne"),
    Row(keys: [.text("dune"), .control("b"), .backspace], line: "du|e"),
    Row(keys: [.text("dune"), .left, .control("d")], line: "dun|"),
    Row(
      keys: [.text("one two"), .alt("b"), .control("k"), .home, .control("y")],
      line: "two|one "
    ),
    Row(
      keys: [.text("one two three"), .control("w"), .control("w"), .control("y")],
      line: "one two three|"
    ),
    Row(keys: [.text("one two"), .home, .alt("d"), .alt("d"), .control("y")], line: "one two|"),
    Row(keys: [.text("one"), .control("u"), .text("x"), .control("u"), .control("y")], line: "x|"),
    Row(keys: [.text("one two"), .wordLeft, .deleteWordLeft], line: "|two"),
    Row(keys: [.text("one two"), .home, .alt("f"), .control("t")], line: "on e|two"),
    Row(keys: [.paste("one\n")], line: "one|"),
    Row(keys: [.paste("one\ntwo\r\n\n  \nthree\n")], line: "one\ntwo\nthree|"),
    Row(keys: [.text("x"), .left, .paste("one\ntwo")], line: "one\ntwo|x"),
    Row(keys: [.text("x"), .alt("q"), .escape, .control("o")], line: "x|"),
  ])
  func `keys edit the line`(row: Row) {
    #expect(lines(row.keys, in: session()).last == row.line)
  }

  @Test func `keys that end a line say so`() {
    var line = session("dune")
    #expect(line.handle(.enter) == .submitted("dune"))
    #expect(line.handle(.control("c")) == .interrupted)
    #expect(line.handle(.control("z")) == .suspends)
    #expect(line.handle(.control("l")) == .clearsScreen)
    #expect(line.handle(.control("d")) == .refused)
    var empty = session()
    #expect(empty.handle(.control("d")) == .endOfInput)
    #expect(empty.handle(.backspace) == .refused)
  }

  @Test func `up and down walk through lines that begin like this one`() {
    #expect(
      lines([.up, .up, .up, .down, .down, .down], in: session("open"))
        == ["open dune|", "open emma|", "open emma|", "open dune|", "open|", "open|"]
    )
    #expect(
      lines([.control("p"), .control("p"), .control("n")], in: session())
        == ["buy emma|", "open dune|", "buy emma|"]
    )
  }

  @Test func `an edited former line is a new line`() {
    #expect(
      lines([.up, .text("!"), .up, .escape], in: session("buy"))
        == ["buy emma|", "buy emma!|", "buy emma!|", "buy emma!|"]
    )
    #expect(lines([.up, .up, .escape], in: session("buy")).last == "buy|")
  }

  @Test func `tab cycles through completions and back to what was typed`() {
    #expect(
      lines([.tab, .tab, .tab, .tab, .tab], in: session("open"))
        == ["open dune|", "open dune messiah|", "open emma|", "open|", "open dune|"]
    )
    #expect(
      lines([.backTab, .backTab, .escape], in: session("open"))
        == ["open emma|", "open dune messiah|", "open|"]
    )
  }

  @Test func `completions are shown while they are cycled through`() {
    var line = session("open")
    _ = line.handle(.tab)
    #expect(line.frame.hints == ["open dune", "open dune messiah", "open emma"])
    #expect(line.frame.selectedHint == 0)
    _ = line.handle(.text("!"))
    #expect(line.frame.hints.isEmpty)
    #expect(line.buffer.text == "open dune!")
  }

  @Test func `a line is completed where the cursor is, and what stands behind it stays`() {
    #expect(
      lines([.text("open du messiah"), .alt("b"), .left, .tab], in: session()).last
        == "open dune messiah|"
    )
    // Where nothing ends so, the whole line is what goes on.
    #expect(lines([.text("open em"), .left, .tab], in: session()).last == "open emma|")
  }

  @Test func `a former line that may be said again is suggested before any other`() {
    var line = EditSession(
      prompt: "> ",
      history: History(lines: ["open emma", "open dune mess", "buy dune"]),
      completion: LineCompletion(
        candidates: { _ in ["open dune messiah"] },
        isWorthRepeating: { $0 != "open dune mess" }
      )
    )
    _ = line.handle(.text("op"))
    #expect(line.suggestion?.line == "open emma")
    _ = line.handle(.text("en d"))
    #expect(line.suggestion?.line == "open dune messiah")
  }

  @Test func `a single completion is taken without a list`() {
    var line = session("add")
    #expect(line.handle(.tab) == .edited)
    #expect(line.buffer.text == "add a book")
    #expect(line.frame.hints.isEmpty)
    #expect(line.handle(.tab) == .refused)
  }

  @Test(arguments: [Key.right, .end, .control("e"), .control("f"), .wordRight])
  func `moving right at the end takes the suggestion`(key: Key) {
    var line = session("Open du")
    #expect(line.frame.suggestion == "ne")
    _ = line.handle(key)
    #expect(line.buffer.text == "open dune")
    #expect(line.buffer.isAtEnd)
  }

  @Test func `there is no suggestion inside a line, on an empty one or where none can be seen`() {
    var line = session("open du")
    _ = line.handle(.left)
    #expect(line.frame.suggestion.isEmpty)
    #expect(session().frame.suggestion.isEmpty)
    let plain = EditSession(
      prompt: "> ",
      text: "open",
      completion: LineCompletion { _ in ["open dune"] },
      showsSuggestions: false
    )
    #expect(plain.frame.suggestion.isEmpty)
  }

  @Test func `a suggestion fits what is typed without accents`() {
    let line = EditSession(
      prompt: "> ",
      text: "mo sa",
      completion: LineCompletion { _ in ["Mở sách Dế Mèn"] }
    )
    #expect(line.frame.suggestion == "ch Dế Mèn")
    let other = EditSession(
      prompt: "> ",
      text: "mo x",
      completion: LineCompletion { _ in ["Mở sách"] }
    )
    #expect(other.frame.suggestion.isEmpty)
  }

  @Test func `what is found by a word in it is pointed to, and moving right takes it`() {
    var line = EditSession(
      prompt: "> ",
      text: "hobb",
      completion: LineCompletion(candidates: { _ in [] }, found: { _ in "Open The Hobbit" })
    )
    #expect(line.frame.suggestion == "  → Open The Hobbit")
    _ = line.handle(.right)
    #expect(line.buffer.text == "Open The Hobbit")
  }

  @Test func `searching finds the newest line and goes on to older ones`() {
    var line = session("typed")
    _ = line.handle(.control("r"))
    _ = line.handle(.text("e"))
    _ = line.handle(.text("MM"))
    #expect(line.frame.prompt == "search “eMM”: ")
    #expect(line.buffer.text == "buy emma")
    _ = line.handle(.control("r"))
    #expect(line.buffer.text == "open emma")
    #expect(line.handle(.control("r")) == .refused)
    #expect(line.handle(.text("x")) == .refused)
    _ = line.handle(.backspace)
    #expect(line.buffer.text == "buy emma")
    #expect(line.handle(.enter) == .submitted("buy emma"))
  }

  @Test func `a search that is given up gives the typed line back`() {
    #expect(
      lines([.control("r"), .text("emma"), .escape], in: session("typed")).last == "typed|"
    )
    #expect(
      lines([.control("r"), .text("emma"), .home, .text("x")], in: session("typed")).last
        == "x|buy emma"
    )
  }

  @Test func `what stays on the screen is the prompt and the line`() {
    var line = session("open")
    _ = line.handle(.tab)
    #expect(line.finalFrame == LineFrame(prompt: "> ", before: "open dune"))
  }

  @Test func `a line takes no more than it has room for`() {
    var line = session()
    #expect(line.handle(.paste(String(repeating: "雪", count: 100_000))) == .refused)
    #expect(line.buffer.text == String(repeating: "雪", count: EditSession.longestLine / 3))
    #expect(line.handle(.text("xyz")) == .refused)
    #expect(line.buffer.text.utf8.count == EditSession.longestLine)
  }

  @Test func `ten thousand combining marks are one character`() {
    var line = session()
    _ = line.handle(.text("e" + String(repeating: "\u{301}", count: 10_000)))
    #expect(line.buffer.count == 1)
    #expect(LineLayout(line.frame, columns: 20).rows.count == 1)
    _ = line.handle(.backspace)
    #expect(line.buffer.isEmpty)
  }
}
