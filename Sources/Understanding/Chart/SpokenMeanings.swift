import SpokenLanguage

/// What the words of a sentence mean, each a word alone or a verb with its particle, also where that stands apart from
/// it ("wrap the walk up").
struct SpokenMeanings: Sendable {
  /// For each place the word that begins there; nil where its meaning is not known.
  let words: [EmbeddedWord?]

  /// Finds the meanings.
  ///
  /// - Parameters:
  ///   - tokens: The sentence.
  ///   - spacing: What stands between the tokens.
  ///   - classes: Its words of closed classes.
  ///   - language: The language that is spoken.
  init(in tokens: [Token], _ spacing: Spacing, _ classes: WordClasses, _ language: any Language) {
    var words = tokens.indices.map { language.embeddedWord(in: tokens, at: $0) }
    var start = 0
    for place in tokens.indices {
      if spacing.followsBreak[place] || classes.joiners[place] > 0 { start = place }
      guard place > start + 1, language.grammar.particles.length(in: tokens, at: place) == 1,
        classes.endsClause(at: place + 1, spacing),
        let verb = language.verb(partedFrom: tokens[place], in: tokens, start..<(place - 1))
      else { continue }
      words[verb.place] = verb.meaning
    }
    self.words = words
  }
}
