/// A verb whose particle stands apart from it, most often at the end of the clause ("mach das Licht aus").
public struct SeparableVerb: Sendable {
  /// The class of general verbs it belongs to.
  public var name: String
  /// Its forms without the particle.
  public var stems: WordRuns
  /// The particles that give them this meaning.
  public var particles: WordRuns
  /// Whether the particle has to end the clause; or else more may be said behind it ("let Ana know that …").
  public var endsClause = true
  /// Whether a thing may be named behind the particle, which tells from where ("get the lid off the red pot").
  public var tellsFromWhere = false
  /// Whether the particle has to stand before a place that is named, alone or behind the word for its kind ("cho … vào kệ
  /// Đã đọc").
  public var namesPlace = false
  /// Whether the particle is a verb of direction or purpose in the same clause: no sign, joining word or other verb
  /// stands between the two ("lấy … ra", "đưa … coi").
  public var isSerial = false

  /// Whether it keeps what has happened.
  public var records: Bool { VerbClass.records(name) }

  /// Whether it undoes what another verb does.
  var isReversive: Bool { VerbClass.ofReversal.contains(name) }

  /// How many tokens of the particle stand at a place, if it ends the clause, as where its verb is left out ("Licht
  /// aus"); 0 for none.
  public func particleLength(in tokens: [Token], at place: Int, endsClause: (Int) -> Bool) -> Int {
    let length = particles.length(in: tokens, at: place)
    return length > 0 && place > 0 && endsClause(place + length) ? length : 0
  }

  /// Where the verb and its particle stand, if the verb begins at a place and the particle stands where it has to; nil
  /// for nowhere.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the sentence.
  ///   - place: Where the verb is looked for.
  ///   - isNamed: Whether a token belongs to a name, in which no particle stands.
  ///   - isEnd: Whether a clause may end before a token, or at the end of all.
  /// - Returns: The tokens of the verb without its particle, and those of the particle.
  public func parts(
    in tokens: [Token],
    at place: Int,
    isNamed: (Int) -> Bool = { _ in false },
    endsClause isEnd: (Int) -> Bool
  ) -> (verb: Range<Int>, particle: Range<Int>)? {
    let length = stems.length(in: tokens, at: place)
    guard length > 0 else { return nil }
    for next in place + length..<max(place + length, tokens.count) {
      let particle = particles.length(in: tokens, at: next)
      guard particle > 0, !isNamed(next), !endsClause || isEnd(next + particle) else { continue }
      return (place..<(place + length), next..<(next + particle))
    }
    return nil
  }
}
