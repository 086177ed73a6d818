import PhraseMatcher

/// One way of reading a clause as a request for one intent: what each of its words is taken for.
struct FrameReading: Sendable {
  /// What a piece of the clause is taken for.
  enum Role: Sendable, Hashable {
    case courtesy
    case light
    case applicationName
    /// A word of the intent's own phrases.
    case word(String)
    /// A general verb of a class that the phrases use, or one that says little.
    case verb(String)
    case lightVerb
    /// A word for what kind of thing is named.
    case kind
    case value(parameter: Int, Value)
    /// A value that is said not to be meant.
    case excluded
    case distributive
    /// A word that nothing explains.
    case unexplained
  }

  /// What fills a parameter.
  enum Value: Sendable, Hashable {
    case named(NameMention)
    case number(Double)
    /// Words that stand where a value is expected and are none that is known.
    case open
    /// Words that the parameter takes as they are.
    case text
    /// A date, a time or a length of time, as it is written by ISO 8601.
    case moment(String)
    /// A word that stands for what was spoken of ("it").
    case reference
  }

  /// Some tokens with what they are taken for.
  struct Piece: Sendable, Hashable {
    var tokens: Range<Int>
    var role: Role
    var cost: Double
  }

  /// The frame's number in the lexicon.
  var frame: Int
  var pieces: [Piece]
  /// What speaks against it, in nats.
  var cost: Double
  /// What the words say for this intent, in nats.
  var evidence: Double

  var score: Double { evidence - cost }

  /// The words that nothing explains.
  var unexplained: [Range<Int>] {
    pieces.compactMap { $0.role == .unexplained ? $0.tokens : nil }
  }

  /// What fills the parameters, in the order in which it was said.
  var values: [(parameter: Int, value: Value, tokens: Range<Int>)] {
    pieces.compactMap { piece in
      guard case .value(let parameter, let value) = piece.role else { return nil }
      return (parameter, value, piece.tokens)
    }
  }

  /// Whether a verb of the intent's own kind, or a word of its own, was said.
  var isAskedFor: Bool {
    pieces.contains { piece in
      switch piece.role {
      case .verb, .word: true
      default: false
      }
    }
  }

  /// Whether a verb of the intent's own kind was said.
  var hasVerb: Bool {
    pieces.contains { piece in
      if case .verb = piece.role { return true }
      return false
    }
  }

  func value(of parameter: Int) -> Value? {
    values.first { $0.parameter == parameter }?.value
  }
}
