// How much is still to come behind each place of the sentence, measured before the walk.

extension TolerantSearch {
  /// The most places in vocabularies at which values are looked for beforehand.
  private static let mostSpanSearches = 128
  /// What evidence counts where a phrase needs no more than any.
  private static let anyEvidence: Float = 10_000
  /// The most pairs of words that are compared beforehand.
  private static let mostCompared = 2_048

  /// Measures what is to come; nothing where that would take longer than the walk does.
  ///
  /// Values of built-in types are read too slowly for being looked for everywhere.
  mutating func findBounds() -> SentenceBounds? {
    let unknown = (0..<heard.count).count(where: heard.isUnknown)
    guard !phraseWords.hasBuiltInValues, leastFit > 0,
      phraseWords.comparedWords.count * unknown <= Self.mostCompared
    else { return nil }
    for position in 0..<heard.count { _ = heard.halves(at: position) }
    guard phraseWords.vocabularies.count * heard.placeCount <= Self.mostSpanSearches else {
      return nil
    }
    var bounds = SentenceBounds(
      end: heard.count,
      count: heard.placeCount,
      worth: phraseWords.hasNegatives ? Self.anyEvidence : 1 / leastFit - 1
    )
    for position in (0..<heard.count).reversed() {
      for place in heard.halves(at: position) {
        let middle = heard.half(place).middle
        if let rest = heard.middle(middle) { addRest(rest, from: middle, to: &bounds) }
        addValues(from: middle, to: &bounds)
      }
      addHeardWords(at: position, to: &bounds)
      addValues(from: position, to: &bounds)
      addUnknownValues(from: position, to: &bounds)
      addWordsTooMany(at: position, to: &bounds)
    }
    return bounds
  }

  private func addRest(
    _ middle: HeardWords.Middle,
    from place: Int,
    to bounds: inout SentenceBounds
  ) {
    guard phraseWords.contains(middle.rest) else { return }
    let evidence = traits.weight(of: middle.rest)
    bounds.add(from: place, to: middle.tokens.upperBound, cost: 0, evidence: evidence)
  }

  /// Adds the words of templates that a word, or it and the next, may stand for.
  private mutating func addHeardWords(at position: Int, to bounds: inout SentenceBounds) {
    for place in heard.candidates(at: position) {
      let candidate = heard.candidate(place)
      if !candidate.isMisheard { add(candidate, at: position, to: &bounds) }
    }
    for place in heard.synonyms(at: position) {
      add(heard.candidate(place), at: position, to: &bounds)
    }
    if heard.isUnknown(position) {
      for word in phraseWords.comparedWords {
        guard let candidate = heard.resemblance(of: word, at: position) else { continue }
        add(candidate, at: position, to: &bounds)
      }
    }
    let union = heard.union(at: position)
    if union != WordTable.none, phraseWords.contains(union) {
      let evidence = traits.weight(of: union)
      bounds.add(from: position, to: position + 2, cost: EditCosts.spacing, evidence: evidence)
    }
    for place in heard.halves(at: position) {
      let half = heard.half(place)
      guard phraseWords.contains(half.word) else { continue }
      let evidence = traits.weight(of: half.word)
      bounds.add(from: position, to: half.middle, cost: half.cost, evidence: evidence)
    }
  }

  private func add(
    _ candidate: HeardWords.Candidate,
    at position: Int,
    to bounds: inout SentenceBounds
  ) {
    guard phraseWords.contains(candidate.word) else { return }
    let evidence = traits.weight(of: candidate.word)
    bounds.add(from: position, to: position + 1, cost: candidate.cost, evidence: evidence)
  }

  private mutating func addValues(from place: Int, to bounds: inout SentenceBounds) {
    for vocabulary in phraseWords.vocabularies {
      for span in spans(of: vocabulary, from: place) {
        let span = spanPool[span]
        bounds.add(from: place, to: span.end, cost: span.cost, evidence: span.evidence)
      }
    }
  }

  private func addUnknownValues(from position: Int, to bounds: inout SentenceBounds) {
    for end in position..<min(heard.count, position + Self.longestUnknownValue) {
      let cost = EditCosts.unknownValue + EditCosts.unknownWord * Float(end + 1 - position)
      let evidence = EditCosts.unknownEvidence
      bounds.add(from: position, .open, to: end + 1, .closed, cost, evidence)
      bounds.add(from: position, .beginning, to: end + 1, .closed, cost, evidence)
    }
  }

  private mutating func addWordsTooMany(at position: Int, to bounds: inout SentenceBounds) {
    let price = heard.priceOfAdding(position)
    let leading = price <= EditCosts.functionWord ? price : price * EditCosts.leading
    bounds.add(from: position, to: position + 1, cost: price, evidence: 0)
    bounds.add(from: position, .beginning, to: position + 1, .beginning, leading, 0)
    for place in names(at: position) {
      let name = names[place]
      bounds.add(from: position, to: name.end, cost: EditCosts.addedName, evidence: 0)
      bounds.add(from: position, .beginning, to: name.end, .beginning, EditCosts.addedName, 0)
    }
    // Where a word of the phrase is left out, it has begun.
    bounds.add(from: position, .beginning, to: position, .open, 0, 0)
  }
}
