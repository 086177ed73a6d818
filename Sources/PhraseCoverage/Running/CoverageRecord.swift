/// A test sentence and what became of it, as plain facts that can be kept and merged.
public struct CoverageRecord: Sendable, Hashable {
  /// The language in which it was understood.
  public var locale: String
  /// The file that holds the sentence.
  public var file: String
  /// The sentence, what was expected of it, and where it stands.
  public var entry: CoverageCorpus.Entry
  /// What was understood; nil for nothing.
  public var found: Found?
  /// Whether that is right.
  public var verdict: CoverageReport.Verdict
  /// Whether the sentence may fall short.
  public var isKnownFailure: Bool
  /// What became of the sentence with slips in it; nil where that was not tried.
  public var noise: NoiseCount?

  /// What was understood of a sentence.
  public struct Found: Sendable, Hashable {
    /// The app's name.
    public var app: String
    /// The intent's identifier.
    public var intent: String
    /// The phrase template as it was written.
    public var phrase: String
    /// How sure that is, from 0 to 1.
    public var confidence: Double
    /// The values, in the order in which they were said.
    public var values: [Value]
    /// Whether several meanings were as good.
    public var isAmbiguous: Bool
    /// The other meanings that were as good, as calls; nothing where there was one.
    public var others: [String] = []

    /// Makes what was understood.
    public init(
      app: String,
      intent: String,
      phrase: String,
      confidence: Double,
      values: [Value] = [],
      isAmbiguous: Bool = false
    ) {
      self.app = app
      self.intent = intent
      self.phrase = phrase
      self.confidence = confidence
      self.values = values
      self.isAmbiguous = isAmbiguous
    }
  }

  /// A value that was understood.
  public struct Value: Sendable, Hashable {
    /// The parameter's name.
    public var name: String
    /// What identifies the value; nil where it is none of a vocabulary.
    public var id: String?
    /// The value as a corpus would write it.
    public var text: String

    /// Makes a value.
    public init(name: String, id: String?, text: String) {
      self.name = name
      self.id = id
      self.text = text
    }
  }

  /// Makes a record.
  public init(
    locale: String,
    file: String,
    entry: CoverageCorpus.Entry,
    found: Found?,
    verdict: CoverageReport.Verdict,
    isKnownFailure: Bool,
    noise: NoiseCount? = nil
  ) {
    self.locale = locale
    self.file = file
    self.entry = entry
    self.found = found
    self.verdict = verdict
    self.isKnownFailure = isKnownFailure
    self.noise = noise
  }

  /// Whether this makes a run fail: what falls short without being known to, or passes although it is
  /// listed as a known failure.
  public var isUnexpected: Bool {
    (verdict == .passed) == isKnownFailure
  }
}

/// What became of a sentence with slips of the keyboard and the ear.
public struct NoiseCount: Sendable, Hashable {
  /// How many variants were tried.
  public var tried: Int
  /// How many were understood as the sentence itself.
  public var survived: Int
  /// The intents that were understood instead, each with how often.
  public var confused: [String: Int]

  /// Makes a count.
  public init(tried: Int = 0, survived: Int = 0, confused: [String: Int] = [:]) {
    self.tried = tried
    self.survived = survived
    self.confused = confused
  }

  /// Adds another count.
  mutating func add(_ other: NoiseCount) {
    tried += other.tried
    survived += other.survived
    confused.merge(other.confused, uniquingKeysWith: +)
  }
}
