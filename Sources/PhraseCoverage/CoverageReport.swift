public import PhraseMatcher

/// What became of the sentences of one or more corpora.
public struct CoverageReport: Sendable {
  /// The sentences in order, each with its verdict.
  public private(set) var results: [Result] = []
  /// The phrases that no sentence exercises, in the catalogue's order.
  public private(set) var unexercisedPhrases: [PhraseName] = []
  /// Known failures that are no sentence of the corpora, in alphabetical order.
  public private(set) var strayKnownFailures: [String] = []

  /// A sentence and what became of it.
  public struct Result: Sendable, Hashable {
    /// The file that holds the sentence.
    public var file: String
    /// The sentence and what was expected.
    public var entry: CoverageCorpus.Entry
    /// What was understood.
    public var understanding: Understanding
    /// Whether that is right.
    public var verdict: Verdict
    /// Whether the sentence may fall short.
    public var isKnownFailure: Bool

    /// Whether this makes a run fail: what falls short without being known to, or passes although
    /// it is listed as a known failure.
    public var isUnexpected: Bool {
      (verdict == .passed) == isKnownFailure
    }
  }

  /// How an understanding compares with what was expected.
  public enum Verdict: Sendable, Hashable {
    /// It is what was expected.
    case passed
    /// Another intent was understood.
    case wrongIntent
    /// The intent is right, a value is not.
    case wrongValue(parameter: String)
    /// The sentence was refused.
    case refused
    /// The sentence had to be refused and was not.
    case accepted
    /// Several meanings were as good.
    case ambiguous
  }

  /// A phrase of the catalogue.
  public struct PhraseName: Sendable, Hashable {
    /// The app's name.
    public var app: String
    /// The intent's identifier.
    public var intent: String
    /// The template as it was written.
    public var phrase: String
  }

  /// Runs the sentences of corpora.
  ///
  /// - Parameters:
  ///   - corpora: The sentences.
  ///   - catalog: The phrases that should be exercised.
  ///   - knownFailures: Sentences that may fall short.
  ///   - understand: What understands a sentence; usually a matcher, with the app's own look-up of
  ///     values behind it.
  public init(
    _ corpora: [CoverageCorpus],
    catalog: PhraseCatalog,
    knownFailures: Set<String> = [],
    understand: (String) -> Understanding
  ) {
    for corpus in corpora {
      for entry in corpus.entries {
        let understanding = understand(entry.testCase.utterance)
        add(understanding, for: entry, of: corpus, knownFailures: knownFailures)
      }
    }
    finish(catalog, knownFailures: knownFailures)
  }

  /// Runs the sentences of corpora, one after the other.
  ///
  /// - Parameters:
  ///   - corpora: The sentences.
  ///   - catalog: The phrases that should be exercised.
  ///   - knownFailures: Sentences that may fall short.
  ///   - understand: What understands a sentence.
  public init(
    _ corpora: [CoverageCorpus],
    catalog: PhraseCatalog,
    knownFailures: Set<String> = [],
    understand: (String) async -> Understanding
  ) async {
    for corpus in corpora {
      for entry in corpus.entries {
        let understanding = await understand(entry.testCase.utterance)
        add(understanding, for: entry, of: corpus, knownFailures: knownFailures)
      }
    }
    finish(catalog, knownFailures: knownFailures)
  }

  /// Whether everything passed that should, and nothing passed that is listed as a known failure.
  public var isSuccess: Bool {
    !results.contains(where: \.isUnexpected)
  }

  /// How many sentences passed.
  public var passedCount: Int {
    results.count { $0.verdict == .passed }
  }

  private mutating func add(
    _ understanding: Understanding,
    for entry: CoverageCorpus.Entry,
    of corpus: CoverageCorpus,
    knownFailures: Set<String>
  ) {
    results.append(
      Result(
        file: corpus.file,
        entry: entry,
        understanding: understanding,
        verdict: Verdict(of: understanding, expected: entry.testCase),
        isKnownFailure: knownFailures.contains(entry.testCase.utterance)
      )
    )
  }

  private mutating func finish(_ catalog: PhraseCatalog, knownFailures: Set<String>) {
    let utterances = Set(results.map(\.entry.testCase.utterance))
    strayKnownFailures = knownFailures.subtracting(utterances).sorted()
    let exercised = Set(
      results.filter { $0.verdict == .passed }.compactMap(\.understanding.reading).map { reading in
        PhraseName(app: reading.app, intent: reading.intent, phrase: reading.phrase)
      }
    )
    for app in catalog.apps {
      for shortcut in app.shortcuts {
        for phrase in shortcut.phrases {
          let name = PhraseName(app: app.name, intent: shortcut.intent, phrase: phrase.text)
          if !exercised.contains(name) { unexercisedPhrases.append(name) }
        }
      }
    }
  }
}
