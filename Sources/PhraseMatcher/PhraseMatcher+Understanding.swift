import SpokenLanguage

extension PhraseMatcher {
  /// Decides what was meant by an utterance.
  ///
  /// A sentence that is said word by word is found as such; otherwise the nearest is looked for, and
  /// mistakes are paid for (`Search/Tolerant/EditCosts.swift`). What is said word by word and has one meaning
  /// has confidence 1.
  ///
  /// ```swift
  /// let understanding = matcher.understand("open the hobit in library")
  /// understanding.outcome  // .match
  /// understanding.reading?.differences.first?.expected  // "hobbit"
  /// ```
  ///
  /// - Parameters:
  ///   - utterance: What was said or typed.
  ///   - options: The least confidence, and how many readings are given.
  /// - Returns: The outcome with the best reading and the others. With `unknownValue`, the
  ///   alternatives may hold other commands that leave the same words open ("open emma" where both
  ///   books and shelves can be opened). A refusal has the nearest sentences as alternatives; those
  ///   that only resemble the utterance have just a phrase.
  /// - Complexity: Bounded whatever is said. A sentence that is said word by word costs about its
  ///   own length.
  public func understand(
    _ utterance: String,
    options: MatchOptions = MatchOptions()
  ) -> Understanding {
    var answer = exactAnswer(to: utterance)
    if case .reading(let reading) = answer {
      return Understanding(utterance: utterance, outcome: .match, reading: reading)
    }
    let sentence = HeardSentence(utterance, words: index.words, language: language)
    guard sentence.count > 0 else { return Understanding(utterance: utterance, outcome: .empty) }
    guard !sentence.isTooLong else {
      return Understanding(utterance: utterance, outcome: .refused(.outOfScope))
    }
    if case .unread = answer {
      answer = exactAnswer(to: sentence)
      if case .reading(let reading) = answer {
        return Understanding(utterance: utterance, outcome: .match, reading: reading)
      }
    }
    return understanding(of: [sentence], options, isNoSentence: answer.isNoSentence)
  }

  /// Decides what was meant by an utterance for which a recogniser gives several hypotheses.
  ///
  /// All readings of all hypotheses are ranked together, so that a hypothesis that fits wins over one
  /// that the recogniser likes better, and several that mean different things leave a doubt.
  ///
  /// ```swift
  /// matcher.understand(alternatives: [Hypothesis("open june"), Hypothesis("open dune")])
  /// ```
  ///
  /// - Parameters:
  ///   - alternatives: What was perhaps said. Only the order of the scores counts; the given order
  ///     where not all have one.
  ///   - options: The least confidence, and how many readings are given.
  /// - Returns: The understanding, whose utterance is the hypothesis that the best reading belongs to; a
  ///   reading of another one names its text.
  /// - Complexity: Bounded: that of at most 12 different hypotheses.
  public func understand(
    alternatives: [Hypothesis],
    options: MatchOptions = MatchOptions()
  ) -> Understanding {
    guard let first = alternatives.first else {
      return Understanding(utterance: "", outcome: .empty)
    }
    guard alternatives.count > 1 else { return understand(first.text, options: options) }
    let sentences = differentSentences(Hypothesis.ordered(alternatives))
    guard let first = sentences.first else {
      return Understanding(utterance: first.text, outcome: .empty)
    }
    guard sentences.count > 1 else { return understand(first.utterance, options: options) }
    return understanding(of: sentences, options, isNoSentence: false)
  }

  /// What is made of the sentences that an utterance perhaps was, the likeliest first.
  private func understanding(
    of sentences: [HeardSentence],
    _ options: MatchOptions,
    isNoSentence: Bool
  ) -> Understanding {
    var ranking = Ranking(index)
    for (place, sentence) in sentences.enumerated() {
      let handicap = EditCosts.hypothesis(place)
      add(sentence, to: &ranking, options, handicap, isNoSentence: isNoSentence)
    }
    ranking.settle()
    let said = ranking.candidates.first?.sentence ?? sentences[0]
    let sentence = sentences.first { $0.utterance == said.utterance } ?? said
    if ranking.candidates.isEmpty, sentences.allSatisfy(isSilent) {
      return Understanding(utterance: sentence.utterance, outcome: .empty)
    }
    let whole = decide(ranking, sentence, options)
    if !whole.accountsForEverything, corrections(of: sentence).leavesNothing {
      return Understanding(utterance: sentence.utterance, outcome: .empty)
    }
    let known = parted(whole, sentence, options).countedAsInPhrases(language)
    guard known.then.isEmpty else { return known }
    return understanding(byEar: sentences, insteadOf: known, options)
  }

  /// The readings of one sentence as it was said, and of what is left if something was taken back.
  func ranking(of sentence: HeardSentence, _ options: MatchOptions) -> Ranking {
    var ranking = Ranking(index)
    add(sentence, to: &ranking, options, 0, isNoSentence: false)
    ranking.settle()
    return ranking
  }

