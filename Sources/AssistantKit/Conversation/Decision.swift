import PhraseMatcher

/// What becomes of an utterance, decided before anything of it is done.
///
/// Whoever converses carries it out, and whoever only wants to know reads what it matches: so both hear the same.
struct Decision: Sendable {
  /// What is understood; nil where nothing is asked of an app or its things, as a greeting does not.
  var match: Understanding?
  /// Does it, tells what comes of it, and says how it ended.
  let carryOut: @Sendable (isolated Assistant) async -> ExchangeOutcome

  init(
    _ match: Understanding? = nil,
    carryOut: @escaping @Sendable (isolated Assistant) async -> ExchangeOutcome
  ) {
    self.match = match
    self.carryOut = carryOut
  }

  /// One sentence is said.
  static func saying(_ sentence: String, _ outcome: ExchangeOutcome) -> Decision {
    Decision { assistant in
      await assistant.channel.emit(.dialog(full: sentence, supporting: nil))
      return outcome
    }
  }

  /// It is said why nothing is done.
  static func refusing(_ sentence: String, code: String) -> Decision {
    Decision { assistant in
      await assistant.channel.emit(.error(intent: nil, message: sentence, code: code))
      return .refused
    }
  }
}
