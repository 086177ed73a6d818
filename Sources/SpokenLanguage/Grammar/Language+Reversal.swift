extension Language {
  /// For each token whether a word begins there that says that something is undone, over or taken away.
  ///
  /// Of verbs the longest counts: who kicks something off begins it. Where a verb stands apart from its particle, the two
  /// count as one: who looks something out takes nothing away.
  ///
  /// - Parameters:
  ///   - tokens: The sentence.
  ///   - isEnd: Whether a clause may end before a token.
  /// - Returns: A value for each token.
  /// - Complexity: The product of the number of tokens and that of classes of verbs.
  public func reversals(in tokens: [Token], endsClause isEnd: (Int) -> Bool) -> [Bool] {
    let grammar = grammar
    var reversals = Array(repeating: false, count: tokens.count)
    var particles: Set<Int> = []
    var end = 0
    for place in tokens.indices where place >= end {
      let verbs =
        grammar.everyVerb.length(in: tokens, at: place) == 0
        ? [] : grammar.verbs.map { ($0, length: $0.runs.length(in: tokens, at: place)) }
      let longest = verbs.map(\.length).max() ?? 0
      let reversive = grammar.reversives.length(in: tokens, at: place)
      let parted = partedVerb(in: tokens, at: place, endsClause: isEnd)
      if let parted { particles.formUnion(parted.particle) }
      reversals[place] =
        parted?.isReversive == true || isReversed(tokens[place].text)
        || reversive > 0 && reversive >= longest && !particles.contains(place)
        || verbs.contains { $0.length > 0 && $0.length == longest && $0.0.isReversive }
      end = place + max(1, longest, reversive)
    }
    return reversals
  }

  /// The same where a clause ends with the sentence only.
  public func reversals(in tokens: [Token]) -> [Bool] {
    reversals(in: tokens) { $0 == tokens.count }
  }

  /// The verb at a place that stands apart from its particle, the one whose particle stands nearest.
  private func partedVerb(
    in tokens: [Token],
    at place: Int,
    endsClause isEnd: (Int) -> Bool
  ) -> (isReversive: Bool, particle: Range<Int>)? {
    func found(
      _ verb: SeparableVerb,
      isReversive: Bool
    ) -> (isReversive: Bool, particle: Range<Int>)? {
      verb.parts(in: tokens, at: place, endsClause: isEnd).map { (isReversive, $0.particle) }
    }
    let parted =
      grammar.separableReversives.compactMap { found($0, isReversive: true) }
      + grammar.separableVerbs.compactMap { found($0, isReversive: $0.isReversive) }
    return parted.min { $0.particle.lowerBound < $1.particle.lowerBound }
  }

  /// Whether a word is the verb that undoes what another does.
  private func isReversed(_ word: String) -> Bool {
    guard let prefix = grammar.reversivePrefix, word.hasPrefix(prefix) else { return false }
    return grammar.actionVerbs.contains(String(word.dropFirst(prefix.count)))
  }
}
