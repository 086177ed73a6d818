extension CoverageReport {
  /// How many lines of a list the text shows.
  private static let listLimit = 10

  /// The report as plain text: what fell short, the intents, what nothing exercises, what gets confused.
  ///
  /// Several languages stand one after the other, each under its name.
  ///
  /// - Parameters:
  ///   - columns: The most columns of a table; lists are of lines that may be longer.
  ///   - columnsOf: How many columns a text takes where the report is read, which a terminal knows
  ///     better than this room: characters of East Asia take two there.
  /// - Returns: The lines, each with its end.
  public func text(
    columns: Int = .max,
    columnsOf: @escaping (String) -> Int = { $0.count }
  ) -> String {
    let page = CoverageTable.Page(columns: columns, columnsOf: columnsOf)
    let locales = locales
    guard locales.count > 1 else { return sectionText(page) }
    return locales.map { "[\($0)]\n" + section($0).sectionText(page) }.joined(separator: "\n")
  }

  private func sectionText(_ page: CoverageTable.Page) -> String {
    let blocks = [
      summary + failures, intentTable.lines(on: page), phraseList, valueList,
      noiseTable.lines(on: page),
      confusionList, suggestionList, strayList,
    ]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var summary: [String] {
    let known = results.count { $0.isKnownFailure && $0.verdict != .passed }
    let failed = results.count - passedCount
    let counts = "\(results.count) \(results.count == 1 ? "sentence" : "sentences"): "
    return [
      counts + "\(passedCount) passed, \(failed) fell short"
        + (known > 0 ? ", \(known) of them known" : "")
    ]
  }

  private var failures: [String] {
    results.filter { $0.isUnexpected || $0.verdict != .passed }.map { result in
      "  \(result.file):\(result.entry.location): '\(result.entry.testCase.utterance)': "
        + result.sentence
    }
  }

  private var intentTable: CoverageTable {
    CoverageTable(
      head: .init(name: "Intent", cells: ["Sentences", "Precision", "Recall"]),
      rows: intents.map { coverage in
        let shares = [coverage.precision, coverage.recall].map(Self.percent)
        return .init(name: coverage.intent, cells: [String(coverage.expected)] + shares)
      }
    )
  }

  private var phraseList: [String] {
    guard !unexercisedPhrases.isEmpty else { return [] }
    return ["Phrases that no sentence exercises:"]
      + unexercisedPhrases.map { "  \($0.app), \($0.intent): \($0.phrase)" }
  }

  private var valueList: [String] {
    let untouched = untouchedValues
    guard !untouched.isEmpty, results.contains(where: { $0.found?.values.isEmpty == false }) else {
      return []
    }
    let all = inventories.flatMap(\.values)
    let names = Set(untouched.map(\.vocabulary)).sorted()
    return ["Values that no sentence names:"]
      + names.map { name in
        let values = untouched.filter { $0.vocabulary == name }
        let shown = values.prefix(Self.listLimit).map(\.title).joined(separator: ", ")
        let rest = values.count - Self.listLimit
        let count = all.count { $0.vocabulary == name }
        return "  \(name), \(values.count) of \(count): \(shown)"
          + (rest > 0 ? " and \(rest) more" : "")
      }
  }

  private var noiseTable: CoverageTable {
    let tried = phrases.filter { $0.noise.tried > 0 }
    return CoverageTable(
      head: .init(name: "Phrase", cells: ["Slips", "Survived", "Confused"]),
      rows: tried.sorted { Self.survival($0) < Self.survival($1) }.map { phrase in
        let confused = phrase.noise.confused.values.reduce(0, +)
        let cells = [
          String(phrase.noise.tried), Self.percent(Self.survival(phrase)),
          Self.percent(Double(confused) / Double(phrase.noise.tried)),
        ]
        return .init(name: phrase.name.phrase, cells: cells)
      }
    )
  }

  /// The share of a phrase's slips that did no harm.
  static func survival(_ phrase: PhraseResult) -> Double {
    Double(phrase.noise.survived) / Double(max(1, phrase.noise.tried))
  }

  private var confusionList: [String] {
    let confusions = confusions
    guard !confusions.isEmpty else { return [] }
    return ["Confused:"]
      + confusions.prefix(Self.listLimit).map { confusion in
        let expected = confusion.expected == "-" ? "what must be refused" : confusion.expected
        return "  \(expected) understood as \(confusion.found): \(confusion.count)"
      }
  }

  private var suggestionList: [String] {
    let suggestions = suggestions
    guard !suggestions.isEmpty else { return [] }
    return ["Phrases that would catch what was missed:"]
      + suggestions.prefix(Self.listLimit).map { "  \($0.intent): \($0.phrase) (\($0.count))" }
  }

  private var strayList: [String] {
    guard !strayKnownFailures.isEmpty else { return [] }
    return ["Known failures that are no sentence of the corpus:"]
      + strayKnownFailures.map { "  \($0)" }
  }

  /// A share in percent with one decimal, or a dash.
  private static func percent(_ share: Double?) -> String {
    guard let share else { return "–" }
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
