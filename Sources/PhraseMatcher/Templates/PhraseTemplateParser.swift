/// Reads the text of a template from left to right.
struct PhraseTemplateParser {
  private let text: String
  /// Whether every byte is a character of its own; most templates are so, and are read many at once.
  private let isASCII: Bool
  private var elements: [PhraseTemplate.Element] = []
  private var literal = ""
  private var names: Set<String> = []

  init(text: String) {
    self.text = text
    let isASCII = text.withUTF8Span { bytes in
      var all: UInt8 = 0
      for place in bytes.indices { all |= bytes[place] }
      return all < 0x80
    }
    self.isASCII = isASCII ?? text.utf8.allSatisfy { $0 < 0x80 }
  }

  mutating func parse() throws(PhraseTemplateError) -> [PhraseTemplate.Element] {
    if isASCII, let read = text.withUTF8Span({ Self.elements(ofASCII: $0) }), let elements = read {
      return elements
    }
    var position = text.startIndex
    while position < text.endIndex {
      let next = placeholderStart(from: position)
      literal += text[position..<next]
      position = next < text.endIndex ? try placeholder(at: next) : next
    }
    flushLiteral()
    guard elements.contains(where: Self.saysSomething) else {
      throw error(.empty, at: text.startIndex)
    }
    return elements
  }

  /// The elements of a template without mistakes, every byte of which is a character; nil for any other.
  private static func elements(ofASCII bytes: Span<UInt8>) -> [PhraseTemplate.Element]? {
    var elements: [PhraseTemplate.Element] = []
    // Most have no more: two placeholders and what stands around them.
    elements.reserveCapacity(4)
    var saysSomething = false
    var start = 0
    var place = 0
    // Every byte is a character, so whatever is cut out of them is valid.
    func piece(_ range: Range<Int>) -> String {
      (try? String(copying: UTF8Span(validating: bytes.extracting(range)))) ?? ""
    }
    func addLiteral() {
      if start < place { elements.append(.literal(piece(start..<place))) }
    }
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "$"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "{")
      else {
        if 0x21...0x7E ~= bytes[place] { saysSomething = true }
        place += 1
        continue
      }
      var close = place + 2
      while close < bytes.count, bytes[close] != UInt8(ascii: "}") {
        guard belongsToName(bytes[close]) else { return nil }
        close += 1
      }
      guard close < bytes.count, close > place + 2 else { return nil }
      addLiteral()
      let name = piece((place + 2)..<close)
      if name == "applicationName" {
        elements.append(.applicationName)
      } else {
        guard !elements.contains(.parameter(name)) else { return nil }
        elements.append(.parameter(name))
      }
      saysSomething = true
      start = close + 1
      place = start
    }
    addLiteral()
    return saysSomething ? elements : nil
  }

  /// Where the next placeholder begins; the end of the text where there is none.
  private func placeholderStart(from start: String.Index) -> String.Index {
    guard isASCII else {
      var position = start
      while position < text.endIndex, !text[position...].hasPrefix("${") {
        position = text.index(after: position)
      }
      return position
    }
    let bytes = text.utf8
    var position = start
    while let sign = bytes[position...].firstIndex(of: UInt8(ascii: "$")) {
      let next = bytes.index(after: sign)
      if next < bytes.endIndex, bytes[next] == UInt8(ascii: "{") { return sign }
      position = next
    }
    return text.endIndex
  }

  /// Where the next closing brace is.
  private func brace(from start: String.Index) -> String.Index? {
    isASCII
      ? text.utf8[start...].firstIndex(of: UInt8(ascii: "}")) : text[start...].firstIndex(of: "}")
  }

  private mutating func placeholder(
    at start: String.Index
  ) throws(PhraseTemplateError) -> String.Index {
    let open = text.utf8.index(start, offsetBy: 2)
    guard let close = brace(from: open) else {
      throw error(.unclosedPlaceholder, at: start)
    }
    let name = String(text[open..<close])
    guard !name.isEmpty else { throw error(.emptyPlaceholder, at: start) }
    guard isASCII ? name.utf8.allSatisfy(Self.belongsToName) : name.allSatisfy(Self.belongsToName)
    else { throw error(.badName(name), at: open) }
    flushLiteral()
    if name == "applicationName" {
      elements.append(.applicationName)
    } else {
      guard names.insert(name).inserted else { throw error(.repeatedParameter(name), at: start) }
      elements.append(.parameter(name))
    }
    return text.utf8.index(after: close)
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

  static func belongsToName(_ character: Character) -> Bool {
    !character.isWhitespace && character != "$" && character != "{" && character != "\0"
  }

  private static func belongsToName(_ byte: UInt8) -> Bool {
    !(0x09...0x0D ~= byte) && byte != 0x20 && byte != UInt8(ascii: "$")
      && byte != UInt8(ascii: "{") && byte != 0
  }

  private static func saysSomething(_ element: PhraseTemplate.Element) -> Bool {
    guard case .literal(let text) = element else { return true }
    if text.utf8.contains(where: { 0x21...0x7E ~= $0 }) { return true }
    return !text.allSatisfy(\.isWhitespace)
  }
}
