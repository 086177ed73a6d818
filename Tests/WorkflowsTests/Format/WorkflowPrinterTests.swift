import AssistantKit
import OrderedJSON
import TestSupport
import Testing

@testable import Workflows

@Suite struct WorkflowPrinterTests {
  @Test func `a file is put into the usual form and keeps its comments`() throws {
    let written = """


      #what it is for
      shortcut   "Tidy Up"   # short
      say "tidy up please"
      accepts   lines



      # first of all
      x=[1,2.50 , "a\\tb",@42 "The Hobbit",@"a-b"]
      if x is not empty and not ( y contains "z" or y is between 1 and 2 ) {
      # inside
      show x    # at the end
      # last inside
      }
      otherwise if x is empty {
      }
      otherwise {
       stop
      }
      books=find Library.Book where year>=1900 and shelf is "read" sorted by year descending,title limit 3
      run "My App".Open book:ask "Which?" times:-3
      repeat book in books {

      n = ask "How many?" for:number
      }
      # the end
      """
    let usual = """
      # what it is for
      shortcut "Tidy Up"  # short
      say "tidy up please"
      accepts lines

      # first of all
      x = [1, 2.5, "a\\tb", @42 "The Hobbit", @"a-b"]
      if x is not empty and not (y contains "z" or y is between 1 and 2) {
        # inside
        show x  # at the end
        # last inside
      } otherwise if x is empty {
      } otherwise {
        stop
      }
      books = find Library.Book where year >= 1900 and shelf is "read" sorted by year descending, title limit 3
      run "My App".Open book: ask "Which?" times: -3
      repeat book in books {
        n = ask "How many?" for: number
      }
      # the end

      """
    // What follows a closed block may stand on the next line.
    let joined = written.replacing("}\notherwise", with: "} otherwise")
    #expect(try WorkflowPrinter.formatted(joined) == usual)
    #expect(try WorkflowPrinter.formatted(usual) == usual)
  }

  @Test func `empty lines part steps, one at a time`() throws {
    let text = "shortcut \"A\"\n\nshow 1\n\nshow 2\nshow 3\n\n# about four\nshow 4\n"
    #expect(try WorkflowPrinter.formatted(text) == text)
    let spread = text.replacing("\n\n", with: "\n\n\n\n")
    #expect(try WorkflowPrinter.formatted(spread) == text)
  }

  @Test(arguments: 0..<400)
  func `what is written down is read back the same`(seed: Int) throws {
    var made = WorkflowMaker(seed: UInt64(seed))
    let text = WorkflowPrinter.text(of: made.workflow())
    let read = try WorkflowParser.workflow(in: text)
    #expect(WorkflowPrinter.text(of: read) == text)
  }

  @Test func `names become files that stay in their folder`() {
    for name in ["../../etc/passwd", "a/b", ".hidden", "-rf", "$(date)", "%2F", "a\\b", "~"] {
      let file = PersonalName.fileName(name)
      #expect(!file.contains("/") && !file.hasPrefix(".") && !file.hasPrefix("-"), "\(file)")
    }
    #expect(PersonalName.fileName("가장 많이 읽은 작가") == "가장 많이 읽은 작가")
    #expect(!PersonalName.isGood("a\nb") && !PersonalName.isGood("") && !PersonalName.isGood("…"))
    #expect(!PersonalName.isGood(String(repeating: "a", count: 300)))
  }
}

/// Makes workflows of every kind of step and value.
private struct WorkflowMaker {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func workflow() -> Workflow {
    Workflow(
      name: "Made \(number(100))",
      phrases: chance(3) ? ["say \"this\"", "${no} value"] : [],
      accepts: pick(Workflow.InputKind.allCases),
      body: block(depth: 0)
    )
  }

  private mutating func block(depth: Int) -> Block {
    Block(
      (0..<number(4)).map { _ in step(depth: depth) },
      closingComments: chance(4) ? ["done"] : []
    )
  }

  private mutating func step(depth: Int) -> Step {
    let kind = kind(depth: depth)
    var trivia = Trivia()
    if chance(4) { trivia.comments = ["about this", ""] }
    if chance(5) { trivia.trailing = "at its end" }
    return Step(kind, result: kind.hasResult ? "name\(number(9))" : nil, trivia: trivia)
  }

