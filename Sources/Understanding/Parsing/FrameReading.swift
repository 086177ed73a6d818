import PhraseMatcher
import SpokenLanguage

/// One way of reading a clause as a request for one intent: what each of its words is taken for.
struct FrameReading: Sendable {
  /// What a piece of the clause is taken for.
  enum Role: Sendable, Hashable {
    case courtesy
    case functionWord
    case applicationName
    /// A word of the intent's own phrases.
    case word(String)
    /// A word that means about the same as one of the intent's own phrases, and how alike the two are, from 0
    /// to 1.
    case related(WordEmbedding, Double)
    /// A general verb of a class that the phrases use, or one that says little.
    case verb(String)
    case lightVerb
    /// A word for what kind of thing is named.
    case kind
    case value(parameter: Int, Value)
    /// A value that is said not to be meant.
    case excluded(parameter: Int)
    case distributive
    /// Something that is said beside what is asked for.
    case aside(Aside)
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
    /// What the command before speaks of when it is done.
    case result
  }

  /// What has to be said beside a verb that is taken to say little.
  enum Need: Sendable, Hashable {
    case nothing
    /// An amount, for a verb of putting or of change ("stick two stars on it").
    case amount
    /// What is to be done and to what, for a verb of which no more is known ("demote Dune to two stars").
    case values
  }

  /// Some tokens with what they are taken for.
  struct Piece: Sendable, Hashable {
    var tokens: Range<Int>
    var role: Role
    var cost: Double
    /// Whether the words speak for the intent though they are none of its phrases' ("three copies").
    var isContentWord = false
    /// What has to be said beside it for it to say little.
    var needs = Need.nothing
    /// Whether words that are no value here are the whole name of something that another intent takes.
    var isNamedElsewhere = false

    /// The parameter that it fills, if any.
    var parameter: Int? {
      if case .value(let parameter, _) = role { parameter } else { nil }
    }
  }

  /// The frame's number in the lexicon.
  var frame: Int
  var pieces: [Piece]
  /// What speaks against it, in nats.
  var cost: Double
  /// What the words say for this intent, in nats.
  var evidence: Double
  /// Whether a general verb and any words are all that was said, though every phrase has more words than its verb
  /// ("log two tacos", where "log a note" is a phrase).
  var lacksWords = false

  /// How much likelier an intent is of which something was said than one that is only fitting.
  private static let askedFor = 1.0

  var score: Double { evidence - cost + (isAskedFor ? Self.askedFor : 0) }

  /// Some tokens without what is told at their beginning and their end.
  func tokens(besideAsidesIn clause: Range<Int>) -> Range<Int> {
    let asides = pieces.filter { $0.role == .aside(.clause) }.map(\.tokens)
    var rest = clause
    if let last = asides.last, last.upperBound == rest.upperBound {
      rest = rest.lowerBound..<last.lowerBound
    }
    if let first = asides.first, first.lowerBound == rest.lowerBound,
      first.upperBound < rest.upperBound
    {
      rest = first.upperBound..<rest.upperBound
    }
    return rest.isEmpty ? clause : rest
  }

  /// The words that nothing explains.
  var unexplained: [Range<Int>] {
    pieces.compactMap { $0.role == .unexplained ? $0.tokens : nil }
  }

  /// The words that say for whom something is done where they may belong to the name before them.
  var doubtfulAdjuncts: [Range<Int>] {
    pieces.compactMap { $0.role == .aside(.adjunct(touchesName: true)) ? $0.tokens : nil }
  }

  /// What fills the parameters, in the order in which it was said.
  var values: [(parameter: Int, value: Value, tokens: Range<Int>)] {
    pieces.compactMap { piece in
      guard case .value(let parameter, let value) = piece.role else { return nil }
      return (parameter, value, piece.tokens)
    }
  }

  /// What a word has to say for an intent to ask for it.
  static let leastEvidence = 1.0

  /// Whether nothing was said but a verb, courtesies and small words.
  var isBareVerb: Bool {
    hasVerb
      && pieces.allSatisfy { piece in
        switch piece.role {
        case .verb, .lightVerb, .courtesy, .functionWord, .applicationName: true
        default: false
        }
      }
  }

  /// Whether a verb of the intent's own kind or a synonym of its words, or words that speak for it, were said.
  var isAskedFor: Bool {
    evidence >= Self.leastEvidence
      || pieces.contains { piece in
        if case .related(_, let similarity) = piece.role {
          return similarity >= RelatedWord.leastOfSynonyms
        }
        return piece.isContentWord
      }
  }

  /// Whether something is taken to be said beside what is asked for.
  var hasAside: Bool {
    pieces.contains { piece in
      if case .aside = piece.role { true } else { false }
    }
  }

  /// Whether a verb was said that asks for many things.
  var hasLightVerb: Bool { pieces.contains { $0.role == .lightVerb } }

  /// Whether a verb of the intent's own kind was said.
  var hasVerb: Bool {
    pieces.contains { piece in
      if case .verb = piece.role { return true }
      return false
    }
  }

  /// Whether the words of a piece belong to a name or number, and so tell nothing of the sentence.
  func names(_ piece: Piece) -> Bool {
    switch piece.role {
    case .value(_, .named), .value(_, .number), .value(_, .moment): true
    case .value(_, .open): piece.isNamedElsewhere
    // "Not four" beside a number is no prohibition; alone it is.
    case .excluded(let parameter): value(of: parameter) != nil
    default: false
    }
  }

  /// Whether it says nothing but a number, with small words or a verb that says little ("make it four").
  var saysOnlyNumber: Bool {
    values.contains { $0.value.isNumber }
      && pieces.allSatisfy { piece in
        switch piece.role {
        case .lightVerb, .functionWord, .courtesy, .value(_, .number), .value(_, .reference): true
        default: false
        }
      }
  }

  /// Whether it names something by a part of its name.
  var namesPart: Bool {
    values.contains { value in
      if case .named(let mention) = value.value { mention.fit == .partial } else { false }
    }
  }

  func value(of parameter: Int) -> Value? {
    values.first { $0.parameter == parameter }?.value
  }
}

extension FrameReading.Value {
  /// Whether it is something that was named.
  var isName: Bool {
    if case .named = self { true } else { false }
  }

  /// Whether it is something that was named or pointed to.
  var isThing: Bool { isName || self == .reference }

  /// Whether it is a number that was said.
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  /// Whether it is any words.
  var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// Whether it is a date, a time or a length of time.
  var isMoment: Bool {
    if case .moment = self { true } else { false }
  }

  /// Whether it is a name that was said in other words than its own.
  var isHeardOtherwise: Bool {
    if case .named(let mention) = self { mention.fit != .exact } else { false }
  }

  /// Whether it is something that is known, and not just words.
  var isKnown: Bool {
    switch self {
    case .named, .number, .moment, .reference, .result: true
    case .open, .text: false
    }
  }
}
