extension FactsReader {
  /// The cases of an enum, with the titles that stand in `caseDisplayRepresentations`.
  ///
  /// - Parameters:
  ///   - members: The members of the enum, or of an extension of it.
  ///   - isEnum: Whether cases are declared here.
  /// - Returns: The cases in the order of their declaration.
  func cases(_ members: [Int], isEnum: Bool) -> [CaseFacts] {
    var cases: [CaseFacts] = []
    if isEnum {
      for (number, place) in members.enumerated() where tree.tokens[place].isWord("case") {
        cases += names(in: members[(number + 1)...])
      }
    }
    guard let variable = variable("caseDisplayRepresentations", among: members) else {
      return cases
    }
    for found in titles(after: variable) {
      if let index = cases.firstIndex(where: { $0.name == found.name }) {
        cases[index] = found
      } else {
        cases.append(found)
      }
    }
    return cases
  }

  /// The names after `case`, with commas between them and raw or associated values behind them.
  private func names(in members: ArraySlice<Int>) -> [CaseFacts] {
    var found: [CaseFacts] = []
    var expectsName = true
    for place in members {
      let token = tree.tokens[place]
      if expectsName {
        guard token.kind == .identifier else { break }
        found.append(CaseFacts(name: token.text, place: self.place(of: place)))
        expectsName = false
      } else if token.isSign(",") {
        expectsName = true
      } else if token.kind == .identifier || token.isSign("@") || token.isSign("}") {
        break
      }
    }
    return found
  }

  /// The entries of the first dictionary literal behind a place.
  private func titles(after variable: Int) -> [CaseFacts] {
    var place = variable + 1
    let limit = min(tree.tokens.count, variable + 4096)
    // The type before the literal stands in brackets too; only the literal begins with a dot or a name
    // and a colon behind `=`, `{` or `return`.
    while place < limit {
      let token = tree.tokens[place]
      if token.isSign("["), let close = tree.pairs.partner[place], place > 0,
        tree.tokens[place - 1].isSign("=") || tree.tokens[place - 1].isSign("{")
          || tree.tokens[place - 1].isWord("return")
      {
        return tree.parts(in: (place + 1)..<close).compactMap(entry)
      }
      place += 1
    }
    return []
  }

  /// `.fiction: "Fiction"`, or a representation with title and synonyms.
  private func entry(_ range: Range<Int>) -> CaseFacts? {
    guard let colon = range.first(where: { tree.tokens[$0].isSign(":") }), colon > range.lowerBound,
      colon + 1 < range.upperBound
    else { return nil }
    let name = tree.tokens[colon - 1].text
    let value = (colon + 1)..<range.upperBound
    var found = CaseFacts(name: name, place: place(of: value.lowerBound))
    if let text = literals.text(in: value), tree.tokens[value.lowerBound].kind == .string {
      found.title = text
      return found
    }
    guard let open = value.first(where: { tree.tokens[$0].isSign("(") }) else { return found }
    let arguments = tree.arguments(at: open)
    let title =
      arguments.first { $0.label == "title" || $0.label == "stringLiteral" }
      ?? arguments.first { $0.label == nil }
    if let title {
      found.title = literals.text(in: title.value)
      found.place = place(of: title.value.lowerBound)
    }
    if let synonyms = arguments.first(where: { $0.label == "synonyms" }) {
      found.synonyms = (tree.elements(in: synonyms.value) ?? []).compactMap(literals.text(in:))
    }
    return found
  }
}
