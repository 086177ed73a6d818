import OrderedJSON

/// Cuts the text of a workflow into pieces, in one pass.
struct WorkflowLexer {
  /// The most bytes that a file may have.
  static let mostBytes = 1_000_000

  private let characters: [Character]
  private let file: String
  private var place = 0
  private var line = 1
  private var column = 1
  private(set) var mistakes: [WorkflowMistake] = []

  init(_ text: String, file: String) {
    self.file = file
    if text.utf8.count > Self.mostBytes {
      characters = []
      note(.tooLarge, at: SourceLocation(line: 1, column: 1))
    } else {
      characters = Array(text)
    }
  }

  /// All pieces, with an end behind the last.
  mutating func tokens() -> [WorkflowToken] {
    var tokens: [WorkflowToken] = []
    while true {
      let wasParted = skipSpaces()
      let start = location
      guard let character = peek() else { break }
      if let kind = token(character) {
        tokens.append(
          WorkflowToken(kind: kind, location: start, isAttached: !wasParted && !tokens.isEmpty)
        )
      }
    }
    tokens.append(WorkflowToken(kind: .newline, location: location))
    tokens.append(WorkflowToken(kind: .end, location: location))
    return tokens
  }

  // MARK: - Pieces

  private mutating func token(_ character: Character) -> WorkflowToken.Kind? {
    if character.isNewline {
      advance()
      return .newline
    }
    if character == "#" { return .comment(comment()) }
    if character == "\"" { return .text(text()) }
    if character.isASCII, character.isNumber { return .number(number()) }
    if character == "-", let next = peek(1), next.isASCII, next.isNumber {
      return .number(number())
    }
    if Self.begins(character) { return .word(word()) }
    return symbol(character)
  }

  private mutating func symbol(_ character: Character) -> WorkflowToken.Kind? {
    let start = location
    advance()
    switch character {
    case "<", ">":
      guard peek() == "=" else { return .symbol(String(character)) }
      advance()
      return .symbol("\(character)=")
    case "=", ":", ".", ",", "[", "]", "{", "}", "(", ")", "@": return .symbol(String(character))
    default:
      note(.unexpectedCharacter(Self.shown(character)), at: start)
      return nil
    }
  }

  private mutating func comment() -> String {
    advance()
    var text = ""
    while let character = peek(), !character.isNewline {
      text.append(character)
      advance()
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.first == " " ? String(text.dropFirst()) : text
  }

  private mutating func word() -> String {
    var text = ""
    while let character = peek(), Self.continues(character) {
      text.append(character)
      advance()
    }
    return text
  }

  private mutating func number() -> Double {
    var text = ""
    if peek() == "-" {
      text = "-"
      advance()
    }
    while let character = peek() {
      let isPoint =
        character == "." && !text.contains(".") && peek(1).map { $0.isASCII && $0.isNumber } == true
      guard (character.isASCII && character.isNumber) || isPoint else { break }
      text.append(character)
      advance()
    }
    return Double(text) ?? 0
  }

  // MARK: - Texts

  private mutating func text() -> TextTemplate {
    let start = location
    advance()
    var pieces: [TextTemplate.Piece] = []
    var literal = ""
    while let character = peek(), !character.isNewline {
      if character == "\"" {
        advance()
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        return TextTemplate(pieces)
      }
      if character == "\\" {
        literal += escape()
      } else if character == "$", peek(1) == "{" {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.variable(inserted()))
      } else {
        literal.append(character)
        advance()
      }
    }
    note(.unclosedText, at: start)
    return TextTemplate(literal)
  }

  private mutating func escape() -> String {
    let start = location
    advance()
    guard let character = peek(), !character.isNewline else { return "" }
    advance()
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "\"", "\\", "$": return String(character)
    case "u" where peek() == "{": return numbered(from: start)
    default:
      note(.badEscape("\\\(Self.shown(character))"), at: start)
      return ""
    }
  }

  /// The character whose number in hexadecimal digits stands between `\u{` and `}`.
  private mutating func numbered(from start: SourceLocation) -> String {
    advance()
    var digits = ""
    while digits.count < 8, let character = peek(), character.isASCII, character.isHexDigit {
      digits.append(character)
      advance()
    }
    guard peek() == "}", let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
      note(.badEscape("\\u{\(digits)"), at: start)
      return ""
    }
    advance()
    return String(Character(scalar))
  }

  /// What stands between `${` and `}`.
  private mutating func inserted() -> VariablePath {
    advance()
    advance()
    let start = location
    var names: [String] = []
    while let character = peek(), Self.begins(character) {
      names.append(word())
      guard peek() == "." else { break }
      advance()
    }
    if names.isEmpty || peek() != "}" {
      let found = peek().map { $0.isNewline ? "the end of the line" : "'\(Self.shown($0))'" }
      note(.expected("a variable and '}'", found: found ?? "the end of the file"), at: location)
    } else {
      advance()
    }
    return VariablePath(names.first ?? "", Array(names.dropFirst()), at: start)
  }

  // MARK: - Characters

  /// Whether a name can begin with a character.
  static func begins(_ character: Character) -> Bool { character.isLetter || character == "_" }

  /// Whether a name can go on with a character.
  static func continues(_ character: Character) -> Bool { begins(character) || character.isNumber }

  private static func shown(_ character: Character) -> String {
    let isHarmless = character.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
        .privateUse:
        false
      default: true
      }
    }
    guard !isHarmless else { return String(character) }
    return character.unicodeScalars
      .map { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }.joined()
  }

  private var location: SourceLocation { SourceLocation(line: line, column: column) }

  private func peek(_ distance: Int = 0) -> Character? {
    place + distance < characters.count ? characters[place + distance] : nil
  }

  private mutating func advance() {
    if characters[place].isNewline {
      line += 1
      column = 1
    } else {
      column += 1
    }
    place += 1
  }

  private mutating func skipSpaces() -> Bool {
    var hasSkipped = false
    while let character = peek(), character.isWhitespace, !character.isNewline {
      advance()
      hasSkipped = true
    }
    return hasSkipped
  }

  private mutating func note(_ problem: WorkflowMistake.Problem, at location: SourceLocation) {
    mistakes.append(WorkflowMistake(file: file, location: location, problem: problem))
  }
}
