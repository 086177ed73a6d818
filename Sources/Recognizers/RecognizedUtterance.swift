/// What a recogniser heard in one go, with everything it says about it.
public struct RecognizedUtterance: Sendable, Hashable {
  /// The best hypothesis; of a plain line the line as it stands.
  public var text: String
  /// The format it was written in; plain text for a line that says nothing about itself.
  public var format: InputFormat
  /// Whether the recogniser marked the result as final; otherwise a pause or what followed did.
  public var isMarkedFinal: Bool
  /// Whether the line was longer than the limit and this is only its beginning.
  public var isCut: Bool

  private var telling = Telling.nothing

  /// What else a recogniser tells, in one piece: most lines tell nothing, and many of them are handed on.
  private indirect enum Telling: Sendable, Hashable {
    case nothing
    case details(Details)
  }

  private struct Details: Sendable, Hashable {
    var alternatives: [Alternative] = []
    var words: [Word] = []
    var start: Double?
    var end: Double?
    var speaker: String?
    var language: String?
  }

  /// Makes an utterance.
  public init(
    text: String,
    alternatives: [Alternative] = [],
    words: [Word] = [],
    start: Double? = nil,
    end: Double? = nil,
    speaker: String? = nil,
    language: String? = nil,
    format: InputFormat = .text,
    isMarkedFinal: Bool = true,
    isCut: Bool = false
  ) {
    self.text = text
    self.format = format
    self.isMarkedFinal = isMarkedFinal
    self.isCut = isCut
    let details = Details(
      alternatives: alternatives,
      words: words,
      start: start,
      end: end,
      speaker: speaker,
      language: language
    )
    telling = details == Details() ? .nothing : .details(details)
  }

  private var details: Details {
    get {
      guard case .details(let details) = telling else { return Details() }
      return details
    }
    set { telling = newValue == Details() ? .nothing : .details(newValue) }
  }

  /// Every hypothesis, the best one first; empty where there is one and nothing is known about it.
  public var alternatives: [Alternative] {
    get { details.alternatives }
    set { details.alternatives = newValue }
  }

  /// The words one by one, where the recogniser tells them.
  public var words: [Word] {
    get { details.words }
    set { details.words = newValue }
  }

  /// Where the utterance begins in the recording, in seconds.
  public var start: Double? {
    get { details.start }
    set { details.start = newValue }
  }

  /// Where the utterance ends in the recording, in seconds.
  public var end: Double? {
    get { details.end }
    set { details.end = newValue }
  }

  /// Who spoke, in the recogniser's own terms.
  public var speaker: String? {
    get { details.speaker }
    set { details.speaker = newValue }
  }

  /// The language that was heard, in the recogniser's own terms.
  public var language: String? {
    get { details.language }
    set { details.language = newValue }
  }

  /// Makes an utterance of which nothing else is known.
  init(plain text: String) {
    self.text = text
    format = .text
    isMarkedFinal = true
    isCut = false
  }

  /// How sure the recogniser is of its words, from 0 to 1: the mean of their confidences by length.
  ///
  /// Nil where it tells none. A recogniser that can hear nothing but commands is always sure, and one of
  /// open speech is seldom wrong where it is not: so it says something about doubts only.
  public var sureness: Double? {
    var sum = 0.0
    var length = 0.0
    for word in words {
      guard let confidence = word.confidence, (0...1).contains(confidence) else { continue }
      let weight = Double(word.text.count)
      sum += confidence * weight
      length += weight
    }
    return length > 0 ? sum / length : nil
  }

  /// How sure the recogniser is of the word that it is least sure of, from 0 to 1; nil where it tells none.
  ///
  /// What a recogniser that knows few words hears wrongly is as a rule one word, and the mean hides it.
  public var leastSureness: Double? {
    words.compactMap(\.confidence).filter((0...1).contains).min()
  }

  /// One hypothesis about what was said.
  public struct Alternative: Sendable, Hashable {
    /// The words.
    public var text: String
    /// How well the hypothesis does; a higher score is better.
    public var score: Double?
    /// Whether the score is a probability from 0 to 1.
    ///
    /// Vosk and PocketSphinx give logarithmic scores in the hundreds and thousands, which say
    /// something about the order of hypotheses only.
    public var scoreIsProbability: Bool

    /// Makes a hypothesis.
    public init(text: String, score: Double? = nil, scoreIsProbability: Bool = false) {
      self.text = text
      self.score = score
      self.scoreIsProbability = scoreIsProbability
    }
  }

  /// A word as it was heard.
  public struct Word: Sendable, Hashable {
    /// The word as the recogniser writes it.
    public var text: String
    /// Where the word begins, in seconds.
    public var start: Double?
    /// Where the word ends, in seconds.
    public var end: Double?
    /// The recogniser's confidence, as it gives it; from 0 to 1 in every format that has one.
    public var confidence: Double?

    /// Makes a word.
    public init(
      text: String,
      start: Double? = nil,
      end: Double? = nil,
      confidence: Double? = nil
    ) {
      self.text = text
      self.start = start
      self.end = end
      self.confidence = confidence
    }
  }
}
