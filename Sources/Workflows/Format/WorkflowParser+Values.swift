import OrderedJSON

extension WorkflowParser {
  /// A value as it is written.
  mutating func expression() throws(Abandoned) -> Expression {
    switch token.kind {
    case .text(let template):
      advance()
      return .text(template)
    case .number(let number):
      advance()
      return .number(number)
    case .symbol("@"): return try chosen()
    case .symbol("["): return try list()
    case .word("yes"), .word("no"):
      defer { advance() }
      return .truth(peekWord() == "yes")
    case .word("ask"):
      advance()
      guard case .text(let prompt) = token.kind else { return .ask(prompt: nil) }
      advance()
      return .ask(prompt: prompt)
    case .word: return .variable(try path())
    default: throw expected("a value")
    }
  }

  private mutating func path() throws(Abandoned) -> VariablePath {
    let start = location
    var path = VariablePath(try name("a name"), at: start)
    while isSymbol("."), tokens[place].isAttached {
      advance()
      path.properties.append(try name("the name of a property"))
    }
    return path
  }

  private mutating func chosen() throws(Abandoned) -> Expression {
    advance()
    let id: String
    switch token.kind {
    case .word(let word): id = word
    case .number(let number): id = WorkflowPrinter.text(of: number)
    case .text(let template):
      guard let text = template.plain else { throw expected("an identifier") }
      id = text
    default: throw expected("an identifier")
    }
    advance()
    guard case .text(let template) = token.kind, let title = template.plain else {
      return .chosen(id: id, title: "")
    }
    advance()
    return .chosen(id: id, title: title)
  }

  private mutating func list() throws(Abandoned) -> Expression {
    advance()
    depth += 1
    defer { depth -= 1 }
    if depth > Self.mostDepth { throw note(.tooDeep) }
    var elements: [Expression] = []
    skipNewlines()
    while !takeSymbol("]") {
      elements.append(try expression())
      skipNewlines()
      if !takeSymbol(","), !isSymbol("]") { throw expected("',' or ']'") }
      skipNewlines()
    }
    return .list(elements)
  }

  private mutating func skipNewlines() {
    while token.kind == .newline, place < tokens.count - 2 { advance() }
  }

  // MARK: - Conditions

  /// What has to hold; "and" binds more closely than "or".
  mutating func condition(depth level: Int) throws(Abandoned) -> Condition {
    if level > Self.mostDepth { throw note(.tooDeep) }
    var parts = [try conjunction(level)]
    while takeWord("or") { parts.append(try conjunction(level)) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction(_ level: Int) throws(Abandoned) -> Condition {
    var parts = [try negation(level)]
    while takeWord("and") { parts.append(try negation(level)) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation(_ level: Int) throws(Abandoned) -> Condition {
    if level > Self.mostDepth { throw note(.tooDeep) }
    if takeWord("not") { return .not(try negation(level + 1)) }
    if takeSymbol("(") {
      let condition = try condition(depth: level + 1)
      guard takeSymbol(")") else { throw expected("')'") }
      return condition
    }
    return try comparison()
  }

  private mutating func comparison() throws(Abandoned) -> Condition {
    guard peekWord() != nil else { throw expected("the name of a value") }
    let path = try path()
    let relation = try relation()
    var values: [Expression] = []
    for place in 0..<relation.valueCount {
      if place == 1, !takeWord("and") { throw expected("'and'") }
      values.append(try expression())
    }
    return .comparison(path, relation, values)
  }

  private mutating func relation() throws(Abandoned) -> Relation {
    if case .symbol(let symbol) = token.kind, let relation = Relation(rawValue: symbol) {
      advance()
      return relation
    }
    // The longest comes first in the list of all.
    for relation in Relation.allCases {
      let words = relation.rawValue.split(separator: " ").map(String.init)
      if words.indices.allSatisfy({ peekWord($0) == words[$0] }) {
        for _ in words { advance() }
        return relation
      }
    }
    throw expected("'is', 'contains', '<' or another comparison")
  }
}
