import SpokenLanguage

extension PhraseMatcher {
  /// Decides what was meant by an utterance.
  ///
  /// A sentence that is said word by word is found as such; otherwise the nearest is looked for, and
  /// mistakes are paid for (`Search/Prices.swift`). What is said word by word and has one meaning
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
    if case .reading(let reading) = answer, options.threshold <= 1 {
      return Understanding(utterance: utterance, outcome: .match, reading: reading)
    }
    let sentence = HeardSentence(utterance, words: index.words, language: language)
    guard sentence.count > 0 else { return Understanding(utterance: utterance, outcome: .empty) }
    guard !sentence.isTooLong else {
      return Understanding(utterance: utterance, outcome: .refused(.outOfScope))
    }
    if case .unread = answer {
      answer = exactAnswer(to: sentence)
      if case .reading(let reading) = answer, options.threshold <= 1 {
        return Understanding(utterance: utterance, outcome: .match, reading: reading)
      }
    }
    let reader = BuiltInReader(sentence: sentence, language: language, options: options)
    var exact = ExactSearch(index: index, sentence: sentence, reader: reader)
    if case .noSentence = answer {} else { exact.run() }
    var derivations = exact.derivations
    if derivations.isEmpty {
      if sentence.tokens.allSatisfy({ language.isFiller($0.text) }) {
        return Understanding(utterance: utterance, outcome: .empty)
      }
      derivations = nearDerivations(of: sentence, reader, min(0.5, options.threshold))
    }
    let ranking = Ranking(derivations, sentence: sentence, index: index)
    return decide(ranking, sentence, options)
  }

  /// What a sentence that is none word by word may have been meant for.
  private func nearDerivations(
    of sentence: HeardSentence,
    _ reader: BuiltInReader,
    _ leastConfidence: Double
  ) -> [Derivation] {
    let whole = PlainSearch(
      plain,
      ranking: ranking,
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
      leastConfidence: leastConfidence,
      openNodes: plain.otherNodes
    )
    search.run()
    // Where the walk looked at every phrase and found one that fits, nothing is left to be found.
    let isFound =
      plain.otherNodes == nil && search.derivations.contains { $0.evidence > $0.cost && !$0.isBare }
    return isFound ? search.derivations : search.derivations + whole.derivations()
  }

  private func decide(
    _ ranking: Ranking,
    _ sentence: HeardSentence,
    _ options: MatchOptions
  ) -> Understanding {
    let limit = max(1, options.maximumReadings)
    let readings = ranking.candidates.prefix(limit).map(\.reading)
    func refusal(_ reason: Understanding.RefusalReason) -> Understanding {
      // Readings that fell short and intents that the words speak for, whichever says more.
      let nearest = NearestPhrases(
        index: index,
        ranking: self.ranking,
        sentence: sentence,
        language: language
      ).readings(limit: limit, besides: readings)
      // A threshold of nothing refuses nothing, but an essay is no command under any.
      if options.threshold == 0, reason != .negativePhrase,
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
    if let negative = ranking.nearestNegative, negative <= best.rank {
      return refusal(.negativePhrase)
    }
    let outcome: Understanding.Outcome
    if ranking.isUnknownValue, best.fit >= options.threshold {
      outcome = .unknownValue
    } else if best.reading.confidence >= options.threshold, !ranking.isTied {
      outcome = best.hasUnknownValue ? .unknownValue : .match
    } else if best.fit >= options.threshold, best.hasUnknownValue {
      outcome = .unknownValue
    } else if best.fit >= options.threshold, ranking.isDoubtful {
      // What fits, but hardly better than something else, is a question and no refusal.
      outcome = .ambiguous
    } else {
      return refusal(.belowThreshold)
    }
    return Understanding(
      utterance: sentence.utterance,
      outcome: outcome,
      reading: best.reading,
      alternatives: Array(readings.dropFirst())
    )
  }
}
