import PhraseMatcher
import SpokenLanguage
import Understanding

extension Interpreter {
  /// What an utterance means that is a phrase only because the phrase takes any words, where other phrases of its intent
  /// have values for these words, or for some of them ("play ${song}", where "play ${song} on ${speaker}" is a phrase too).
  ///
  /// - Parameters:
  ///   - first: What the phrases make of it.
  ///   - heard: The utterance.
  ///   - context: What the conversation was about so far.
  /// - Returns: The same intent with less text and more values; nil where the text holds none.
  func parted(
    _ first: Understanding,
    _ heard: HeardUtterance,
    in context: DialogueContext
  ) async -> Interpretation? {
    guard first.isExact, let reading = first.reading, reading.takesText,
      // Without other phrases nothing tells where the text would end.
      index.current.parameters(ofIntent: reading.intent, app: reading.app).count
        > reading.parameters.count,
      case .commands(let commands) = await meant(by: heard.text, in: context),
      commands.count == 1, let parted = commands.first,
      parted.understanding.outcome == .match, let other = parted.understanding.reading,
      other.confidence >= settings.readsBackBelow, other.parts(reading)
    else { return nil }
    return parted
  }
}

extension Reading {
  /// Whether it takes some words as they are.
  fileprivate var takesText: Bool {
    parameters.contains { if case .text = $0.value { true } else { false } }
  }

  /// How many values are things or numbers that are known.
  private var knownValues: Int {
    parameters.count { parameter in
      switch parameter.value {
      case .known, .number: true
      case .unknown, .text: false
      }
    }
  }

  /// Whether it has all that another has, but for words of its texts that are values of their own here.
  fileprivate func parts(_ other: Reading) -> Bool {
    guard app == other.app, intent == other.intent, knownValues > other.knownValues else {
      return false
    }
    return other.parameters.allSatisfy { theirs in
      let own = parameters.first { $0.name == theirs.name }
      guard case .text = theirs.value else { return own?.value == theirs.value }
      // Where nothing of a text is left, all of it was something else.
      let within = own.map { [$0] } ?? parameters.filter { $0.range.overlaps(theirs.range) }
      return !within.isEmpty
        && within.allSatisfy {
          theirs.range.lowerBound <= $0.range.lowerBound
            && $0.range.upperBound <= theirs.range.upperBound
        }
    }
  }
}
