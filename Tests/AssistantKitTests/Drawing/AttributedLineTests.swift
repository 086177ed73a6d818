import Testing

@testable import AssistantKit

@Suite struct AttributedLineTests {
  @Test(arguments: [
    ("short", ["short"]),
    ("The Hobbit and many more words", ["The Hobbit and many", "more words"]),
    ("  2  Persuasion by Jane Austen", ["  2  Persuasion by", "     Jane Austen"]),
    ("  - book (Book, required)", ["  - book (Book,", "    required)"]),
    ("                    deep in here", ["  deep in here"]),
    ("1984 is the name of a book", ["1984 is the name of", "a book"]),
  ])
  func `a line is broken, and what follows a number stays below itself`(
    text: String,
    lines: [String]
  ) {
    #expect(AttributedLine(text, look: .bold).wrapped(columns: 20).map(\.text) == lines)
  }

  @Test(arguments: [16, 37, 40, 57, 77, 197])
  func `nothing is wider than there is room, in any script`(columns: Int) {
    let texts = [
      "  1  " + String(repeating: "책장에 있는 책을 모두 ", count: 12),
      String(repeating: "một cuốn sách rất dài ", count: 12), String(repeating: "x", count: 300),
    ]
    for text in texts {
      for line in AttributedLine(text).wrapped(columns: columns) { #expect(line.width <= columns) }
    }
    var drawing = AttributedLine("│", look: .dim)
    drawing.append(String(repeating: "雪", count: 120), look: .bold)
    for line in drawing.wrapped(columns: columns) { #expect(line.width <= columns) }
  }
}
