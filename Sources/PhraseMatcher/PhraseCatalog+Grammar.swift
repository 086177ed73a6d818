extension PhraseCatalog.App {
  /// What reads the app's phrases that have brackets.
  ///
  /// - Complexity: Linear in the pieces; ask once for many phrases.
  public var grammar: PhraseGrammar { PhraseGrammar(pieces: pieces) }

  /// A shortcut's phrases without brackets, for those who know rows of words only.
  ///
  /// A phrase with brackets gives some of its ways in its place: all of them where there are few enough, and
  /// otherwise ways in which every piece stands that stands in any. They share its weight.
  ///
  /// - Parameters:
  ///   - shortcut: A shortcut of the app.
  ///   - limit: How many ways a phrase with brackets gives at most.
  /// - Returns: Phrases whose brackets are brackets; what cannot be read is left out.
  public func plainPhrases(
    of shortcut: PhraseCatalog.Shortcut,
    atMost limit: Int
  ) -> [PhraseCatalog.Phrase] {
    guard shortcut.phrases.contains(where: \.isGrammar) else { return shortcut.phrases }
    let grammar = self.grammar
    return shortcut.phrases.flatMap { phrase -> [PhraseCatalog.Phrase] in
      guard phrase.isGrammar else { return [phrase] }
      guard let template = try? grammar.template(of: phrase.text) else { return [] }
      let rows = template.rows.some(atMost: limit)
      return rows.map { row in
        var way = phrase
        way.isGrammar = false
        way.text = row.description
        way.weight = phrase.weight / Double(rows.count)
        way.standsFor = phrase.standsFor ?? phrase.text
        return way
      }
    }
  }
}

extension TemplateRows {
  /// Some of the rows: all where there are few enough; otherwise the plainest, rows that cover every piece,
  /// and others from all over.
  ///
  /// - Parameter limit: How many at most.
  /// - Returns: Different rows.
  public func some(atMost limit: Int) -> [PhraseTemplate] {
    var rows: [PhraseTemplate] = []
    var seen: Set<PhraseTemplate> = []
    func add(_ row: PhraseTemplate) {
      if rows.count < limit, seen.insert(row).inserted { rows.append(row) }
    }
    guard count > limit else {
      forEach(add)
      return rows
    }
    covering.forEach(add)
    let left = limit - rows.count
    if left > 0 { for number in 0..<left { add(self[count / left * number]) } }
    return rows
  }
}
