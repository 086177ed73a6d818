extension FactsReader {
  func declaresShortcuts(_ members: [Int]) -> Bool {
    variable("appShortcuts", among: members) != nil
  }

  /// The place of a variable's name among members.
  func variable(_ name: String, among members: [Int]) -> Int? {
    members.first { place in
      place > 0 && tree.tokens[place].isWord(name) && tree.tokens[place - 1].isWord("var")
        || place > 0 && tree.tokens[place].isWord(name) && tree.tokens[place - 1].isWord("let")
    }
  }

  mutating func readProvider(
    _ name: String,
    keyword: Int,
    places: Range<Int>,
    members: [Int],
    inherits: [String]
  ) {
    var provider = ProviderFacts(name: name, place: place(of: keyword))
    let before = max(0, keyword - 4)..<keyword
    provider.isHidden = before.contains { place in
      let token = tree.tokens[place]
      return (token.isWord("private") || token.isWord("fileprivate"))
        && !(place + 1..<keyword).contains { tree.tokens[$0].isSign("}") }
    }
    provider.conditions = conditions(at: keyword)
    // Everything in the type is searched: shortcuts may stand in variables that are put together.
    for place in places where tree.tokens[place].isWord("AppShortcut") {
      if let shortcut = shortcut(at: place) { provider.shortcuts.append(shortcut) }
    }
    provider.negativePhrases = negativePhrases(among: members)
    if inherits.contains("AppShortcutsProvider") || !provider.shortcuts.isEmpty {
      facts.providers.append(provider)
    }
  }

  private mutating func shortcut(at place: Int) -> ShortcutFacts? {
    guard place + 1 < tree.tokens.count, tree.tokens[place + 1].isSign("(") else { return nil }
    let arguments = tree.arguments(at: place + 1)
    guard let phrases = arguments.first(where: { $0.label == "phrases" }) else { return nil }
    let intent = arguments.first { $0.label == "intent" }
    var shortcut = ShortcutFacts(
      intent: intent.flatMap { intentName(in: $0.value) } ?? "",
      phrases: [],
      place: self.place(of: place),
      conditions: conditions(at: place)
    )
    shortcut.shortTitle = arguments.first { $0.label == "shortTitle" }
      .flatMap { literals.text(in: $0.value) }
    let known = facts.issues.count
    shortcut.phrases = readPhrases(in: phrases.value)
    shortcut.isComplete = facts.issues.count == known
    return shortcut
  }

  private mutating func readPhrases(in range: Range<Int>) -> [PhraseFacts] {
    guard let elements = tree.elements(in: range) else {
      if let first = range.first {
        facts.issues.append(
          SourceIssue(
            place(of: first),
            "the phrases are no list of literals, so they are not checked; write them here"
          )
        )
      }
      return []
    }
    return elements.compactMap { element in
      guard let text = literals.phrase(in: element) else {
        facts.issues.append(
          SourceIssue(
            place(of: element.lowerBound),
            "the phrase is no literal, so it is not checked; write it here"
          )
        )
        return nil
      }
      return PhraseFacts(
        text: text,
        place: place(of: element.lowerBound),
        conditions: conditions(at: element.lowerBound)
      )
    }
  }

  /// The type whose value an expression makes: `OpenBook()`, `Intents.OpenBook(book: x)`.
  private func intentName(in range: Range<Int>) -> String? {
    guard let open = range.first(where: { tree.tokens[$0].isSign("(") }), open > range.lowerBound,
      tree.tokens[open - 1].kind == .identifier
    else { return nil }
    if tree.tokens[open - 1].text == "init", open >= range.lowerBound + 3 {
      return tree.tokens[open - 3].text
    }
    let name = tree.tokens[open - 1].text
    return name.first?.isUppercase == true ? name : nil
  }

  private func negativePhrases(among members: [Int]) -> [PhraseFacts] {
    guard let variable = variable("negativePhrases", among: members),
      let start = members.first(where: {
        $0 > variable && (tree.tokens[$0].isSign("{") || tree.tokens[$0].isSign("="))
      }),
      let next = members.first(where: { $0 > start }) ?? tree.pairs.partner[start].map({ $0 + 1 })
    else { return [] }
    let end = tree.pairs.partner[start] ?? tree.after(next)
    return (start..<end).filter { tree.tokens[$0].kind == .string }.compactMap { place in
      literals.phrase(in: place..<(place + 1)).map {
        PhraseFacts(text: $0, place: self.place(of: place), conditions: conditions(at: place))
      }
    }
  }
}
