import PhraseMatcher
import Testing

@Suite struct PhraseGrammarTests {
  private static let grammar = PhraseGrammar(pieces: [
    "ask": "[please|can you]", "open": "(open|show [me])", "polite open": "<ask> <open>",
  ])

  private func ways(_ text: String) throws -> [String] {
    try Self.grammar.template(of: text).rows.map(\.description)
  }

  @Test(
    arguments: [
      ("open ${book}", ["open ${book}"]),
      ("[please] open", ["open", "please open"]),
      ("open [please]", ["open", "open please"]),
      ("(open|show) ${book}", ["open ${book}", "show ${book}"]),
      ("[please|do] open", ["open", "please open", "do open"]),
      ("light[s] on", ["light on", "lights on"]),
      ("(a|)b", ["ab", "b"]),
      ("[very [very]] good", ["good", "very good", "very very good"]),
      ("(turn;off)", ["turn off", "off turn"]),
      (
        "(turn;the ${light};off)",
        [
          "turn the ${light} off", "the ${light} turn off", "off turn the ${light}",
          "turn off the ${light}", "the ${light} off turn", "off the ${light} turn",
        ]
      ),
      ("(open ${book}|${book} please)", ["open ${book}", "${book} please"]),
      ("<ask> open", ["open", "please open", "can you open"]),
      (
        "<polite open> it",
        [
          "open it", "please open it", "can you open it", "show it", "please show it",
          "can you show it", "show me it", "please show me it", "can you show me it",
        ]
      ),
      (#"\[draft\] 3 \< 4"#, ["[draft] 3 < 4"]),
      ("open; then close", ["open; then close"]),
      ("wi[ ]fi", ["wifi", "wi fi"]),
    ] as [(String, [String])]
  )
  func `a template stands for its ways`(text: String, expected: [String]) throws {
    #expect(Set(try ways(text)) == Set(expected))
    #expect(try ways(text).first == expected.first, "the plainest way comes first")
    #expect(try ways(text).count == expected.count)
  }

  @Test(arguments: [
    "[please] (open|show) [me] ${book}", "(turn;the ${light};off)", #"say \[this\] [now]"#,
    "light[s|ing] on in ${applicationName}",
  ])
  func `a template is written back`(text: String) throws {
    let template = try Self.grammar.template(of: text)
    #expect(template.description == text)
    #expect(try Self.grammar.template(of: template.description) == template)
  }

  @Test(
    arguments: [
      ("open [the ${book}", ["5 '[' is never closed; add ']', or write '\\[' for the mark itself"]),
      (
        "open (the ${book}",
        ["5 '(' is never closed; add ')', or write '\\(' for the mark itself"]
      ),
      (
        "open <ask ${book}",
        ["5 '<' is never closed; add '>', or write '\\<' for the mark itself"]
      ),
      ("open] it", ["4 ']' closes nothing; remove it, or write '\\]' for the mark itself"]),
      (
        "(open] it)",
        ["5 ']' closes nothing; remove it, or write '\\]' for the mark itself"]
      ),
      ("open () it", ["5 there is nothing between the brackets; write what may be said"]),
      (
        "open|show it",
        [
          "4 '|' stands outside of brackets; put '(' and ')' around what may be said, or write '\\|' for the mark itself"
        ]
      ),
      (
        "(a|b;c) it",
        ["0 '|' and ';' stand between the same brackets; put brackets around one of them"]
      ),
      ("(a;b;c;d;e;f;g)", ["0 7 pieces stand in any order; there may be 6"]),
      ("open \\", ["5 a backslash stands last; write '\\\\' for the mark itself"]),
      (
        "<aks> open",
        ["0 there is no piece '<aks>'; there is <ask>, <open>, <polite open>"]
      ),
      (
        "open ${book} or ${book}",
        ["16 the parameter 'book' stands here twice; a phrase names each parameter once"]
      ),
      (
        "(open ${book};the ${book})",
        ["14 the parameter 'book' stands here twice; a phrase names each parameter once"]
      ),
      ("[please] [open]", ["0 everything here may be left out; take one word out of the brackets"]),
      (
        "open [${book) ${",
        [
          "5 '[' is never closed; add ']', or write '\\[' for the mark itself",
          "6 '${' is never closed; add '}'",
        ]
      ),
      (
        "a] (b [c",
        [
          "1 ']' closes nothing; remove it, or write '\\]' for the mark itself",
          "3 '(' is never closed; add ')', or write '\\(' for the mark itself",
          "6 '[' is never closed; add ']', or write '\\[' for the mark itself",
        ]
      ),
    ] as [(String, [String])]
  )
  func `all mistakes are told, each with its place`(text: String, expected: [String]) throws {
    let error = try #require(throws: PhraseTemplateErrors.self) {
      _ = try Self.grammar.template(of: text)
    }
    #expect(error.errors.map { "\($0.offset) \($0.message)" } == expected)
  }

  @Test func `a piece that stands in itself is no piece`() {
    let grammar = PhraseGrammar(pieces: ["a": "x <b>", "b": "y <a>", "c": "[z"])
    let mistakes = grammar.errors.mapValues { $0.errors.map(\.message) }
    #expect(
      mistakes == [
        "b": ["the piece '<a>' stands in itself; a piece may name only others"],
        "c": ["'[' is never closed; add ']', or write '\\[' for the mark itself"],
      ]
    )
  }

  @Test func `pieces that double each other end where a template is too large`() {
    var pieces = ["a0": "word word"]
    for number in 1...40 { pieces["a\(number)"] = "<a\(number - 1)> <a\(number - 1)>" }
    let grammar = PhraseGrammar(pieces: pieces)
    #expect(grammar.errors["a40"]?.errors.contains { $0.kind == .tooLarge } == true)
  }

  @Test func `the rows of many ways are counted and given one by one`() throws {
    let text = (0..<40).map { "[w\($0)]" }.joined(separator: " ") + " end"
    let rows = try Self.grammar.template(of: text).rows
    #expect(rows.count == 1 << 40)
    #expect(rows[0].description == "end")
    #expect(rows[(1 << 40) - 1].description.split(separator: " ").count == 41)
    let words = Set(rows.covering.flatMap { $0.description.split(separator: " ") })
    #expect(words.count == 41)
    #expect(rows.covering.count <= 2)
  }

  @Test(arguments: [("open [the] it", #"open \[the\] it"#), ("a", "a"), (#"\<"#, #"\\\<"#)])
  func `marks are written so that they are marks`(text: String, expected: String) throws {
    #expect(PhraseGrammar.escaped(text) == expected)
    #expect(try ways(expected) == [text])
  }
}
