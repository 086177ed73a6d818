import AssistantKit
import OrderedJSON

/// Reads workflows from their files; all that is wrong is told at once.
///
/// The grammar is in the article <doc:ShortcutFiles>.
package struct WorkflowParser {
  /// How deeply steps, lists and conditions may stand in each other.
  static let mostDepth = 32
  /// The most mistakes that are told of one file.
  static let mostMistakes = 100

  let file: String
  var tokens: [WorkflowToken]
  var place = 0
  var depth = 0
  var mistakes: [WorkflowMistake]

  /// A mistake that has been noted, after which the line makes no sense any more.
  struct Abandoned: Error {}

  init(_ text: String, file: String) {
    var lexer = WorkflowLexer(text, file: file)
    tokens = lexer.tokens()
    mistakes = lexer.mistakes
    self.file = file
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - text: What is in the file.
  ///   - file: What the person calls it; empty for no file.
  /// - Returns: The workflow, its steps numbered.
  /// - Throws: Every mistake of the file.
  package static func workflow(
    in text: String,
    file: String = ""
  ) throws(WorkflowFileErrors) -> Workflow {
    var parser = WorkflowParser(text, file: file)
    let workflow = parser.workflow()
    try parser.finish()
    return workflow
  }

  /// Reads a file for a workflow that is called otherwise: a whole file, or one without the name above.
  ///
  /// - Parameters:
  ///   - name: What it is called, whatever the file says.
  ///   - text: What is in the file; whole where it begins with `shortcut` and a text, and has more than that.
  ///   - file: What the person calls it; empty for no file.
  /// - Returns: The workflow, its steps numbered.
  /// - Throws: Every mistake of the file.
  package static func workflow(
    named name: String,
    in text: String,
    file: String = ""
  ) throws(WorkflowFileErrors) -> Workflow {
    var workflow = try workflow(in: text, file: file, calledElse: name)
    workflow.name = name
    return workflow
  }

  /// Reads a file that may have no name above its steps.
  ///
  /// - Parameters:
  ///   - text: What is in the file.
  ///   - file: What the person calls it; empty for no file.
  ///   - name: What the workflow is called where the file does not say.
  /// - Returns: The workflow, its steps numbered.
  /// - Throws: Every mistake of the file.
  package static func workflow(
    in text: String,
    file: String = "",
    calledElse name: String
  ) throws(WorkflowFileErrors) -> Workflow {
    var parser = WorkflowParser(text, file: file)
    var workflow = Workflow(name: name)
    if parser.beginsWithHeader {
      workflow = parser.workflow()
    } else {
      parser.settings(of: &workflow)
      workflow.body = parser.block(until: nil).numbered()
    }
    try parser.finish()
    return workflow
  }

  /// Reads steps without a name above them, as someone types them.
  package static func steps(
    in text: String,
    file: String = ""
  ) throws(WorkflowFileErrors) -> Block {
    var parser = WorkflowParser(text, file: file)
    let block = parser.block(until: nil)
    try parser.finish()
    return block.numbered()
  }

  func finish() throws(WorkflowFileErrors) {
    guard mistakes.isEmpty else {
      let inOrder = mistakes.sorted { $0.location < $1.location }
      throw WorkflowFileErrors(mistakes: Array(inOrder.prefix(Self.mostMistakes)))
    }
  }

  // MARK: - The file

  /// Whether the first line is the name of the file; alone it is a step, which runs the shortcut of that name.
  private var beginsWithHeader: Bool {
    var parser = self
    _ = parser.leadingTrivia()
    guard parser.takeWord("shortcut") else { return false }
    do {
      _ = try parser.plainText()
      _ = try parser.lineEnd()
      _ = parser.leadingTrivia()
      return parser.token.kind != .end
    } catch {
      return false
    }
  }

  private mutating func workflow() -> Workflow {
    var workflow = Workflow(name: "", trivia: leadingTrivia())
    do {
      guard takeWord("shortcut") else { throw note(.noHeader) }
      let start = location
      workflow.name = try plainText()
      if !PersonalName.isGood(workflow.name) { _ = note(.emptyName, at: start) }
      workflow.trivia.trailing = try lineEnd()
    } catch {
      skipLine()
    }
    settings(of: &workflow)
    workflow.body = block(until: nil).numbered()
    return workflow
  }

  private mutating func settings(of workflow: inout Workflow) {
    while true {
      let start = place
      let trivia = leadingTrivia()
      guard let word = peekWord(), ["say", "accepts"].contains(word) else {
        place = start
        return
      }
      workflow.trivia.comments += trivia.comments
      advance()
      do {
        if word == "say" {
          workflow.phrases.append(try plainText())
        } else {
          workflow.accepts = try inputKind()
        }
        if let comment = try lineEnd() { workflow.trivia.comments.append(comment) }
      } catch {
        skipLine()
      }
    }
  }

  private mutating func inputKind() throws(Abandoned) -> Workflow.InputKind {
    let known = Workflow.InputKind.allCases.map(\.rawValue)
    guard let word = peekWord() else { throw expected(known.joined(separator: ", ")) }
    guard let kind = Workflow.InputKind(rawValue: word) else {
      throw note(.unknownWord(word, known: known))
    }
    advance()
    return kind
  }

  // MARK: - Blocks

  /// Steps up to a `}`, or up to the end of the file for nil.
  mutating func block(until opener: String?) -> Block {
    var block = Block()
    depth += 1
    defer { depth -= 1 }
    let start = location
    if depth > Self.mostDepth {
      _ = note(.tooDeep)
      skipBlock()
      return block
    }
    while true {
      let trivia = leadingTrivia()
      if token.kind == .end {
        if let opener { _ = note(.unclosedBlock(opener), at: start) }
        block.closingComments = trivia.comments
        return block
      }
      if opener != nil, takeSymbol("}") {
        block.closingComments = trivia.comments
        return block
      }
      let begin = place
      do {
        var step = try step()
        step.trivia = trivia
        step.trivia.isParted = trivia.isParted && !block.steps.isEmpty
        step.trivia.trailing = try lineEnd()
        block.steps.append(step)
      } catch {
        recover(from: begin)
      }
    }
  }

  /// Reads `{`, steps and `}`.
  mutating func bracedBlock(of opener: String) throws(Abandoned) -> Block {
    guard takeSymbol("{") else { throw expected("'{'") }
    return block(until: opener)
  }

  /// Goes on behind a line that made no sense, and behind its block where it opens one.
  private mutating func recover(from begin: Int) {
    if place == begin, takeSymbol("}") { return }
    skipLine()
    let isOpen =
      tokens[begin..<place].last { token in
        if case .comment = token.kind { return false }
        return token.kind != .newline
      }?.kind == .symbol("{")
    if isOpen { _ = block(until: "{") }
  }

  private mutating func skipBlock() {
    var open = 1
    while token.kind != .end, open > 0 {
      if token.kind == .symbol("{") { open += 1 }
      if token.kind == .symbol("}") { open -= 1 }
      advance()
    }
  }

  // MARK: - Lines

  /// The comments and empty lines before something.
  mutating func leadingTrivia() -> Trivia {
    var trivia = Trivia()
    var newlines = 0
    while true {
      switch token.kind {
      case .newline: newlines += 1
      case .comment(let text):
        if newlines > 1, trivia.comments.isEmpty { trivia.isParted = true }
        newlines = 0
        trivia.comments.append(text)
      default:
        if newlines > (place == 0 ? 0 : 1), trivia.comments.isEmpty { trivia.isParted = true }
        return trivia
      }
      // An empty line is one that follows another's end.
      if newlines == 1, place > 0, tokens[place - 1].kind == .newline { newlines = 2 }
      advance()
    }
  }

  /// The end of a line, and the comment before it.
  mutating func lineEnd() throws(Abandoned) -> String? {
    var trailing: String?
    if case .comment(let text) = token.kind {
      trailing = text
      advance()
    }
    switch token.kind {
    case .newline:
      advance()
      return trailing
    case .end, .symbol("}"): return trailing
    default: throw expected("the end of the line")
    }
  }

  mutating func skipLine() {
    while token.kind != .newline, token.kind != .end { advance() }
    if token.kind == .newline { advance() }
  }
}

// MARK: - Tokens

extension WorkflowParser {
  var token: WorkflowToken { tokens[place] }
  var location: SourceLocation { token.location }

  mutating func advance() {
    if place < tokens.count - 1 { place += 1 }
  }

  func peekWord(_ distance: Int = 0) -> String? {
    guard place + distance < tokens.count, case .word(let word) = tokens[place + distance].kind
    else { return nil }
    return word
  }

  func isSymbol(_ symbol: String, _ distance: Int = 0) -> Bool {
    place + distance < tokens.count && tokens[place + distance].kind == .symbol(symbol)
  }

  mutating func takeWord(_ word: String) -> Bool {
    guard peekWord() == word else { return false }
    advance()
    return true
  }

  mutating func takeSymbol(_ symbol: String) -> Bool {
    guard isSymbol(symbol) else { return false }
    advance()
    return true
  }

  /// Text without values in it.
  mutating func plainText() throws(Abandoned) -> String {
    guard case .text(let template) = token.kind, let text = template.plain else {
      throw expected("a text in quotes")
    }
    advance()
    return text
  }

  mutating func name(_ what: String) throws(Abandoned) -> String {
    guard let word = peekWord() else { throw expected(what) }
    advance()
    return word
  }

  mutating func note(
    _ problem: WorkflowMistake.Problem,
    at location: SourceLocation? = nil
  ) -> Abandoned {
    mistakes.append(
      WorkflowMistake(file: file, location: location ?? self.location, problem: problem)
    )
    return Abandoned()
  }

  mutating func expected(_ what: String) -> Abandoned {
    note(.expected(what, found: token.shown))
  }
}
