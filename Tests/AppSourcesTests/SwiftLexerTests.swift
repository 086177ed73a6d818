import TestSupport
import Testing

@testable import AppSources

@Suite struct SwiftLexerTests {
  private func strings(_ source: String) -> [[SwiftToken.Segment]] {
    var lexer = SwiftLexer(Array(source.utf8))
    lexer.scan()
    return lexer.tokens.filter { $0.kind == .string }.map(\.segments)
  }

  private func words(_ source: String) -> [String] {
    var lexer = SwiftLexer(Array(source.utf8))
    lexer.scan()
    return lexer.tokens.map(\.text)
  }

  @Test(
    arguments: [
      (#""plain""#, "plain"),
      (#""a \"quote\" and a \\""#, #"a "quote" and a \"#),
      (#""\u{E9}t\u{e9}\n""#, "été\n"),
      ("#\"raw \\n \"inside\" \"#", #"raw \n "inside" "#),
      ("\"\"\"\n  two\n    lines\n  \"\"\"", "two\n  lines"),
      ("\"\"\"\n  one \\\n  line\n  \"\"\"", "one line"),
      ("\"\"", nil),
    ] as [(String, String?)]
  ) func `a literal's text is what the program sees`(_ source: String, _ text: String?) {
    #expect(strings(source) == [text.map { [.text($0)] } ?? []])
  }

  @Test func `an interpolation is a part with its tokens`() {
    let segments = strings(#""a \(f("x)", [1])) b""#)[0]
    #expect(segments.first == .text("a "))
    #expect(segments.last == .text(" b"))
    guard case .interpolation(let tokens) = segments[1] else {
      Issue.record("no interpolation")
      return
    }
    #expect(
      tokens.map(\.kind) == [.identifier, .sign, .string, .sign, .sign, .number, .sign, .sign]
    )
  }

  @Test(
    arguments: [
      ("a // \" no string\nb", ["a", "b"]),
      ("a /* \" /* nested */ \" */ b", ["a", "b"]),
      ("x = /\"/ + y", ["x", "=", "/\"/", "+", "y"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("`case` d", ["case", "d"]),
      ("#!/usr/bin/swift \"\nlet x", ["let", "x"]),
    ]
  ) func `what looks like a string and is none is passed over`(_ source: String, _ words: [String])
  {
    #expect(self.words(source) == words)
  }

  @Test func `directives are told with their conditions`() {
    var lexer = SwiftLexer(
      Array("#if os(iOS) &&\n (a)\n#elseif b\n#else // c\n#endif\n#available".utf8)
    )
    lexer.scan()
    #expect(lexer.directives.map(\.kind) == [.if, .elseif, .else, .endif])
  }

  @Test(arguments: 0..<200) func `no bytes make it fail or stand still`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let signs = Array("\"\\()#/*{}[]\n\r a\"\"\"#if\u{00}é$`".utf8)
    let bytes = (0..<300).map { _ in signs[Int(random.next() % UInt64(signs.count))] }
    var lexer = SwiftLexer(bytes)
    lexer.scan()
    #expect(lexer.position >= bytes.count)
    #expect(lexer.tokens.allSatisfy { $0.range.upperBound <= bytes.count })
  }

  @Test func `deep brackets in interpolations end`() {
    let deep = String(repeating: "\"\\(", count: 10_000)
    #expect(strings(deep).count >= 1)
  }
}
