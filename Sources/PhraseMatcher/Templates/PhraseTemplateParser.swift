/// Reads the text of a template from left to right.
struct PhraseTemplateParser {
  private let text: String
  private var elements: [PhraseTemplate.Element] = []
  private var literal = ""
  private var names: Set<String> = []

  init(text: String) {
    self.text = text
  }

  mutating func parse() throws(PhraseTemplateError) -> [PhraseTemplate.Element] {
    var position = text.startIndex
    while position < text.endIndex {
      guard text[position...].hasPrefix("${") else {
        literal.append(text[position])
        position = text.index(after: position)
        continue
      }
      position = try placeholder(at: position)
    }
    flushLiteral()
    guard elements.contains(where: Self.saysSomething) else {
      throw error(.empty, at: text.startIndex)
    }
    return elements
  }

  private mutating func placeholder(
    at start: String.Index
  ) throws(PhraseTemplateError) -> String.Index {
    let open = text.index(start, offsetBy: 2)
    guard let close = text[open...].firstIndex(of: "}") else {
      throw error(.unclosedPlaceholder, at: start)
    }
    let name = String(text[open..<close])
    guard !name.isEmpty else { throw error(.emptyPlaceholder, at: start) }
    guard name.allSatisfy(Self.belongsToName) else { throw error(.badName(name), at: open) }
    flushLiteral()
    if name == "applicationName" {
      elements.append(.applicationName)
    } else {
      guard names.insert(name).inserted else { throw error(.repeatedParameter(name), at: start) }
      elements.append(.parameter(name))
    }
    return text.index(after: close)
  }

  private mutating func flushLiteral() {
    guard !literal.isEmpty else { return }
    elements.append(.literal(literal))
    literal = ""
  }

  private func error(
    _ kind: PhraseTemplateError.Kind,
    at position: String.Index
  ) -> PhraseTemplateError {
    let offset = text.utf8.distance(from: text.startIndex, to: position)
    return PhraseTemplateError(kind: kind, template: text, offset: offset)
  }

  private static func belongsToName(_ character: Character) -> Bool {
    !character.isWhitespace && character != "$" && character != "{" && character != "\0"
  }

  private static func saysSomething(_ element: PhraseTemplate.Element) -> Bool {
    guard case .literal(let text) = element else { return true }
    return !text.allSatisfy(\.isWhitespace)
  }
}
