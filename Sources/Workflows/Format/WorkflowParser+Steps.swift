import OrderedJSON

extension WorkflowParser {
  /// The words that begin a step and therefore name nothing.
  static let reserved: Set<String> = Set(
    Action.allCases.map(\.rawValue)
      + ["if", "otherwise", "repeat", "menu", "option", "run", "find", "yes", "no", "not"]
  )

  /// A step up to the end of its line, or of its block.
  mutating func step() throws(Abandoned) -> Step {
    let start = location
    var result: String?
    if let word = peekWord(), isSymbol("=", 1) {
      if Self.reserved.contains(word) { throw note(.reservedName(word)) }
      result = word
      advance()
      advance()
    }
    let keyword = peekWord()
    let kind = try kind(keyword, hasResult: result != nil)
    let step = Step(kind, result: result, location: start)
    if result != nil, !kind.hasResult { throw note(.noResult(keyword ?? ""), at: start) }
    return step
  }

  private mutating func kind(
    _ keyword: String?,
    hasResult: Bool
  ) throws(Abandoned) -> Step.Kind {
    switch keyword {
    case "if": return try condition()
    case "repeat": return try repetition()
    case "menu": return try menu()
    case "run": return .intent(try intent())
    case "find": return .find(try find())
    default:
      if let action = keyword.flatMap(Action.init(rawValue:)) { return .action(try call(action)) }
      if hasResult, keyword == nil || !beginsUnknownStep { return .value(try expression()) }
      guard let keyword else { throw expected("a step") }
      let known = Action.allCases.map(\.rawValue) + ["if", "repeat", "menu", "run", "find"]
      let suggestion =
        Similarity.nearest(to: keyword, among: known) ?? Action(explainedBy: keyword)?.rawValue
      throw note(.unknownStep(keyword, suggestion: suggestion))
    }
  }

  // MARK: - Blocks

  private mutating func condition() throws(Abandoned) -> Step.Kind {
    var branches: [Step.Branch] = []
    repeat {
      advance()
      let condition = try self.condition(depth: 0)
      branches.append(Step.Branch(condition: condition, block: try bracedBlock(of: "if")))
      guard takeWord("otherwise") else { return .condition(branches, otherwise: nil) }
    } while peekWord() == "if"
    return .condition(branches, otherwise: try bracedBlock(of: "otherwise"))
  }

  private mutating func repetition() throws(Abandoned) -> Step.Kind {
    advance()
    if takeWord("while") {
      let condition = try self.condition(depth: 0)
      return .repeatWhile(condition, try bracedBlock(of: "repeat"))
    }
    if let name = peekWord(), peekWord(1) == "in" {
      if Self.reserved.contains(name) { throw note(.reservedName(name)) }
      advance()
      advance()
      let list = try expression()
      return .repeatEach(variable: name, list, try bracedBlock(of: "repeat"))
    }
    let count = try expression()
    guard takeWord("times") else { throw expected("'times' or 'in'") }
    return .repeatTimes(count, try bracedBlock(of: "repeat"))
  }

  private mutating func menu() throws(Abandoned) -> Step.Kind {
    advance()
    let prompt = try expression()
    guard takeSymbol("{") else { throw expected("'{'") }
    let start = location
    var items: [Step.MenuItem] = []
    while true {
      let trivia = leadingTrivia()
      if takeSymbol("}") { break }
      if token.kind == .end { throw note(.unclosedBlock("menu"), at: start) }
      guard takeWord("option") else { throw expected("'option'") }
      guard case .text(let title) = token.kind else { throw expected("a text in quotes") }
      advance()
      items.append(
        Step.MenuItem(
          title: title,
          block: try bracedBlock(of: "option"),
          comments: trivia.comments
        )
      )
    }
    if items.isEmpty { throw expected("'option'") }
    return .menu(prompt: prompt, items)
  }

  // MARK: - Lines

