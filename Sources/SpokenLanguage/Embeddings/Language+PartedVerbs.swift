/// Verbs whose particle stands apart from them ("wrap the walk up").
extension Language {
  /// The verb to which a particle belongs that stands apart from it, with what both mean together.
  ///
  /// Behind a determiner a word is no verb: "turn the work light on" is no work. Costs a look-up for each token.
  ///
  /// - Parameters:
  ///   - particle: The particle.
  ///   - tokens: The tokens among which the verb stands.
  ///   - places: Where in them.
  /// - Returns: The place of the nearest verb that is one of its own with the particle, and what it means, as a word of
  ///   one token; nil where there is none.
  public func verb(
    partedFrom particle: Token,
    in tokens: [Token],
    _ places: Range<Int>
  ) -> (place: Int, meaning: EmbeddedWord)? {
    for place in places.reversed().prefix(mostBetweenVerbAndParticle) {
      let isNoun = place > 0 && grammar.determiners?.length(in: tokens, at: place - 1) == 1
      guard !isNoun, let word = embeddedWord(in: [tokens[place], particle], at: 0), word.length == 2
      else { continue }
      return (place, EmbeddedWord(length: 1, embedding: word.embedding))
    }
    return nil
  }

  /// How many words are looked at.
  ///
  /// Longer objects follow the particle: those of more than three words nearly always do (Gries, "Multifactorial
  /// Analysis in Corpus Linguistics", 2003). An article, a possessive and a title's small words come on top.
  private var mostBetweenVerbAndParticle: Int { 7 }
}
