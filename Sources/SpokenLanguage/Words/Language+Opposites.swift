extension Language {
  /// Whether one of two words is the other with what makes an opposite of it ("lock" and "unlock").
  ///
  /// Who says the one made no slip for the other, however few letters part them.
  package func areOpposites(_ one: String, _ other: String) -> Bool {
    prefixesOfOpposites.contains { $0 + one == other || $0 + other == one }
  }

  /// Whether two words are verbs that say what is to be done, and no kind of them is the same.
  package func areVerbsOfOtherKinds(_ one: String, _ other: String) -> Bool {
    func kinds(_ word: String) -> Set<String> {
      let tokens = tokens(in: word)
      return Set(
        grammar.verbs.filter {
          !$0.isLight && !tokens.isEmpty && $0.runs.length(in: tokens, at: 0) == tokens.count
        }
        .map(\.name)
      )
    }
    let (one, other) = (kinds(one), kinds(other))
    return !one.isEmpty && !other.isEmpty && one.isDisjoint(with: other)
  }
}
