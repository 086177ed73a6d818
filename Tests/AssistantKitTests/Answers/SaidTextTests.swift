import Testing

@testable import AssistantKit

@Suite struct SaidTextTests {
  @Test(arguments: [
    ("open the hobbit", 5..<15, "the hobbit", "the hobbit", 5..<15),
    ("open the no wait hobbit", 5..<23, "the hobbit", "the no wait hobbit", 5..<23),
    ("책을 열어", 0..<4, "책", "책을", 0..<6),
    ("책을 열어", 4..<9, "을", "을 열", 3..<10),
    ("e\u{301}x", 0..<1, "e", "e\u{301}", 0..<3),
    ("e\u{301}x", 1..<4, "x", "e\u{301}x", 0..<4),
    ("dune", 9..<12, "emma", "emma", 9..<12),
    ("dune", 4..<4, "", "", 4..<4),
    ("dune", 0..<4, "dune", "dune", 0..<4),
  ])
  func `a range covers its text`(
    said: String,
    range: Range<Int>,
    words: String,
    text: String,
    expected: Range<Int>
  ) {
    let piece = SaidText(said).piece(range, saying: words)
    #expect(piece.text == text)
    #expect(piece.range == expected)
    if expected.upperBound <= said.utf8.count {
      let cut = Array(said.utf8)[expected]
      #expect(String(decoding: cut, as: UTF8.self) == text)
    }
  }
}
