/// A verb whose particle stands apart from it, at the end of the clause ("mach das Licht aus").
public struct SeparableVerb: Sendable {
  /// The class of general verbs it belongs to.
  public var name: String
  /// Its forms without the particle.
  public var stems: WordRuns
  /// The particles that give them this meaning.
  public var particles: WordRuns

  /// How many tokens of the particle stand at a place, if it ends the clause, as where its verb is left out ("Licht
  /// aus"); 0 for none.
  public func particleLength(in tokens: [Token], at place: Int, endsClause: (Int) -> Bool) -> Int {
    let length = particles.length(in: tokens, at: place)
    return length > 0 && place > 0 && endsClause(place + length) ? length : 0
  }

  /// How many tokens of the verb stand at a place, if its particle ends the clause; 0 for none.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the sentence.
  ///   - place: Where the verb is looked for.
  ///   - endsClause: Whether a clause may end before a token, or at the end of all.
  /// - Returns: The tokens of the verb without its particle.
  public func length(in tokens: [Token], at place: Int, endsClause: (Int) -> Bool) -> Int {
    let length = stems.length(in: tokens, at: place)
    guard length > 0 else { return 0 }
    var next = place + length
    while next < tokens.count {
      let particle = particles.length(in: tokens, at: next)
      if particle > 0, endsClause(next + particle) { return length }
      next += 1
    }
    return 0
  }
}
