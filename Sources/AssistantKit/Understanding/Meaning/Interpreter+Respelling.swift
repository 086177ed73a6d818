import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

extension Interpreter {
  /// How many hypotheses are looked at for names that they hold as other words.
  private static let mostRespelled = 3
  /// How many texts with a name put right are read.
  private static let mostRead = 6
  /// How like a name has to sound where the app is named or nobody else can be spoken to, and elsewhere.
  private static let leastSimilarity = 0.66
  private static let leastOverheard = 0.8
  /// So many values beside each other are no chance, as where stars are given to something.
  private static let enoughValues = 2
  /// A name that is so like, and so much more like than any other, was surely said.
  private static let sureSimilarity = 0.85
  private static let sureMargin = 0.1

  /// What a spoken utterance asks for, where words of it are a name that the recogniser did not know.
  ///
  /// What is understood as it is written stays so, and what asks for nothing does. Otherwise the sentence with
  /// the name that sounds like some of its words is read instead, and what changes anything is
  /// read back, since the name was not heard for sure.
  ///
  /// - Parameters:
  ///   - heard: The utterance.
  ///   - written: What it means as it is written.
  ///   - context: What the conversation was about so far.
  /// - Returns: What it asks for with the name; nil where no name helps.
  func respelled(
    _ heard: HeardUtterance,
    insteadOf written: Interpretation,
    in context: DialogueContext
  ) async -> Interpretation? {
    guard written.understanding.lacksName else { return nil }
    let matcher = await index.names.audible(index.current, apps, settings)
    let texts = Hypothesis.ordered(heard.candidates).prefix(Self.mostRespelled).map(\.text)
    let respellings = texts.flatMap { matcher.respellings(of: $0) }
      .filter { $0.similarity >= Self.leastSimilarity }
      .sorted { ($1.similarity, $0.text) < ($0.similarity, $1.text) }
    for respelling in respellings.prefix(Self.mostRead) {
      let meant = await meant(
        by: respelling.text,
        in: context,
        isOverheard: heard.isOverheard
      )
      guard case .commands(let commands) = meant, commands.count == 1,
        var interpretation = commands.first,
        var reading = interpretation.understanding.reading,
        interpretation.understanding.outcome == .match, reading.names(respelling.ids),
        !heard.isOverheard || reading.namesApp || reading.parameters.count >= Self.enoughValues
          || respelling.similarity >= Self.leastOverheard
      else { continue }
      let isSure =
        respelling.similarity >= Self.sureSimilarity && respelling.margin >= Self.sureMargin
      if !isSure || effect(of: reading) != .shows {
        reading.confidence = settings.caution.doubtful(reading.confidence)
      }
      reading.hypothesis = respelling.text
      interpretation.understanding.reading = reading
      interpretation.understanding.utterance = heard.text
      return interpretation
    }
    return nil
  }

  private func effect(of reading: Reading) -> IntentFrame.Effect? {
    apps.first { $0.definition.name == reading.app }?.intent(reading.intent)?.effect
  }
}

extension Understanding {
  /// Whether a command may have been said whose name was not understood.
  fileprivate var lacksName: Bool {
    switch outcome {
    case .match: reading.map { $0.parameters.isEmpty && $0.confidence < 0.5 } ?? true
    case .ambiguous: isVague
    case .unknownValue: true
    case .refused(let reason): reason == .belowThreshold || reason == .outOfScope
    case .empty: false
    }
  }
}

extension Reading {
  /// Whether one of some values is the value of a parameter.
  fileprivate func names(_ ids: [String]) -> Bool {
    parameters.contains { parameter in
      if case .known(let id, _) = parameter.value { ids.contains(id) } else { false }
    }
  }

  /// Whether the app is named.
  fileprivate var namesApp: Bool {
    alignment.contains { $0.role == .applicationName && !$0.heard.isEmpty }
  }
}
