import SpokenLanguage

extension Language {
  /// What properties are called that say how good something is, as they are compared ("rating").
  var gradeNames: Set<String> {
    let roles = findWords.roles.filter { $0.names.contains(where: isGrade) }
    return Set(roles.flatMap(\.names).flatMap(tokens(in:)).map(\.text))
  }

  /// Whether a word counts what a grade is given in ("stars").
  func isGrade(_ word: String) -> Bool {
    if let verb = grammar.verbsOfCounters[word] {
      return grammar.verbs.contains { $0.name == verb && $0.grades }
    }
    let tokens = tokens(in: word)
    // "Ngày" counts days as well.
    guard duration(in: AnswerReader.text(of: 2) + " " + word) == nil else { return false }
    return tokens.count == 1 && grammar.counters.length(in: tokens, at: 0) == 1
      && !grammar.generalCounters.contains(word)
  }
}
