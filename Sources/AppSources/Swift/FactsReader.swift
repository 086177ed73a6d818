/// Reads what matters for App Shortcuts from the tokens and declarations of one Swift file.
struct FactsReader {
  let file: String
  let tree: TokenTree
  let literals: LiteralReader
  let lines: SourceLines
  let source: ConditionalSource
  var facts = SourceFacts()

  init(file: String, bytes: [UInt8], tokens: [SwiftToken], source: ConditionalSource) {
    self.file = file
    tree = TokenTree(tokens)
    literals = LiteralReader(tree: tree)
    lines = SourceLines(bytes)
    self.source = source
  }

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - declarations: The types that it declares.
  ///   - comments: Its comments.
  mutating func read(_ declarations: [TypeDeclaration], comments: [SwiftComment]) {
    for declaration in declarations { read(declaration, among: declarations) }
    for token in tree.tokens where token.kind == .identifier {
      if token.text == "updateAppShortcutParameters" { facts.updatesParameters = true }
      if token.text == "AppIntentsPackage" { facts.declaresPackage = true }
    }
    facts.suppressions = SuppressionReader(lines: lines).suppressions(in: comments)
  }

  func place(of index: Int) -> SourcePlace {
    SourcePlace(file: file, lines.location(of: tree.tokens[index].range.lowerBound))
  }

  func conditions(at index: Int) -> [Int] {
    source.conditions(at: tree.tokens[index].range.lowerBound)
  }

  // MARK: - Types

  private mutating func read(_ declaration: TypeDeclaration, among all: [TypeDeclaration]) {
    let places = tree.places(in: declaration.range)
    // Where attributes come first, the compiler's range begins with them.
    guard
      let keyword = places.first(where: { tree.tokens[$0].text == declaration.kind.rawValue })
        ?? places.first(where: { tree.tokens[$0].text == "actor" }),
      let open = places.first(where: { $0 > keyword && tree.tokens[$0].isSign("{") }),
      let close = tree.pairs.partner[open]
    else { return }
    let inherits = inheritance(in: (keyword + 1)..<open)
    let members = memberPlaces(in: (open + 1)..<close)
    let name = declaration.name.split(separator: ".").last.map(String.init) ?? declaration.name
    if inherits.contains("AppShortcutsProvider") || declaresShortcuts(members) {
      readProvider(name, keyword: keyword, places: places, members: members, inherits: inherits)
    }
    var type = TypeFacts(
      keyword: declaration.kind.rawValue,
      name: name,
      inherits: inherits,
      place: place(of: keyword)
    )
    type.parameters = parameters(members)
    if declaration.kind == .enum || declaration.kind == .extension {
      type.cases = cases(members, isEnum: declaration.kind == .enum)
    }
    facts.types.append(type)
  }

  /// The names after the colon of a declaration's head.
  private func inheritance(in head: Range<Int>) -> [String] {
    guard let colon = head.first(where: { tree.tokens[$0].isSign(":") }) else { return [] }
    let end =
      head.first { $0 > colon && tree.tokens[$0].isWord("where") } ?? head.upperBound
    var names: [String] = []
    var last: String?
    var place = colon + 1
    var depth = 0
    while place < end {
      let token = tree.tokens[place]
      if token.isSign("<") { depth += 1 }
      if token.isSign(">") { depth -= 1 }
      if depth == 0 {
        if token.isSign(",") || token.isSign("&") {
          if let name = last { names.append(name) }
          last = nil
        } else if token.kind == .identifier, !Self.attributes.contains(token.text) {
          // Of a qualified name the last part counts.
          last = token.text
        }
      }
      place = tree.after(place)
    }
    if let name = last { names.append(name) }
    return names
  }

  private static let attributes: Set<String> = [
    "unchecked", "preconcurrency", "retroactive", "nonisolated",
  ]

  /// The places of a body that stand in no further bracket.
  private func memberPlaces(in body: Range<Int>) -> [Int] {
    var places: [Int] = []
    var place = body.lowerBound
    while place < body.upperBound {
      places.append(place)
      place = tree.after(place)
    }
    return places
  }

  // MARK: - Parameters

  private func parameters(_ members: [Int]) -> [ParameterFacts] {
    var found: [ParameterFacts] = []
    for (number, place) in members.enumerated()
    where tree.tokens[place].isWord("Parameter") || tree.tokens[place].isWord("IntentParameter") {
      guard number > 0, tree.tokens[members[number - 1]].isSign("@") else { continue }
      let rest = members[(number + 1)...]
      guard
        let variable = rest.first(where: { tree.tokens[$0].isWord("var") }),
        variable + 1 < tree.tokens.count
      else { continue }
      let name = tree.tokens[variable + 1]
      found.append(
        ParameterFacts(
          name: name.text,
          type: type(after: variable + 2),
          place: self.place(of: variable + 1)
        )
      )
    }
    return found
  }

  /// The type of a variable whose colon is at a place.
  private func type(after colon: Int) -> String {
    guard colon < tree.tokens.count, tree.tokens[colon].isSign(":") else { return "" }
    var text = ""
    var place = colon + 1
    while place < tree.tokens.count {
      let token = tree.tokens[place]
      if token.kind == .identifier {
        if let last = text.last, last.isLetter || last.isNumber || last == "?" || last == "]" {
          guard text == "any" || text == "some" else { break }
          text = ""
        }
        text += token.text
        place += 1
      } else if token.isSign(".") || token.isSign("?") || token.isSign("!") {
        text += token.text
        place += 1
      } else if token.isSign("["), let close = tree.pairs.partner[place], text.isEmpty {
        text += tree.text(place..<(close + 1))
        place = close + 1
      } else if token.isSign("<"), let end = genericEnd(place) {
        text += tree.text(place..<end)
        place = end
      } else {
        break
      }
    }
    return text
  }

  private func genericEnd(_ start: Int) -> Int? {
    var depth = 0
    for place in start..<min(start + 64, tree.tokens.count) {
      if tree.tokens[place].isSign("<") { depth += 1 }
      if tree.tokens[place].isSign(">") {
        depth -= 1
        if depth == 0 { return place + 1 }
      }
    }
    return nil
  }
}
