import PhraseMatcher
import Understanding

extension Interpreter {
  /// What an utterance means where the phrases of the catalogue are mere examples of what is said.
  ///
  /// No word of theirs stands for itself alone: it may as well be a value. So neither what a piece of the sentence makes
  /// it nor, but for what is denied, what kind of sentence it is decides anything; all that was counted does.
  ///
  /// - Parameters:
  ///   - ranking: The intents that it may ask for.
  ///   - found: What phrases and pieces made of it.
  /// - Returns: The likeliest intent, or a refusal with the likeliest beside it.
  func likeliest(_ ranking: IntentRanking, insteadOf found: Interpretation) -> Interpretation {
    if found.understanding.namesApp || found.understanding.isOfSeveralApps { return found }
    let readings = ranking.byChance.prefix(max(1, settings.alternativeLimit) + 1).compactMap {
      candidate,
      chance -> Reading? in
      guard let command = candidate.command else { return nil }
      var reading = command.reading
      // Where there is nothing to run, there is nothing to be read back either.
      let sure = apps.isEmpty ? chance : sureness(of: command, chance)
      reading.beSure(sure)
      return reading
    }
    guard let best = readings.first else { return found }
    guard best.confidence >= index.current.threshold(for: best.app, options) else {
      if let offered = offered(ranking, insteadOf: found.understanding) {
        return Interpretation(understanding: offered)
      }
      return Interpretation(understanding: found.understanding.refusing(all: readings))
    }
    return Interpretation(
      understanding: Understanding(
        utterance: found.understanding.utterance,
        outcome: .match,
        reading: best,
        alternatives: Array(readings.dropFirst())
      )
    )
  }
}

extension Understanding {
  /// Whether an app is named.
  fileprivate var namesApp: Bool {
    outcome == .match && reading?.alignment.contains { $0.role == .applicationName } == true
  }

  /// Whether only who said it knows which of several apps is meant.
  fileprivate var isOfSeveralApps: Bool {
    outcome == .ambiguous && Set(equalReadings.map(\.app)).count > 1
  }

  /// A refusal with what is likeliest all the same.
  fileprivate func refusing(all readings: [Reading]) -> Understanding {
    var reason = RefusalReason.belowThreshold
    if case .refused(let before) = outcome { reason = before }
    return Understanding(
      utterance: utterance,
      outcome: .refused(reason),
      alternatives: readings
    )
  }
}
