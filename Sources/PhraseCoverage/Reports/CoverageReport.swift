import OrderedJSON
public import PhraseMatcher

/// What became of the sentences of one or more corpora.
public struct CoverageReport: Sendable {
  /// The sentences, each with its verdict, by language, file and line.
  public private(set) var results: [CoverageRecord]
  /// What could be said, by language.
  public private(set) var inventories: [CoverageInventory]
  /// The phrases that no sentence exercises, in the catalogue's order.
  public private(set) var unexercisedPhrases: [PhraseName] = []
  /// Known failures that are no sentence of the corpora, in alphabetical order.
  public private(set) var strayKnownFailures: [String] = []

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

  /// Reports on results, which may come from several runs.
  public init(_ partial: CoveragePartial) {
    results = partial.records.sorted { first, second in
      (first.locale, first.file, first.entry.location.line, first.entry.testCase.utterance)
        < (second.locale, second.file, second.entry.location.line, second.entry.testCase.utterance)
    }
    inventories = partial.inventories.sorted { $0.locale < $1.locale }
    let utterances = Set(results.map(\.entry.testCase.utterance))
    strayKnownFailures = partial.knownFailures.subtracting(utterances).sorted()
    for inventory in inventories {
      let exercised = exercised(in: inventory.locale)
      unexercisedPhrases += inventory.phrases.filter { !exercised.contains($0) }
    }
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
    var partial = Self.partial(for: catalog, corpora, knownFailures)
    for corpus in corpora {
      for entry in corpus.entries {
        let understanding = understand(entry.testCase.utterance)
        partial.add(understanding, of: entry, in: corpus)
      }
    }
    self.init(partial)
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
    var partial = Self.partial(for: catalog, corpora, knownFailures)
    for corpus in corpora {
      for entry in corpus.entries {
        let understanding = await understand(entry.testCase.utterance)
        partial.add(understanding, of: entry, in: corpus)
      }
    }
    self.init(partial)
  }

  private static func partial(
    for catalog: PhraseCatalog,
    _ corpora: [CoverageCorpus],
    _ knownFailures: Set<String>
  ) -> CoveragePartial {
    let locale = corpora.lazy.compactMap(\.locale).first ?? catalog.apps.first?.locale ?? "en"
    return CoveragePartial(
      inventories: [CoverageInventory(catalog, locale: locale)],
      knownFailures: knownFailures
    )
  }

  /// Whether everything passed that should, and nothing passed that is listed as a known failure.
  public var isSuccess: Bool {
    !results.contains(where: \.isUnexpected)
  }

  /// How many sentences passed.
  public var passedCount: Int {
    results.count { $0.verdict == .passed }
  }

  /// The languages of the sentences and of what could be said.
  public var locales: [String] {
    Set(results.map(\.locale) + inventories.map(\.locale)).sorted()
  }

  /// The report on one language.
  func section(_ locale: String) -> CoverageReport {
    var section = CoverageReport(
      CoveragePartial(
        inventories: inventories.filter { $0.locale == locale },
        records: results.filter { $0.locale == locale }
      )
    )
    if locale == locales.first { section.strayKnownFailures = strayKnownFailures }
    return section
  }

  private func exercised(in locale: String) -> Set<PhraseName> {
    Set(
      results.lazy.filter { $0.verdict == .passed && $0.locale == locale }.compactMap(\.found)
        .map { PhraseName(app: $0.app, intent: $0.intent, phrase: $0.phrase) }
    )
  }
}

extension CoveragePartial {
  fileprivate mutating func add(
    _ understanding: Understanding,
    of entry: CoverageCorpus.Entry,
    in corpus: CoverageCorpus
  ) {
    records.append(
      CoverageRecord(
        understanding,
        of: entry,
        in: corpus,
        locale: inventories.first?.locale ?? "en",
        isKnownFailure: knownFailures.contains(entry.testCase.utterance)
      )
    )
  }
}
