import Testing

@testable import Workflows

@Suite struct WorkflowParserTests {
  /// Steps, and what is wrong with them.
  struct Row: Sendable, CustomTestStringConvertible {
    var steps: String
    var mistakes: [String]

    init(_ steps: String, _ mistakes: String...) {
      self.steps = steps
      self.mistakes = mistakes
    }

    var testDescription: String { steps }
  }

  @Test(arguments: rows)
  func `every mistake has its place and its remedy`(row: Row) {
    #expect(mistakes(in: row.steps) == row.mistakes)
  }

  private static let rows = [
    Row("show \"a\""),
    Row("show", "1:5: expected a value behind 'show', not the end of the line"),
    Row("shwo \"a\"", "1:1: there is no step 'shwo'; did you mean 'show'?"),
    Row("x = frist y", "1:5: there is no step 'frist'; did you mean 'first'?"),
    Row("pick x", "1:1: there is no step 'pick'; did you mean 'random'?"),
    Row("zzzzz", "1:1: there is no step 'zzzzz'; an app's intent begins with 'run'"),
    Row("count = 3", "1:1: 'count' is a word of the format; choose another name"),
    Row("x = show \"a\"", "1:1: nothing comes out of 'show'; leave out the name before it"),
    Row("show \"a", "1:6: the text has no end; put '\"' behind it"),
    Row("show \"\\q\"", "1:7: '\\q' is no escape; write \\n, \\t, \\\", \\\\, \\$ or \\u{301}"),
    Row(
      "show \"\\u{d800}\"",
      "1:7: '\\u{d800' is no escape; write \\n, \\t, \\\", \\\\, \\$ or \\u{301}"
    ),
    Row("show \"${}\"", "1:9: expected a variable and '}', not '}'"),
    Row("show \"${a\"", "1:10: expected a variable and '}', not '\"'"),
    Row("show ; 3", "1:6: ';' has no meaning here; remove it"),
    Row("show \u{1b}3", "1:6: '\\u{1B}' has no meaning here; remove it"),
    Row("show 1 2", "1:8: expected the end of the line, not '2'"),
    Row("show 1 titel: 2", "1:8: 'show' takes no 'titel:'; it takes 'title:'"),
    Row("n = count x by: y", "1:13: 'count' takes no 'by:'"),
    Row("x = sort y by: a by: b", "1:18: 'by:' stands here twice; give it once"),
    Row("run A.B c: 1 c: 2", "1:14: 'c:' stands here twice; give it once"),
    Row(
      "x = ask \"?\" for: colour",
      "1:18: 'colour' is none of text, number, date, duration, yesOrNo, url"
    ),
    Row(
      "if a {",
      "1:6: expected 'is', 'contains', '<' or another comparison, not '{'",
      "1:7: '{' has no end; add '}'"
    ),
    Row("if a is 1 {", "1:12: 'if' has no end; add '}'"),
    Row("}", "1:1: expected a step, not '}'"),
    Row("repeat 3 {\n}", "1:10: expected 'times' or 'in', not '{'"),
    Row("menu \"?\" {\n}", "2:2: expected 'option', not the end of the line"),
    Row(
      "menu \"?\" {\nshow 1\n}",
      "2:1: expected 'option', not 'show'",
      "3:1: expected a step, not '}'"
    ),
    Row("x = [1, 2", "1:10: expected ',' or ']', not the end of the line"),
    Row(
      "find B where (a is 1 or b is 2) and c is 3",
      "1:14: 'find' takes conditions joined by 'and' or by 'or', not by both"
    ),
    Row("x = filter y", "1:13: expected 'where', not the end of the line"),
    Row(
      "shwo 1\nfind\nshow 2\nx = 1 1",
      "1:1: there is no step 'shwo'; did you mean 'show'?",
      "2:5: expected what to find, not the end of the line",
      "4:7: expected the end of the line, not '1'"
    ),
    // What is inside of a line that made no sense is still looked at.
    Row(
      "if a {\n  shwo 1\n}\nshow",
      "1:6: expected 'is', 'contains', '<' or another comparison, not '{'",
      "2:3: there is no step 'shwo'; did you mean 'show'?",
      "4:5: expected a value behind 'show', not the end of the line"
    ),
  ]