  private func add(
    _ sentence: HeardSentence,
    to ranking: inout Ranking,
    _ options: MatchOptions,
    _ handicap: Float,
    isNoSentence: Bool
  ) {
    let found = derivations(of: sentence, options, isNoSentence: isNoSentence)
    if !found.contains(where: { $0.cost == 0 }) {
      for tokens in language.otherWritings(of: sentence.tokens) {
        let other = HeardSentence(tokens, of: sentence, words: index.words)
        let found = derivations(of: other, options, isNoSentence: false)
        ranking.add(found, of: other, handicap: handicap + EditCosts.otherWriting)
      }
    }
    let corrections = corrections(of: sentence)
    guard let place = corrections.place,
      !found.contains(where: { $0.cost == 0 || $0.expects(place.before..<place.after) })
    else { return ranking.add(found, of: sentence, handicap: handicap) }
    for derivation in found {
      let isOdd = derivation.hasOpenValue { $0.contains(place.before) }
      ranking.add([derivation], of: sentence, handicap: handicap + (isOdd ? EditCosts.oddValue : 0))
    }
    for left in corrections.sentences(replacing: values(in: corrections.beginning, options)) {
      let found = derivations(of: left, options, isNoSentence: false)
        .filter(\.mayBeLeft)
      ranking.add(found, of: left, handicap: handicap + left.handicap)
    }
  }

  private func corrections(of sentence: HeardSentence) -> Corrections {
    Corrections(sentence, connectives: language.connectives, words: index.words)
  }

  /// The tokens of the values in a sentence.
  private func values(in sentence: HeardSentence?, _ options: MatchOptions) -> [Range<Int>] {
    guard let sentence else { return [] }
    let found = derivations(of: sentence, options, isNoSentence: false)
    let best = found.min { $0.cost < $1.cost }
    return (best?.fills ?? []).filter { fill in
      index.slots[Int(fill.slot)].role != .applicationName
    }.map(\.tokens)
  }

  /// The hypotheses that hold different words and are not too long, as sentences.
  private func differentSentences(_ hypotheses: [Hypothesis]) -> [HeardSentence] {
    var sentences: [HeardSentence] = []
    var seen: Set<[String]> = []
    for hypothesis in hypotheses where sentences.count < Hypothesis.mostCompared {
      let sentence = HeardSentence(hypothesis.text, words: index.words, language: language)
      guard sentence.count > 0, !sentence.isTooLong,
        seen.insert(sentence.tokens.map(\.text)).inserted
      else { continue }
      sentences.append(sentence)
    }
    return sentences
  }

  /// Whether a sentence is nothing but sounds and courtesies.
  private func isSilent(_ sentence: HeardSentence) -> Bool {
    sentence.tokens.allSatisfy { language.isFiller($0.text) }
  }

  /// What a sentence may have been meant for: word by word, or otherwise with mistakes.
  private func derivations(
    of sentence: HeardSentence,
    _ options: MatchOptions,
    isNoSentence: Bool
  ) -> [Derivation] {
    let reader = BuiltInReader(sentence: sentence, language: language, options: options)
    if !isNoSentence {
      var exact = ExactSearch(index: index, sentence: sentence, reader: reader)
      exact.run()
      if !exact.derivations.isEmpty { return exact.derivations }
    }
    if isSilent(sentence) { return [] }
    return nearDerivations(of: sentence, reader, leastConfidence(options))
  }

  /// What a sentence that is none word by word may have been meant for.
  private func nearDerivations(
    of sentence: HeardSentence,
    _ reader: BuiltInReader,
    _ leastConfidence: Double
  ) -> [Derivation] {
    let whole = NGramSearch(
      plain,
      classifier: classifier,
      index: index,
      sentence: sentence,
      language: language,
      leastConfidence: leastConfidence
    )
    guard plain.leaveWork else { return whole.derivations() }
    var search = TolerantSearch(
      index: index,
      sentence: sentence,
      language: language,
      reader: reader,
      numbers: numbers,
      leastConfidence: leastConfidence,
      phraseWords: phraseWords,
      openNodes: plain.otherNodes
    )
    search.run()
    let found = (search.derivations + partialDerivations(&search)).filter {
      !$0.hasUndividedTexts(in: index)
    }
    // Where the walk looked at every phrase and found one that fits, nothing is left to be found.
    let isFound =
      plain.otherNodes == nil && found.contains { $0.evidence > $0.cost && !$0.isBare }
    return isFound ? found : found + whole.derivations()
  }

  /// Commands of which a value was said in part, found by the words that are no value.
  private func partialDerivations(_ search: inout TolerantSearch) -> [Derivation] {
    let partial = PartialValues(index: index, language: language)
    let open = search.derivations.filter { derivation in
      derivation.fills.contains { $0.content == .open }
    }
    var known: [Derivation.Fill: [PartialValues.Found]] = [:]
    var found: [Derivation] = []
    for derivation in open.prefix(Self.mostOpen) {
      for fill in derivation.fills where fill.content == .open && derivation.isWholeSpan(fill) {
        guard case .vocabulary(let number) = index.slots[Int(fill.slot)].source else { continue }
        let values =
          known[fill]
          ?? partial.values(of: number, words: valueWords[number], in: fill.tokens, &search.heard)
        known[fill] = values
        let nearest = values.first.map { $0.cost + EditCosts.margin } ?? 0
        for value in values where value.cost <= nearest {
          found.append(derivation.filling(fill, with: value))
        }
      }
    }
    return found
  }