  private mutating func kind(depth: Int) -> Step.Kind {
    switch number(depth > 2 ? 5 : 10) {
    case 0: return .value(expression(depth: 0))
    case 1:
      return .intent(IntentStep(app: app(), intent: "Open", arguments: arguments(["a", "b"])))
    case 2:
      return .find(
        FindStep(
          app: app(),
          entity: "Book",
          condition: chance(2) ? .all([comparison(), comparison()]) : nil,
          sorting: chance(2) ? [FindStep.Sorting(property: "year", isDescending: chance(2))] : [],
          limit: chance(2) ? .number(3) : nil
        )
      )
    case 3, 4: return .action(call())
    case 5:
      return .condition(
        (0...number(2)).map { _ in
          Step.Branch(condition: condition(depth: 0), block: block(depth: depth + 1))
        },
        otherwise: chance(2) ? block(depth: depth + 1) : nil
      )
    case 6:
      return .repeatEach(variable: "each", expression(depth: 0), block(depth: depth + 1))
    case 7: return .repeatTimes(expression(depth: 0), block(depth: depth + 1))
    case 8: return .repeatWhile(condition(depth: 0), block(depth: depth + 1))
    default:
      return .menu(
        prompt: expression(depth: 0),
        (0...number(2)).map { _ in
          Step.MenuItem(title: text(), block: block(depth: depth + 1))
        }
      )
    }
  }

  private mutating func call() -> ActionCall {
    let action = pick(Action.allCases)
    var call = ActionCall(
      action: action,
      subject: action.subject == .required ? expression(depth: 0) : nil,
      arguments: [],
      condition: action == .filter ? condition(depth: 0) : nil
    )
    for (label, kind) in action.arguments where chance(2) {
      let value: Workflows.Expression
      switch kind {
      case .value: value = expression(depth: 0)
      case .property, .variable: value = .variable(VariablePath("title"))
      case .properties: value = .list([.variable(VariablePath("a")), .variable(VariablePath("b"))])
      case .word(let known): value = .text(TextTemplate(pick(known)))
      }
      call.arguments.append(
        Argument(label: label, value: value, location: .init(line: 0, column: 0))
      )
    }
    return call
  }

  private mutating func arguments(_ labels: [String]) -> [Argument] {
    labels.filter { _ in chance(2) }.map {
      Argument(label: $0, value: expression(depth: 0), location: .init(line: 0, column: 0))
    }
  }

  private mutating func expression(depth: Int) -> Workflows.Expression {
    switch number(depth > 2 ? 6 : 7) {
    case 0: return .text(text())
    case 1: return .number(pick([0, -3, 2.5, 1984, 1e21, 0.000_001]))
    case 2: return .truth(chance(2))
    case 3: return .variable(VariablePath("x", chance(2) ? ["author"] : []))
    case 4:
      return .chosen(
        id: pick(["42", "the-hobbit", "a b", "007", "ß", "\u{D4E}"]),
        title: pick(["T \"q\"", "\u{301}"])
      )
    case 5: return .ask(prompt: chance(2) ? text() : nil)
    default: return .list((0..<number(3)).map { _ in expression(depth: depth + 1) })
    }
  }

  private mutating func condition(depth: Int) -> Condition {
    switch number(depth > 2 ? 1 : 4) {
    case 1: return .not(condition(depth: depth + 1))
    case 2: return .all([condition(depth: depth + 1), condition(depth: depth + 1)])
    case 3: return .any([condition(depth: depth + 1), condition(depth: depth + 1)])
    default: return comparison()
    }
  }

  private mutating func comparison() -> Condition {
    let relation = pick(Relation.allCases)
    return .comparison(
      VariablePath("x"),
      relation,
      (0..<relation.valueCount).map { _ in expression(depth: 2) }
    )
  }

  private mutating func text() -> TextTemplate {
    TextTemplate(
      (0..<number(4)).flatMap { _ -> [TextTemplate.Piece] in
        [
          .literal(
            pick([
              "a", "책 \"한\" 권", "$", "${", "\\", "tab\t", "line\nbreak", "$5 ", "\u{301}",
              "\t\u{301}", "\u{600}",
              "\u{2028}\u{200D}",
            ])
          ),
          .variable(VariablePath("x", ["y"])),
        ]
      }
    )
  }

  private mutating func app() -> String? { pick([nil, "Library", "My App", "도서관"]) }

  private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
  private mutating func chance(_ one: Int) -> Bool { number(one) == 0 }
  private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }
}
