extension Language {
  /// Whether a word belongs to a closed class: articles, pronouns, auxiliaries, courtesies, question
  /// words, negations and the words that join and correct.
  ///
  /// Such words say much about a sentence and next to nothing about which thing is named.
  public func isClosedClass(_ word: String) -> Bool {
    isFunctionWord(word) || isFiller(word) || Self.isWord(word, in: closedClasses)
  }

  /// The words of closed classes beside function words and fillers.
  var closedClasses: [WordRuns] {
    // Each asks for many tables at once, so both are asked for once.
    let (grammar, connectives) = (grammar, connectives)
    return [
      grammar.functionWords, grammar.questionWords, grammar.courtesies, grammar.exclusionsBefore,
      connectives.negations, connectives.corrections, connectives.joiners, connectives.alternatives,
      connectives.references,
    ]
  }

  /// Whether some tables have a word, for whoever asks for many words.
  static func isWord(_ word: String, in tables: [WordRuns]) -> Bool {
    let token = [Token(text: word, range: 0..<0)]
    return tables.contains { $0.length(in: token, at: 0) > 0 }
  }

  /// For each token whether it belongs to words of closed classes, some of which are several tokens long
  /// ("다른 거", "몇 권").
  public func areOfClosedClasses(_ tokens: [Token]) -> [Bool] {
    var areSmall = Array(repeating: false, count: tokens.count)
    let (grammar, connectives) = (grammar, connectives)
    let runs = [
      connectives.references, grammar.functionWords, grammar.questionWords, grammar.courtesies,
    ]
    var place = 0
    while place < tokens.count {
      var length = runs.map { $0.length(in: tokens, at: place) }.max() ?? 0
      // What is counted belongs to how many there are.
      if length == 0, place > 0, areSmall[place - 1] {
        length = grammar.counters.length(in: tokens, at: place)
      }
      // A syllable is no word.
      if length == 0, !partsWords, isClosedClass(tokens[place].text) { length = 1 }
      for small in place..<min(place + length, tokens.count) { areSmall[small] = true }
      place += max(1, length)
    }
    return areSmall
  }
}
