import AppIntents
import PhraseMatcher
import SpokenLanguage
public import Understanding

extension Interpreter {
  /// The intents that a sentence may ask for, with what speaks for each; nil where phrases tell it alone.
  public func ranking(of utterance: String) async -> IntentRanking? {
    let heard = HeardUtterance(utterance)
    var meaning: SentenceMeaning?
    let found = await understoodByPieces(heard, in: DialogueContext(), &meaning)
    return await ranking(of: heard, after: found, meaning, in: DialogueContext())
  }

  /// What an utterance means where everything that was counted of it is weighed together.
  ///
  /// - Parameters:
  ///   - found: What phrases and pieces made of it.
  ///   - heard: The utterance.
  ///   - known: What its words say; nil where that is not known yet.
  ///   - context: What the conversation was about so far.
  /// - Returns: The same, or the likeliest intent instead, or a refusal where nothing is likely.
  func ranked(
    _ found: Interpretation,
    _ heard: HeardUtterance,
    by known: SentenceMeaning?,
    in context: DialogueContext
  ) async -> Interpretation {
    guard let ranking = await ranking(of: heard, after: found, known, in: context),
      let (best, chance) = ranking.best
    else { return found }
    if ranking.isOfExamples { return likeliest(ranking, insteadOf: found) }
    if wasLookedUp(found.understanding, beside: ranking) { return found }
    // "What am I reading" is asked, though a list is called "what I am reading".
    if best.effect == .shows, found.understanding.reading.map(best.isIntent) == false,
      isPhraseOfItsOwn(found.understanding)
    {
      var asked = found
      asked.understanding.reading?.beSure(settings.readsBackBelow)
      return asked
    }
    // What stands beside a clause may hold for it.
    let mostSure = ranking.isOfClause ? settings.caution.doubtful(chance) : chance
    let isLikely =
      settings.caution.doubtful(chance) >= index.current.threshold(for: best.app, options)
    let likelier =
      isLikely ? meant(by: best, chance, mostSure, insteadOf: found.understanding) : nil
    if let likelier { return Interpretation(understanding: likelier) }
    if let offered = offered(ranking, insteadOf: found.understanding) {
      return Interpretation(understanding: offered)
    }
    return surer(found, by: best, mostSure) ?? doubted(found, by: ranking, in: context)
  }

  /// Whether an app was asked for a value and knows it, or several, which was not known when all words were weighed.
  private func wasLookedUp(_ understanding: Understanding, beside ranking: IntentRanking) -> Bool {
    guard [.match, .ambiguous].contains(understanding.outcome), let reading = understanding.reading,
      understanding.equalReadings.allSatisfy({
        ($0.app, $0.intent) == (reading.app, reading.intent)
      }),
      let command = ranking.candidates.first(where: { $0.isIntent(of: reading) })?.command
    else { return false }
    return !command.open.isEmpty
      && command.open.allSatisfy { open in
        reading.parameters.contains {
          if $0.name == open.parameter, case .known = $0.value { true } else { false }
        }
      }
  }

  /// Whether a phrase that needs no values and only shows something was said, but for the app's name and small words.
  private func isPhraseOfItsOwn(_ understanding: Understanding) -> Bool {
    guard understanding.outcome == .match, understanding.isSettled,
      let reading = understanding.reading, reading.parameters.isEmpty,
      let intent = intent(of: reading), intent.effect == .shows || intent.givesSeveral
    else { return false }
    let others = reading.differences.filter { $0.difference != .applicationName }
    let heard = others.map(\.heard).filter { !$0.isEmpty }
      .joined(separator: settings.language.partsWords ? " " : "")
    return (heard.isEmpty || settings.language.isOfSmallWords(heard))
      && others.allSatisfy { $0.expected.isEmpty || settings.language.isOfSmallWords($0.expected) }
  }

  /// The few things of which one is likely asked for, though none of them alone; nil where rather nothing is, or too much
  /// might be.
  func offered(
    _ ranking: IntentRanking,
    insteadOf understanding: Understanding
  ) -> Understanding? {
    guard case .refused(let reason) = understanding.outcome, reason != .negativePhrase else {
      return nil
    }
    var offered: [Reading] = []
    var chance = 0.0
    for (candidate, share) in ranking.byChance.prefix(Self.mostOffered) {
      guard candidate.isSpokenOf, let command = candidate.command, command.open.isEmpty,
        command.equals.isEmpty, command.act.asks
      else { return nil }
      offered.append(command.reading)
      chance += share
      if settings.caution.doubtful(chance) >= index.current.threshold(for: candidate.app, options) {
        return understanding.offering(offered, chance: chance)
      }
    }
    return nil
  }

  /// More choices than that are no help.
  private static let mostOffered = 3

