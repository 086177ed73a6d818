extension Language {
  /// Whether a word belongs to a closed class: articles, pronouns, auxiliaries, courtesies, question
  /// words, negations and the words that join and correct.
  ///
  /// Such words say much about a sentence and next to nothing about which thing is named.
  public func isClosedClass(_ word: String) -> Bool {
    if isFunctionWord(word) || isFiller(word) { return true }
    let token = [Token(text: word, range: 0..<0)]
    // Each asks for many tables at once, so both are asked for once.
    let (grammar, connectives) = (grammar, connectives)
    let runs = [
      grammar.functionWords, grammar.questionWords, grammar.courtesies, grammar.exclusionsBefore,
      connectives.negations, connectives.corrections, connectives.joiners, connectives.references,
    ]
    return runs.contains { $0.length(in: token, at: 0) > 0 }
  }
}