  private mutating func call(_ action: Action) throws(Abandoned) -> Step.Kind.Call {
    advance()
    var call = ActionCall(action: action, subject: nil, arguments: [], condition: nil)
    if action.subject != .none, !isLabel, !isAtLineEnd, peekWord() != "where" {
      call.subject = try expression()
    } else if action.subject == .required {
      throw expected("a value behind '\(action.rawValue)'")
    }
    if action == .filter {
      guard takeWord("where") else { throw expected("'where'") }
      call.condition = try condition(depth: 0)
    }
    while isLabel {
      let location = location
      let label = try name("a name")
      _ = takeSymbol(":")
      guard let kind = action.arguments.first(where: { $0.label == label })?.kind else {
        throw note(
          .unknownArgument(label, of: action.rawValue, known: action.arguments.map(\.label)),
          at: location
        )
      }
      if call[label] != nil { throw note(.repeatedArgument(label), at: location) }
      call.arguments.append(
        Argument(label: label, value: try argument(kind), location: location)
      )
    }
    return call
  }

  private mutating func argument(_ kind: Action.ArgumentKind) throws(Abandoned) -> Expression {
    switch kind {
    case .value: return try expression()
    case .property, .variable:
      let start = location
      let word = try name("a name")
      return .variable(VariablePath(word, at: start))
    case .word(let known):
      guard let word = peekWord() else { throw expected(known.joined(separator: ", ")) }
      guard known.contains(word) else { throw note(.unknownWord(word, known: known)) }
      advance()
      return .text(TextTemplate(word))
    case .properties:
      guard takeSymbol("[") else { throw expected("'['") }
      var names: [Expression] = []
      while !takeSymbol("]") {
        let start = location
        names.append(.variable(VariablePath(try name("the name of a property"), at: start)))
        if !takeSymbol(","), !isSymbol("]") { throw expected("',' or ']'") }
      }
      return .list(names)
    }
  }

  private mutating func intent() throws(Abandoned) -> IntentStep {
    advance()
    let (app, name) = try reference("an intent")
    var step = IntentStep(app: app, intent: name, arguments: [])
    while isLabel {
      let location = location
      let label = try self.name("a name")
      _ = takeSymbol(":")
      if step.arguments.contains(where: { $0.label == label }) {
        throw note(.repeatedArgument(label), at: location)
      }
      step.arguments.append(
        Argument(label: label, value: try expression(), location: location)
      )
    }
    return step
  }

  private mutating func find() throws(Abandoned) -> FindStep {
    advance()
    let (app, name) = try reference("what to find")
    var step = FindStep(app: app, entity: name, condition: nil, sorting: [], limit: nil)
    if takeWord("where") {
      let start = location
      let condition = try condition(depth: 0)
      if !condition.isFlat { throw note(.mixedModes, at: start) }
      step.condition = condition
    }
    if takeWord("sorted") {
      guard takeWord("by") else { throw expected("'by'") }
      repeat {
        let property = try self.name("the name of a property")
        let isDescending = takeWord("descending")
        step.sorting.append(
          FindStep.Sorting(property: property, isDescending: isDescending)
        )
      } while takeSymbol(",")
    }
    if takeWord("limit") { step.limit = try expression() }
    return step
  }

  /// `Name` or `App.Name`, where the app may stand in quotes.
  mutating func reference(_ what: String) throws(Abandoned) -> (String?, String) {
    if case .text(let template) = token.kind, let app = template.plain {
      advance()
      guard takeSymbol(".") else { throw expected("'.'") }
      return (app, try name(what))
    }
    let first = try name(what)
    guard takeSymbol(".") else { return (nil, first) }
    return (first, try name(what))
  }

  /// Whether a word has something behind it that no value has, so that it was meant for a step.
  private var beginsUnknownStep: Bool {
    guard let word = peekWord(), !["yes", "no", "ask"].contains(word) else { return false }
    switch tokens[place + 1].kind {
    case .word, .text, .number, .symbol("["), .symbol("@"): return true
    default: return false
    }
  }

  private var isLabel: Bool { peekWord() != nil && isSymbol(":", 1) }

  private var isAtLineEnd: Bool {
    switch token.kind {
    case .newline, .end, .comment, .symbol("}"): true
    default: false
    }
  }
}

extension Step.Kind {
  typealias Call = ActionCall

  /// Whether a value comes out of it.
  var hasResult: Bool {
    switch self {
    case .value, .intent, .find: true
    case .action(let call): call.action.hasResult
    case .condition, .repeatEach, .repeatTimes, .repeatWhile, .menu: false
    }
  }
}

extension Condition {
  /// Whether it is one comparison, or several that are all joined in one way.
  var isFlat: Bool {
    switch self {
    case .comparison: true
    case .all(let parts), .any(let parts):
      parts.allSatisfy { if case .comparison = $0 { true } else { false } }
    case .not: false
    }
  }
}
