import PhraseMatcher
import SpokenLanguage
import Understanding

extension Interpreter {
  /// With fewer examples than so many, of which the chance was learnt least well, it has to be greater than usual.
  static let manyExamples = 10
  private static let leastChanceOfFew = 0.8

  /// What an utterance means where all its words together say more than the phrases, verbs and names did.
  ///
  /// - Parameters:
  ///   - found: What was understood without that.
  ///   - heard: The utterance.
  ///   - known: What its words say; nil where that is not known yet.
  ///   - context: What the conversation was about so far.
  /// - Returns: The same, or what the words speak for, where the chance that it is meant is greater.
  func weighed(
    _ found: Interpretation,
    _ heard: HeardUtterance,
    by known: SentenceMeaning?,
    in context: DialogueContext
  ) async -> Interpretation {
    let understanding = found.understanding
    guard understanding.then.isEmpty, !heard.isOverheard,
      isOpenToMeaning(understanding, heard, in: context)
    else { return found }
    let meaning: SentenceMeaning
    if let known {
      meaning = known
    } else {
      meaning = await self.meaning(of: heard.text, in: context)
    }
    // Among mere examples the ranking decides.
    guard let proposal = meaning.proposal, !meaning.isWithdrawn,
      heard.isSpoken || meaning.ranking?.isOfExamples != true
    else { return found }
    guard proposal.isAskedForSo, proposal.command.open.isEmpty, isSurer(proposal, than: found),
      !isExplained(meaning, insteadOf: proposal) || understanding.outcome == .match
    else { return doubted(found, by: proposal) }
    return Interpretation(understanding: proposed(proposal, insteadOf: understanding))
  }

  /// What was found, as sure as it is where the words of many examples speak less for it.
  ///
  /// How sure the pieces make it was not learnt from examples; so the mean of both counts. What pieces tell without any
  /// value, and all words speak for something else, was not meant.
  private func doubted(_ found: Interpretation, by proposal: IntentProposal) -> Interpretation {
    guard proposal.share.examples >= Self.manyExamples, found.understanding.outcome == .match,
      var reading = found.understanding.reading
    else { return found }
    let isSame =
      (reading.app, reading.intent) == (proposal.share.app, proposal.share.intent)
    guard isSame || found.isOfPieces && reading.parameters.isEmpty else { return found }
    let sureness = isSame ? (reading.confidence + proposal.share.chance) / 2 : 0
    reading.beSure(sureness)
    var doubted = found
    guard reading.confidence < index.current.threshold(for: reading.app, options) else {
      doubted.understanding.reading = reading
      return doubted
    }
    doubted.understanding = found.understanding.refusing(reading)
    if !isSame {
      doubted.understanding.alternatives =
        proposed(proposal, insteadOf: found.understanding).readingsThatFellShort
    }
    return doubted
  }

  /// Whether every word is explained by something else that is asked for, which is refused for what it is.
  private func isExplained(
    _ meaning: SentenceMeaning,
    insteadOf proposal: IntentProposal
  ) -> Bool {
    meaning.commands.contains { command in
      command.isAskedFor && command.isWhole && command.reading.intent != proposal.share.intent
    }
  }

  /// Whether all words speak more surely for something than what was found does.
  private func isSurer(_ proposal: IntentProposal, than found: Interpretation) -> Bool {
    let chance = sureness(of: proposal)
    let threshold = index.current.threshold(for: proposal.share.app, options)
    guard
      proposal.share.examples >= Self.manyExamples
        || proposal.share.chance >= Self.leastChanceOfFew
    else { return false }
    switch found.understanding.outcome {
    case .match:
      guard let reading = found.understanding.reading,
        (reading.app, reading.intent) != (proposal.share.app, proposal.share.intent),
        // Any words can be text; where they are known to name things, that says more.
        reading.knownValues <= proposal.command.reading.knownValues
      else { return false }
      // A piece of a sentence may speak for much that its words together do not.
      return chance > (found.isOfPieces ? threshold : reading.confidence)
    case .refused:
      return chance >= threshold
    case .ambiguous, .unknownValue, .empty:
      return false
    }
  }

  /// The chance that an intent is meant for which the words speak; so much that is left to chance is read back before
  /// anything changes.
  private func sureness(of proposal: IntentProposal) -> Double {
    settings.caution.doubtful(proposal.share.chance)
  }

  private func proposed(
    _ proposal: IntentProposal,
    insteadOf understanding: Understanding
  ) -> Understanding {
    understanding.giving(way: proposal.command, chance: sureness(of: proposal))
  }
}

extension Reading {
  /// How many of the values are things that are known.
  fileprivate var knownValues: Int {
    parameters.count { if case .known = $0.value { true } else { false } }
  }
}

extension Understanding {
  /// All readings, where none of them is good enough.
  fileprivate var readingsThatFellShort: [Reading] { [reading].compactMap(\.self) + alternatives }
}
