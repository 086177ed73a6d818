/// One way of reading an utterance.
public struct Reading: Sendable {
  /// The chance that this is what was meant, from 0 to 1.
  public var confidence: Double
  /// The sum of the alignment's costs; 0 for an exact reading.
  public var cost: Double
  /// The text that was read, and that ranges count in, where it is not the understanding's utterance.
  ///
  /// That is another of a recogniser's hypotheses, or the utterance without words that say nothing more.
  public var hypothesis: String?
  private var content: Content

  private enum Content: Sendable {
    case made(Facts)
    case wordForWord(WordForWord)
    case atHand(AtHand)
  }

  /// What was said word for word, with its parameters, for a conversation that asks for them again and again.
  private final class AtHand: Sendable {
    let said: WordForWord
    let parameters: [ParameterReading]

    init(_ said: WordForWord) {
      self.said = said
      parameters = said.parameters
    }
  }

  private struct Facts: Hashable {
    var app: String
    var intent: String
    var phrase: String
    var parameters: [ParameterReading]
    var alignment: [AlignedPiece]
  }

  /// Makes a reading.
  public init(
    app: String,
    intent: String,
    phrase: String,
    confidence: Double,
    parameters: [ParameterReading],
    alignment: [AlignedPiece],
    cost: Double
  ) {
    self.confidence = confidence
    self.cost = cost
    content = .made(
      Facts(app: app, intent: intent, phrase: phrase, parameters: parameters, alignment: alignment)
    )
  }

  /// The reading of what was said word by word.
  init(_ said: WordForWord) {
    confidence = 1
    cost = 0
    content = .wordForWord(said)
  }

  /// The same reading with its parameters at hand, for who asks for them more than once.
  public func withParametersAtHand() -> Reading {
    guard case .wordForWord(let said) = content else { return self }
    var reading = self
    reading.content = .atHand(AtHand(said))
    return reading
  }

  private var facts: Facts {
    get {
      switch content {
      case .made(let facts): facts
      case .wordForWord(let said): Self.facts(of: said, said.parameters)
      case .atHand(let known): Self.facts(of: known.said, known.parameters)
      }
    }
    set { content = .made(newValue) }
  }

  private static func facts(of said: WordForWord, _ parameters: [ParameterReading]) -> Facts {
    Facts(
      app: said.phrase.appName,
      intent: said.phrase.intent ?? "",
      phrase: said.phrase.text,
      parameters: parameters,
      alignment: said.alignment
    )
  }
}

extension Reading {
  /// The app's name.
  public var app: String {
    get {
      switch content {
      case .made(let facts): facts.app
      case .wordForWord(let said): said.phrase.appName
      case .atHand(let known): known.said.phrase.appName
      }
    }
    set { facts.app = newValue }
  }

  /// The intent's identifier.
  public var intent: String {
    get {
      switch content {
      case .made(let facts): facts.intent
      case .wordForWord(let said): said.phrase.intent ?? ""
      case .atHand(let known): known.said.phrase.intent ?? ""
      }
    }
    set { facts.intent = newValue }
  }

  /// The phrase template as it was written.
  public var phrase: String {
    get {
      switch content {
      case .made(let facts): facts.phrase
      case .wordForWord(let said): said.phrase.text
      case .atHand(let known): known.said.phrase.text
      }
    }
    set { facts.phrase = newValue }
  }

  /// The parameters, in the order in which they stand in the utterance.
  ///
  /// - Complexity: Those of a sentence that was said word by word are made anew each time, unless they are at
  ///   hand.
  public var parameters: [ParameterReading] {
    get {
      switch content {
      case .made(let facts): facts.parameters
      case .wordForWord(let said): said.parameters
      case .atHand(let known): known.parameters
      }
    }
    set { facts.parameters = newValue }
  }

  /// What each piece of the utterance stands for, in order.
  ///
  /// - Complexity: That of a sentence that was said word by word is made anew each time.
  public var alignment: [AlignedPiece] {
    get {
      switch content {
      case .made(let facts): facts.alignment
      case .wordForWord(let said): said.alignment
      case .atHand(let known): known.said.alignment
      }
    }
    set { facts.alignment = newValue }
  }

  /// The pieces that are not exactly as expected.
  public var differences: [AlignedPiece] {
    guard case .made(let facts) = content else { return [] }
    return facts.alignment.filter { $0.difference != nil }
  }
}

extension Reading: Hashable {
  /// Whether two readings say the same, however they were found.
  public static func == (one: Reading, other: Reading) -> Bool {
    one.confidence == other.confidence && one.cost == other.cost
      && one.hypothesis == other.hypothesis && one.facts == other.facts
  }

  /// Hashes what a reading says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(confidence)
    hasher.combine(cost)
    hasher.combine(hypothesis)
    hasher.combine(facts)
  }
}
