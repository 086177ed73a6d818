import PhraseMatcher
import SpokenLanguage
import Understanding

extension Interpreter {
  /// How many hypotheses are read for what they mean.
  private static let mostMeant = 10

  /// What a spoken utterance asks for by what it names, where all hypotheses bear witness.
  ///
  /// The words of a recogniser may be wrong, and wrong words mean something too. So the first hypothesis that
  /// asks for something without any doubt is taken; a phrase that was surely heard stands against one whose
  /// verb was not said, and what asks for nothing does so only where every hypothesis says so.
  ///
  /// - Parameters:
  ///   - heard: The utterance.
  ///   - first: What the phrases say of it.
  ///   - context: What the conversation was about so far.
  /// - Returns: What is to be done; unclear where the phrases say more.
  func meant(
    byHearing heard: HeardUtterance,
    insteadOf first: Understanding,
    in context: DialogueContext
  ) async -> MeantCommands {
    var readings: [MeantCommands] = []
    for hypothesis in Hypothesis.ordered(heard.candidates).prefix(Self.mostMeant) {
      let meant = await meant(
        by: hypothesis.text,
        in: context,
        isOverheard: heard.isOverheard
      )
      if case .withdrawn = meant { return meant }
      readings.append(meant)
      if meant.isFirm { break }
    }
    readings = readings.map { $0.readingBackText(below: settings.readsBackBelow) }
    guard let best = readings.first else { return .unclear(leftOut: []) }
    if case .notAsked(.prohibition, _) = best { return best }
    let firm = readings.last.flatMap { $0.isFirm ? $0 : nil }
    guard first.outcome == .match, let reading = first.reading else { return firm ?? best }
    let isDoubted =
      reading.confidence < Self.surelyHeard || first.hasMisheardVerb(settings.language)
    if let firm, firm.hasOwnVerb || isDoubted { return firm }
    guard reading.confidence < Self.surelyHeard else {
      return readings.allSatisfy(\.asksForNothing) ? best : .unclear(leftOut: [])
    }
    switch best {
    case .commands(let commands):
      let meant = commands.first?.understanding
      let isSurer = (meant?.reading?.confidence ?? 0) > reading.confidence
      return isSurer && meant?.outcome == .match && !best.hasText ? best : .unclear(leftOut: [])
    case .unknown: return .unclear(leftOut: [])
    default: return best
    }
  }

  /// A phrase that was heard as surely as this needs no other witness.
  private static let surelyHeard = 0.9
}

extension MeantCommands {
  /// How sure something is that is done without any doubt.
  private static let firmness = 0.9

  /// Whether something is asked for, and nothing about it is doubtful.
  ///
  /// Some verb is heard in any talk ("place and has"): it is sure with a value, or where it is the phrases' own.
  fileprivate var isFirm: Bool {
    guard case .commands(let commands) = self else { return false }
    return !hasText
      && commands.allSatisfy { command in
        command.understanding.outcome == .match
          && (command.understanding.reading?.confidence ?? 0) >= Self.firmness
          && (hasOwnVerb || command.understanding.reading?.parameters.isEmpty == false)
      }
  }

  /// Whether words were taken as they are, which misheard words can always be.
  fileprivate var hasText: Bool {
    guard case .commands(let commands) = self else { return false }
    return commands.contains { $0.understanding.reading?.hasText == true }
  }

  /// The same, where what was taken as it is without the verb that asks for it is to be read back.
  fileprivate func readingBackText(below least: Double) -> MeantCommands {
    guard case .commands(var commands) = self, hasText, !hasOwnVerb else { return self }
    for place in commands.indices {
      guard let confidence = commands[place].understanding.reading?.confidence else { continue }
      commands[place].understanding.reading?.confidence = min(confidence, least - 0.01)
    }
    return .commands(commands)
  }

  /// Whether the verbs of the phrases themselves were said.
  fileprivate var hasOwnVerb: Bool {
    guard case .commands(let commands) = self else { return false }
    return commands.allSatisfy(\.hasOwnVerb)
  }

  /// Whether words say that nothing is asked for.
  fileprivate var asksForNothing: Bool {
    if case .notAsked(_, isMarked: true) = self { true } else { false }
  }
}

extension CommandMeaning {
  /// Whether what was perhaps not said to the assistant is surely meant for it.
  ///
  /// Other talk holds verbs and numbers as commands do, and words that may be any text. So where neither the
  /// app nor what kind of thing is meant was said, everything has to be known: no text, no piece of a name, no
  /// name that is a small word besides, nothing left over, and no word that only means something like those of
  /// the phrases where no verb is said either ("but the chair is back when you're done").
  var isAddressed: Bool {
    let isNamed = evidence.contains {
      $0.kind == .applicationName || $0.kind == .kindOfThing
    }
    if isNamed { return true }
    let kinds = Set(evidence.map(\.kind))
    if kinds.contains(.relatedWord), kinds.isDisjoint(with: [.verb, .lightVerb]) { return false }
    return !reading.hasText && unexplained.isEmpty && fit != .partial
  }
}

extension Reading {
  /// Whether a parameter takes words as they are.
  fileprivate var hasText: Bool {
    parameters.contains { if case .text = $0.value { true } else { false } }
  }
}
