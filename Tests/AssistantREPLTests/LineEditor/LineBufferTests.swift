import TestSupport
import Testing

@testable import AssistantREPL

@Suite struct LineBufferTests {
  /// A line with its cursor written as "|".
  private func line(_ marked: String) -> LineBuffer {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    var buffer = LineBuffer(parts.joined())
    buffer.moveToStart()
    buffer.move(by: parts[0].count)
    return buffer
  }

  private func marked(_ buffer: LineBuffer) -> String {
    "\(buffer.before)|\(buffer.after)"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let before: String
    let name: String
    let after: String
    let edit: @Sendable (inout LineBuffer) -> Void
    var testDescription: String { "\(before) \(name) \(after)" }
  }

  @Test(arguments: [
    Row(before: "|", name: "insert", after: "Dune|") { $0.insert("Dune") },
    Row(before: "a|c", name: "insert", after: "ab|c") { $0.insert("b") },
    Row(before: "e|x", name: "insert accent", after: "e\u{301}|x") { $0.insert("\u{301}") },
    Row(before: "👩|", name: "insert joiner", after: "👩‍🚀|") { $0.insert("\u{200d}🚀") },
    Row(before: "|🇰🇷", name: "insert", after: "x|🇰🇷") { $0.insert("x") },
    Row(before: "|", name: "paste", after: "one two three|") { $0.insert("one\ntwo\r\nthree\n\n") },
    Row(before: "|", name: "paste controls", after: "a b[2J|") { $0.insert("a\tb\u{1b}[2J\u{0}") },
    Row(before: "雪国|", name: "delete left", after: "雪|") { $0.deleteLeft() },
    Row(before: "👩‍👩‍👧|!", name: "delete left", after: "|!") { $0.deleteLeft() },
    Row(before: "|a", name: "delete left", after: "|a") { $0.deleteLeft() },
    Row(before: "|é", name: "delete right", after: "|") { $0.deleteRight() },
    Row(before: "🇩x|🇪", name: "delete left", after: "🇩🇪|") { $0.deleteLeft() },
    Row(before: "ab|cd", name: "cut to end", after: "ab|") { _ = $0.cutToEnd() },
    Row(before: "ab|cd", name: "cut to start", after: "|cd") { _ = $0.cutToStart() },
    Row(before: "open the-book |x", name: "cut word left", after: "open the-|x") {
      _ = $0.cutWordLeft()
    },
    Row(before: "open the-book |x", name: "cut to space", after: "open |x") {
      _ = $0.cutToSpaceLeft()
    },
    Row(before: "a| (word) b", name: "cut word right", after: "a|) b") { _ = $0.cutWordRight() },
    Row(before: "open the hobbit|", name: "word left", after: "open the |hobbit") {
      $0.moveWordLeft()
    },
    Row(before: "|  설국 열차", name: "word right", after: "  설국| 열차") { $0.moveWordRight() },
    Row(before: "ab|", name: "transpose", after: "ba|") { $0.transpose() },
    Row(before: "a|b", name: "transpose", after: "ba|") { $0.transpose() },
    Row(before: "|ab", name: "transpose", after: "|ab") { $0.transpose() },
    Row(before: "雪👍🏽|c", name: "transpose", after: "雪c👍🏽|") { $0.transpose() },
    Row(before: "a|", name: "far right", after: "a|") { $0.move(by: 5) },
    Row(before: "a|", name: "far left", after: "|a") { $0.move(by: -5) },
  ])
  func `an edit leaves the line and its cursor as expected`(row: Row) {
    var buffer = line(row.before)
    row.edit(&buffer)
    #expect(marked(buffer) == row.after)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `no edit takes the cursor out of the line`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var buffer = LineBuffer()
    let pieces = ["a", " ", "雪", "\u{301}", "👍", "🏽", "\u{200d}", "🇰", "ᄒ", "ᅡ", "\u{fe0f}", "\n"]
    for _ in 0..<200 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0...3: buffer.insert(pieces.randomElement(using: &random) ?? "")
      case 4: buffer.deleteLeft()
      case 5: buffer.move(by: Int.random(in: -3...3, using: &random))
      case 6: buffer.transpose()
      case 7: buffer.moveWordLeft()
      default: _ = buffer.cutWordLeft()
      }
      #expect((0...buffer.count).contains(buffer.cursor))
      #expect(String(buffer.before) + String(buffer.after) == buffer.text)
    }
  }
}