  /// The same as sure as everything that was counted makes it, where words were left over beside it; nil where that is no
  /// surer.
  private func surer(
    _ found: Interpretation,
    by best: IntentRanking.Candidate,
    _ chance: Double
  ) -> Interpretation? {
    guard found.understanding.outcome == .match, let reading = found.understanding.reading,
      best.isIntent(of: reading), let command = best.command,
      command.act.asks, command.reading.parameters.map(\.value) == reading.parameters.map(\.value)
    else { return nil }
    let sureness = sureness(of: command, chance)
    guard sureness > reading.confidence else { return nil }
    var surer = found
    surer.understanding.reading?.beSure(sureness)
    return surer
  }

  /// What an utterance means where an intent is the likeliest; nil where what was understood stands beside that.
  private func meant(
    by best: IntentRanking.Candidate,
    _ chance: Double,
    _ mostSure: Double,
    insteadOf understanding: Understanding
  ) -> Understanding? {
    switch understanding.outcome {
    case .match, .unknownValue:
      // Of what nobody knows can be told.
      if understanding.reading.map(best.isIntent) == true { return nil }
    case .ambiguous:
      // Which of several things or apps is meant can be asked; what is to be done may be likelier than the rest.
      let readings = understanding.equalReadings
      let meant = readings.filter(best.isIntent)
      guard readings.allSatisfy({ $0.app == best.app }), meant.count < readings.count,
        // Only which thing is meant is open.
        readings.contains(where: { $0.intent != readings[0].intent })
      else { return nil }
      if let reading = meant.first, meant.count == 1 {
        return understanding.choosing(reading, chance: settings.caution.doubtful(chance))
      }
    case .refused, .empty: break
    }
    guard best.isSpokenOf, let command = best.command, command.open.isEmpty, command.isAskedForSo,
      // "Who is Dune": where a name is all that says anything, nobody is asked whether that was meant.
      command.act.asks || !command.saysNamesAlone || chance >= settings.readsBackBelow
    else { return nil }
    return understanding.giving(way: command, chance: sureness(of: command, mostSure))
  }

  /// The same, less sure where its words rather tell something, or a refusal where everything that was counted speaks
  /// against it.
  private func doubted(
    _ found: Interpretation,
    by ranking: IntentRanking,
    in context: DialogueContext
  ) -> Interpretation {
    guard found.understanding.outcome == .match, var reading = found.understanding.reading
    else { return found }
    let chance = ranking.chance(of: reading.intent, in: reading.app)
    let candidate = ranking.candidates.first { $0.isIntent(of: reading) }
    if chance < index.current.threshold(for: reading.app, options),
      !isSafe(reading, candidate?.command), !isWorthAsking(reading, candidate?.command, chance),
      !goesOn(candidate?.command, with: found.understanding.utterance, in: context)
    {
      reading.beSure(chance)
      return Interpretation(understanding: found.understanding.refusing(reading))
    }
    // "My sister gives Dune five stars": it has the words of a phrase, but with the others so speaks who tells something.
    guard ranking.wordsTell, let candidate, candidate.effect != .shows,
      reading.confidence >= settings.readsBackBelow,
      reading.alignment.contains(where: { $0.difference == .added })
    else { return found }
    var doubted = found
    doubted.understanding.reading?.confidence = settings.caution.doubtful(chance)
    return doubted
  }

  /// Whether an utterance is nothing but a command that leaves out the thing that was spoken of and says all else of it, a value
  /// among it ("give five stars"); the chances were learnt from sentences that stand alone.
  private func goesOn(
    _ command: CommandMeaning?,
    with utterance: String,
    in context: DialogueContext
  ) -> Bool {
    guard let command, !context.topics.isEmpty,
      settings.language.tokens(in: command.text).count
        == settings.language.tokens(in: utterance).count
    else { return false }
    return command.isWhole && !command.evidence.contains { $0.kind == .aside }
      && command.act.asks && command.effect == .changes
      && command.knownValues > command.knownMoments
  }

  /// Whether a reading may be carried out, however seldom such sentences ask for it.
  private func isSafe(_ reading: Reading, _ command: CommandMeaning?) -> Bool {
    // Who names the app speaks to it; hardly anybody did in what the chances were learnt from.
    if reading.alignment.contains(where: { $0.role == .applicationName }) { return true }
    guard let command else { return false }
    if command.asksToSeeThing(settings.language) { return true }
    guard command.isAskedFor else { return false }
    // Nothing is lost where something that the app has is shown.
    if command.effect == .shows, command.saysWhat { return true }
    let isRequest = command.act == .request && command.isWhole
    guard command.hasOwnVerb || isRequest && !command.isComplete,
      command.isComplete || command.saysWhat
    else { return false }
    // What was not said is asked for before anything is done.
    return command.effect == .shows || reading.confidence < settings.readsBackBelow
      || !command.isComplete
  }