  /// How many commands with an unknown value are looked at for a part of one.
  private static let mostOpen = 8

  /// The least confidence of a match with a phrase of an app.
  public func threshold(for app: String?, _ options: MatchOptions) -> Double {
    options.threshold ?? declarations.apps.first { $0.name == app }?.threshold
      ?? MatchOptions.defaultThreshold
  }

  /// The confidence below which nothing is looked for.
  private func leastConfidence(_ options: MatchOptions) -> Double {
    let thresholds = declarations.apps.map { threshold(for: $0.name, options) }
    return min(thresholds.min() ?? MatchOptions.defaultThreshold, MatchOptions.defaultThreshold)
  }

  func decide(
    _ ranking: Ranking,
    _ sentence: HeardSentence,
    _ options: MatchOptions
  ) -> Understanding {
    let limit = max(1, options.maximumReadings)
    let readings = ranking.candidates.prefix(limit).map { candidate in
      var reading = candidate.reading
      let text = candidate.sentence.utterance
      if text != sentence.utterance { reading.hypothesis = text }
      return reading
    }
    func refusal(_ reason: Understanding.RefusalReason) -> Understanding {
      // Readings that fell short and intents that the words speak for, whichever says more.
      let nearest = NearestPhrases(
        index: index,
        classifier: classifier,
        sentence: sentence,
        language: language
      ).readings(limit: limit, besides: readings)
      // A threshold of nothing refuses nothing, but an essay is no command under any.
      if options.threshold == 0, reason != .negativePhrase, reason != .negated,
        sentence.count <= TolerantSearch.longestSentence, let first = nearest.first
      {
        return Understanding(
          utterance: sentence.utterance,
          outcome: .match,
          reading: first,
          alternatives: Array(nearest.dropFirst())
        )
      }
      return Understanding(
        utterance: sentence.utterance,
        outcome: .refused(reason),
        alternatives: nearest
      )
    }
    guard let best = ranking.candidates.first else {
      return refusal(ranking.nearestNegative == nil ? .outOfScope : .negativePhrase)
    }
    // "Abre" says what is to be done with *En el camino*, which no phrase for something else has in it.
    if let negative = ranking.nearestNegative, negative.cost <= best.rank,
      negative.additions <= best.additions
    {
      return refusal(.negativePhrase)
    }
    let negations = language.connectives.negations(in: best.sentence.tokens)
    let reading = best.reading
    if reading.ignores(negations) { return refusal(.negated) }
    if reading.saysOpposite(language) { return refusal(.outOfScope) }
    let threshold = threshold(for: reading.app, options)
    let outcome: Understanding.Outcome
    if ranking.isUnknownValue, best.fit >= threshold {
      outcome = .unknownValue
    } else if best.confidence >= threshold, !ranking.isTied {
      outcome = best.hasUnknownValue ? .unknownValue : .match
    } else if best.fit >= threshold, best.hasUnknownValue {
      outcome = .unknownValue
    } else if best.fit >= threshold, ranking.isDoubtful {
      // What fits, but hardly better than something else, is a question and no refusal.
      outcome = .ambiguous
    } else {
      return refusal(.belowThreshold)
    }
    return Understanding(
      utterance: sentence.utterance,
      outcome: outcome,
      reading: reading,
      alternatives: Array(readings.dropFirst())
    )
  }
}

extension Derivation {
  /// Whether a parameter holds unknown words of which something is true.
  fileprivate func hasOpenValue(where isTrue: (Range<Int>) -> Bool) -> Bool {
    fills.contains { $0.content == .open && isTrue($0.tokens) }
  }

  /// Whether some tokens are words of a phrase or value as they are ("put break no bones in library").
  fileprivate func expects(_ tokens: Range<Int>) -> Bool {
    let said = steps.filter { tokens.contains($0.tokens.lowerBound) && !$0.tokens.isEmpty }
    return said.count == tokens.count
      && said.allSatisfy { $0.expected != WordTable.none && $0.difference == nil }
  }

  /// Whether no other word beside a filler stands next to what a parameter holds.
  ///
  /// Who says "the villa" does not mean a piece of a title without "the".
  fileprivate func isWholeSpan(_ fill: Fill) -> Bool {
    !steps.contains { step in
      step.isAddition && step.cost > EditCosts.filler
        && (step.tokens.upperBound == fill.tokens.lowerBound
          || step.tokens.lowerBound == fill.tokens.upperBound)
    }
  }

  /// Whether a sentence that is left after a correction may be this: all its content words belong to it.
  fileprivate var mayBeLeft: Bool {
    let isWhole = steps.allSatisfy { !$0.isAddition || $0.cost <= EditCosts.functionWord }
    let open =
      hasOpenValue { $0.count <= 3 } ? EditCosts.unknownValue + 3 * EditCosts.unknownWord : 0
    return isWhole && cost <= EditCosts.mostAfterWithdrawing + open
  }
}
