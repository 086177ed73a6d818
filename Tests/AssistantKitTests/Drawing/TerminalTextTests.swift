import AssistantKit
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("Dune", "Dune"),
    ("Cien años 百年 👩‍👩‍👧", "Cien años 百年 👩‍👩‍👧"),
    ("\u{1b}[2Jgone", "␛[2Jgone"),
    ("a\u{0}b\u{7}\u{7f}", "a␀b␇␡"),
    ("\u{9b}31m", "\\u{9B}31m"),
    ("abc\u{202e}fdp.exe", "abc\\u{202E}fdp.exe"),
    ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
    ("a\u{2028}b", "a\\u{2028}b"),
    ("one\ttwo", "one two"),
    ("one\r\ntwo\n", "one␍␊two␊"),
    ("e\u{301}\u{1b}", "e\u{301}␛"),
  ])
  func `what could command a terminal becomes visible`(text: String, expected: String) {
    #expect(TerminalText.sanitized(text) == expected)
  }

  @Test(arguments: [
    (TerminalText.LineBreaks.kept, "a\nb\nc␍d␍"), (.spaces, "a b c␍d␍"), (.shown, "a␍␊b␊c␍d␍"),
  ])
  func `line breaks are kept only where they are wanted`(
    lineBreaks: TerminalText.LineBreaks,
    expected: String
  ) {
    #expect(TerminalText.sanitized("a\r\nb\nc\rd\r", lineBreaks: lineBreaks) == expected)
  }

  @Test(arguments: [(TerminalText.Tabs.kept, "a\tb"), (.spaces, "a b"), (.shown, "a␉b")])
  func `tabs are kept only where they are wanted`(tabs: TerminalText.Tabs, expected: String) {
    #expect(TerminalText.sanitized("a\tb", tabs: tabs) == expected)
  }

  @Test func `no control character of any kind passes`() {
    let everything = String(
      String.UnicodeScalarView((0...0x2fff).compactMap { Unicode.Scalar($0 as UInt32) })
    )
    let result = TerminalText.sanitized(everything)
    #expect(!result.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(!result.unicodeScalars.contains { (0x2028...0x202e).contains($0.value) })
  }
}
