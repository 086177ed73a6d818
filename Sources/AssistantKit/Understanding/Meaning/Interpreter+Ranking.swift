import PhraseMatcher
import SpokenLanguage
public import Understanding

extension Interpreter {
  /// An intent takes the place of what phrases and pieces made of a sentence from this chance on: on apps left out of
  /// learning, more than ten sentences that were refused are understood then for each that had better been.
  private static let leastChance = 0.7

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
  /// - Returns: The same, or the likeliest intent instead.
  func ranked(
    _ found: Interpretation,
    _ heard: HeardUtterance,
    by known: SentenceMeaning?,
    in context: DialogueContext
  ) async -> Interpretation {
    guard let ranking = await ranking(of: heard, after: found, known, in: context),
      let (best, chance) = ranking.best, chance >= Self.leastChance,
      doubtful(chance) >= index.current.threshold(for: best.app, options)
    else { return found }
    let understanding = found.understanding
    switch understanding.outcome {
    case .match:
      if understanding.reading.map(best.isIntent) == true { return found }
    case .ambiguous:
      // Which of several things or apps is meant can be asked; what is to be done may be likelier than the rest.
      let readings = understanding.equalReadings
      let meant = readings.filter(best.isIntent)
      guard readings.allSatisfy({ $0.app == best.app }), meant.count < readings.count else {
        return found
      }
      if let reading = meant.first, meant.count == 1 {
        return Interpretation(
          understanding: understanding.choosing(reading, chance: doubtful(chance))
        )
      }
    case .unknownValue:
      // Of what nobody knows can be told.
      if understanding.reading.map(best.isIntent) == true { return found }
    case .refused, .empty: break
    }
    // What names nothing that the app knows may have been said to anybody.
    guard let command = best.command, command.open.isEmpty, command.isAskedForSo,
      best.namesValue
    else { return found }
    return Interpretation(
      understanding: understanding.giving(way: command, chance: doubtful(chance))
    )
  }

  /// So sure is what was not understood by its words alone: it is read back before anything changes.
  private func doubtful(_ chance: Double) -> Double { min(chance, settings.readsBackBelow - 0.01) }

  /// What is weighed of an utterance after something was made of it; nil where that stands.
  private func ranking(
    of heard: HeardUtterance,
    after found: Interpretation,
    _ known: SentenceMeaning?,
    in context: DialogueContext
  ) async -> IntentRanking? {
    let understanding = found.understanding
    guard understanding.then.isEmpty, !heard.isSpoken, isOpenToMeaning(understanding, heard),
      understanding.outcome != .refused(.negated)
    else { return nil }
    let meaning: SentenceMeaning
    if let known {
      meaning = known
    } else {
      meaning = await self.meaning(of: heard.text, in: context)
    }
    // Where there are many phrases, what their words say was weighed before.
    guard !meaning.isWithdrawn, meaning.commands.count <= 1,
      (meaning.shares.first?.examples ?? 0) < Self.manyExamples
    else { return nil }
    return meaning.ranking?.after(understanding)
  }
}

extension CommandMeaning {
  /// Whether its intent may be done because of such a sentence: who asks a question wants to see something, and who
  /// tells something wants nothing, however likely the intent is.
  fileprivate var isAskedForSo: Bool { act.asks || act == .question && effect == .shows }
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

  /// The same with a command that is likelier, whose values may be named alike.
  fileprivate func giving(way command: CommandMeaning, chance: Double) -> Understanding {
    var readings = [command.reading] + command.equals
    let share = (chance / Double(readings.count) * 1000).rounded() / 1000
    for place in readings.indices { readings[place].confidence = share }
    return Understanding(
      utterance: utterance,
      outcome: readings.count > 1 ? .ambiguous : .match,
      reading: readings[0],
      alternatives: Array(readings.dropFirst())
        + alternatives.filter { $0.intent != readings[0].intent }
    )
  }
}
