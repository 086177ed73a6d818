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

  @Test(arguments: [
    ("Du\u{AD}ne\u{200B}\u{2060}\u{FEFF}", "Dune"),
    ("\u{3164}Dune\u{115F}\u{1160}\u{FFA0}", "Dune"),
    ("Dune\u{206A}", "Dune\\u{206A}"),
    ("Dune\u{FE0F} \u{FE0F}1\u{FE0F}", "Dune 1"),
    ("1\u{FE0F}\u{20E3} ❤\u{FE0F} 葛\u{E0100}", "1\u{FE0F}\u{20E3} ❤\u{FE0F} 葛\u{E0100}"),
    ("a\u{200D}b \u{200D}", "ab "),
    (
      "👩\u{200D}👧 می\u{200C}خواهم क\u{94D}\u{200D}ष", "👩\u{200D}👧 می\u{200C}خواهم क\u{94D}\u{200D}ष"
    ),
    ("🏴\u{E0067}\u{E0062}\u{E007F} \u{E0067}x", "🏴\u{E0067}\u{E0062}\u{E007F} x"),
    ("\u{1112}\u{1161}\u{11AB}글", "\u{1112}\u{1161}\u{11AB}글"),
    ("\u{1161}x\u{11AB} 한\u{11AB}하\u{11AB}", "\\u{1161}x\\u{11AB} 한\u{11AB}하\u{11AB}"),
    ("\u{200B}\u{3164}", "\\u{200B}\\u{3164}"),
  ])
  func `what is invisible and means nothing there is left out`(text: String, expected: String) {
    // As scalars, since equal strings may be spelt differently.
    #expect(Array(TerminalText.sanitized(text).unicodeScalars) == Array(expected.unicodeScalars))
    let again = TerminalText.sanitized(expected)
    #expect(Array(again.unicodeScalars) == Array(expected.unicodeScalars))
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