  /// Whether several things that belong together were said, so that reading them back is better than refusing them: who
  /// has to say all again pays more than who says "no".
  private func isWorthAsking(
    _ reading: Reading,
    _ command: CommandMeaning?,
    _ chance: Double
  ) -> Bool {
    guard let command, command.act.asks, command.isComplete, command.fit != .near,
      command.effect != .destroys, command.equals.isEmpty,
      command.knownValues - command.knownMoments >= 2,
      reading.confidence < settings.readsBackBelow
    else { return false }
    return chance >= 1 / (1 + Self.costOfSayingAgain)
  }

  /// Set by hand: both have to be said again, a thing and what belongs to it, and a "no" is one word.
  private static let costOfSayingAgain = 2.0

  /// How sure a command is that is likely.
  ///
  /// Who asks back for nothing costs one answer; so a thing is done where to do it wrongly would cost less than that on
  /// the average. What it names has to be certain.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - chance: How likely it is.
  /// - Returns: As sure as it is likely where it may be done without being read back.
  func sureness(of command: CommandMeaning, _ chance: Double) -> Double {
    // What is not all said is asked for in any case.
    let isHarmless = command.effect == .shows || !command.isComplete
    let cost = isHarmless ? Self.costOfShowing : Self.costOfChanging
    guard command.effect != .destroys, command.open.isEmpty, command.equals.isEmpty,
      command.fit == nil || command.fit == .exact, !command.reading.mayNameMore,
      command.effect == .shows || !command.leavesNameOut,
      chance >= 1 - 1 / cost
    else { return settings.caution.doubtful(chance) }
    return settings.caution.sure(chance)
  }

  /// What shows something is over with a look.
  private static let costOfShowing = 4.0
  /// What changes something takes to be noticed and undone, and nobody trusts what changes things at every fiftieth time.
  private static let costOfChanging = 50.0

  /// What is weighed of an utterance after something was made of it; nil where that stands.
  func ranking(
    of heard: HeardUtterance,
    after found: Interpretation,
    _ known: SentenceMeaning?,
    in context: DialogueContext
  ) async -> IntentRanking? {
    let understanding = found.understanding
    let isOpen = isOpenToMeaning(understanding, heard, in: context)
    guard understanding.then.isEmpty, !heard.isSpoken, isOpen || found.isOfPieces
    else { return nil }
    let meaning: SentenceMeaning
    if let known {
      meaning = known
    } else {
      meaning = await self.meaning(of: heard.text, in: context)
    }
    // Where there are many phrases with values, what their words say was weighed before.
    guard !meaning.isWithdrawn, meaning.commands.count <= 1, let ranking = meaning.ranking,
      ranking.isOfExamples
        || isOpen && (meaning.shares.first?.examples ?? 0) < Self.manyExamples,
      // What is denied may be told beside what is asked for, or be a word of a name.
      understanding.outcome != .refused(.negated) || !ranking.isDenied
    else { return nil }
    return ranking.after(understanding)
  }
}

extension CommandMeaning {
  /// Whether its intent may be done because of such a sentence: who asks a question wants to see something, and who
  /// tells something wants nothing, however likely the intent is, but that it is kept.
  fileprivate var isAskedForSo: Bool {
    act.asks || act == .question && effect == .shows && asksForKnowledge
      || act == .report && records && isComplete
  }

  /// Whether a name is all that says anything.
  fileprivate var saysNamesAlone: Bool {
    evidence.contains { $0.kind == .value }
      && evidence.allSatisfy { [.value, .functionWord, .courtesy].contains($0.kind) }
  }

  /// Whether a word of its own says to what it is done ("open a book").
  fileprivate var saysWhat: Bool { evidence.contains { [.kindOfThing, .word].contains($0.kind) } }
}

extension Reading {
  /// Whether a word that nothing explains stands beside a value, and may be one of a longer name.
  fileprivate var mayNameMore: Bool {
    zip(alignment, alignment.dropFirst()).enumerated().contains { place, pair in
      if case .parameter = pair.0.role, pair.1.difference == .added { return true }
      // The first word is likelier a verb that nobody knows.
      guard case .parameter = pair.1.role else { return false }
      return place > 0 && pair.0.difference == .added
    }
  }
}

extension Understanding {
  /// The same with one of several readings.
  fileprivate func choosing(_ reading: Reading, chance: Double) -> Understanding {
    var chosen = self
    chosen.outcome = .match
    chosen.reading = reading
    chosen.reading?.confidence = chance
    chosen.alternatives = equalReadings.filter { $0 != reading }
    return chosen
  }

  /// The same with readings of which a person has to choose one.
  fileprivate func offering(_ readings: [Reading], chance: Double) -> Understanding {
    Understanding(utterance, oneOf: readings, sharing: chance)
  }

  /// The same with a command that is likelier, whose values may be named alike.
  func giving(way command: CommandMeaning, chance: Double) -> Understanding {
    Understanding(
      utterance,
      oneOf: [command.reading] + command.equals,
      sharing: chance,
      beside: alternatives.filter { $0.intent != command.reading.intent }
    )
  }
}
