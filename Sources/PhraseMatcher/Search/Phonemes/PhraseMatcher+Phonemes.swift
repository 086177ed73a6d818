extension PhraseMatcher {
  /// A spoken match that is surer than this needs no other witness; one that is less sure has to sound
  /// like what was heard.
  private static let sure = 0.9

  /// What was meant by ear, where words alone do not tell.
  ///
  /// Only what a recogniser wrote is heard so: who types puts letters wrong rather than sounds, and a title
  /// that nobody listed sounds like some other one soon enough.
  ///
  /// - Parameters:
  ///   - sentences: What was perhaps heard, the likeliest first.
  ///   - known: What the words alone tell.
  ///   - options: The least confidence.
  /// - Returns: What was meant; what was known where hearing tells nothing better.
  func understanding(
    byEar sentences: [HeardSentence],
    insteadOf known: Understanding,
    _ options: MatchOptions
  ) -> Understanding {
    let confidence = known.outcome == .match ? known.reading?.confidence ?? 1 : 0
    guard options.isSpoken || sentences.count > 1, confidence < Self.sure,
      known.outcome != .empty, known.outcome != .refused(.negativePhrase), !known.namesInPart,
      var evidence = PhonemeEvidence(sentences, index: index, language: language)
    else { return known }
    var ranking = Ranking(index)
    for (derivation, sentence) in evidence.derivations(spoken, valuePhonemes) {
      ranking.add([derivation], of: sentence)
    }
    ranking.settle()
    let heard = ranking.candidates.first.flatMap { best in
      best.fit >= threshold(for: best.reading.app, options)
        ? decide(ranking, best.sentence, options) : nil
    }
    guard known.outcome == .match else { return heard?.besides(known) ?? known }
    if let heard, heard.outcome == .match {
      return heard.reading?.hasMeaning(of: known.reading) == true ? known : heard
    }
    return canBeHeard(known.reading) ? known.refused : known
  }

  /// Whether a reading is one that can be compared by ear: its phrase is, and the words that differ were
  /// not chosen for others that mean the same.
  private func canBeHeard(_ reading: Reading?) -> Bool {
    guard let reading,
      !reading.differences.contains(where: \.isChosen)
        || reading.differences.contains(where: \.isTooMuch)
    else { return false }
    return spoken.phrases.contains { phrase in
      let phrase = index.phrases[phrase.number]
      return phrase.appName == reading.app && phrase.text == reading.phrase
    }
  }
}

extension Understanding {
  /// Whether every word was heard as it is written, of names that were said in part ("harry potter"); which of
  /// them is meant is no question of sounds.
  fileprivate var namesInPart: Bool {
    guard outcome == .match || outcome == .ambiguous, let reading else { return false }
    return reading.differences.contains { $0.difference == .partialValue }
      && reading.differences.allSatisfy { piece in
        piece.difference == .partialValue || piece.difference == .filler
      }
  }

  /// What was understood by ear in place of something that cannot be run; nil where it is no better.
  fileprivate func besides(_ known: Understanding) -> Understanding? {
    guard outcome == .match || outcome == .ambiguous else { return nil }
    var heard = self
    // Whoever knows more about a value than the suggestions say may still be asked for it.
    if known.outcome == .unknownValue, let reading = known.reading {
      heard.alternatives.append(reading)
    }
    return heard
  }

  /// The same with its reading as the nearest, and nothing to run.
  fileprivate var refused: Understanding {
    Understanding(
      utterance: utterance,
      outcome: .refused(.belowThreshold),
      alternatives: (reading.map { [$0] } ?? []) + alternatives
    )
  }
}

extension AlignedPiece {
  /// Whether it is a content word that belongs to nothing.
  fileprivate var isTooMuch: Bool { difference == .added && cost > Double(EditCosts.functionWord) }

  /// Whether other words were said on purpose.
  fileprivate var isChosen: Bool {
    switch difference {
    case .synonym, .inflection, .number, .partialValue, .moved: true
    default: false
    }
  }
}

extension Reading {
  /// Whether another reading stands for the same intent with the same values.
  fileprivate func hasMeaning(of other: Reading?) -> Bool {
    guard let other, app == other.app, intent == other.intent else { return false }
    let values = Dictionary(
      other.parameters.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    return parameters.count == values.count
      && parameters.allSatisfy { values[$0.name] == $0.value }
  }
}