  @Test func `a file needs a name above its steps`() {
    #expect(
      fileMistakes("show 1") == ["1:1: the file has to begin with: shortcut \"Name\""]
    )
    #expect(
      fileMistakes("shortcut \"../..\"") == ["1:10: a shortcut needs a name of letters or digits"]
    )
    #expect(
      fileMistakes("shortcut \"A\"\naccepts book")
        == ["2:9: 'book' is none of text, number, date, url, file, lines"]
    )
    #expect(fileMistakes("").count == 1)
  }

  @Test func `comments stand above settings, and a name is not needed where one is given`() throws {
    let settings = "# what it is for\naccepts number\n\n# how it is called\nsay \"go\"\n"
    let steps = "# first of all\nshow input"
    let named = try WorkflowParser.workflow(named: "Go", in: settings + steps)
    let whole = try WorkflowParser.workflow(in: "shortcut \"Go\"\n" + settings + steps)
    for workflow in [named, whole] {
      #expect(workflow.name == "Go")
      #expect(workflow.accepts == .number)
      #expect(workflow.phrases == ["go"])
      #expect(workflow.trivia.comments == ["what it is for", "how it is called"])
      #expect(workflow.body.steps.map(\.trivia.comments) == [["first of all"]])
    }
  }

  @Test func `what is nested without end is refused`() {
    let depth = 20_000
    let lists = "x = " + String(repeating: "[", count: depth)
    #expect(mistakes(in: lists) == ["1:37: \(WorkflowMistake.Problem.tooDeep.sentence)"])
    let conditions = "if " + String(repeating: "(", count: depth)
    #expect(mistakes(in: conditions) == ["1:37: \(WorkflowMistake.Problem.tooDeep.sentence)"])
    let negations = "if " + String(repeating: "not ", count: depth)
    #expect(mistakes(in: negations).count == 1)
    let blocks = String(repeating: "repeat 1 times {\n", count: depth)
    #expect(
      mistakes(in: blocks).contains("32:17: \(WorkflowMistake.Problem.tooDeep.sentence)")
    )
    #expect(mistakes(in: blocks).count <= WorkflowParser.mostMistakes)
  }

  @Test func `a file that is too large is not read`() {
    let text = "shortcut \"A\"\n" + String(repeating: "#", count: WorkflowLexer.mostBytes)
    #expect(fileMistakes(text).first == "1:1: \(WorkflowMistake.Problem.tooLarge.sentence)")
  }

  @Test(arguments: 0..<300)
  func `no text whatever ends the program`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let pieces = [
      "if", "x", "=", "show", "{", "}", "\n", "\"a\"", "\"", "[", "]", "(", ")", "@", "1", ":",
      ".", "find", "run", "where", "is", "not", "and", "repeat", "menu", "option", "times", "$",
      "${", "#", "otherwise", "ask", "filter", "by", ",", "\u{0}", "책", "\\", "while", "in",
    ]
    let text = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
      (pieces.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
    }.joined()
    if let block = try? WorkflowParser.steps(in: text) {
      let printed = WorkflowPrinter.text(of: block)
      #expect(throws: Never.self) { try WorkflowParser.steps(in: printed) }
    }
  }

  private func mistakes(in steps: String) -> [String] {
    do {
      _ = try WorkflowParser.steps(in: steps)
      return []
    } catch {
      return error.mistakes.map(\.description)
    }
  }

  private func fileMistakes(_ text: String) -> [String] {
    do {
      _ = try WorkflowParser.workflow(in: text)
      return []
    } catch {
      return error.mistakes.map(\.description)
    }
  }
}
