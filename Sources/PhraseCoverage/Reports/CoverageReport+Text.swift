extension CoverageReport {
  /// How many lines of a list the text shows.
  private static let listLimit = 10

  /// The report as plain text: what fell short, the intents, what nothing exercises, what gets confused.
  ///
  /// Several languages stand one after the other, each under its name.
  public var text: String {
    let locales = locales
    guard locales.count > 1 else { return sectionText }
    return locales.map { "[\($0)]\n" + section($0).sectionText }.joined(separator: "\n")
  }

  private var sectionText: String {
    let blocks = [
      summary + failures, intentTable, phraseList, valueList, noiseTable, confusionList,
      suggestionList, strayList,
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

  private var intentTable: [String] {
    let intents = intents
    guard !intents.isEmpty else { return [] }
    let width = intents.map(\.intent.count).max().map { max($0, 6) } ?? 6
    let head = Self.row("Intent", width, ["Sentences", "Precision", "Recall"])
    return [head]
      + intents.map { coverage in
        let cells = [
          String(coverage.expected), Self.percent(coverage.precision),
          Self.percent(coverage.recall),
        ]
        return Self.row(coverage.intent, width, cells)
      }
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

  private var noiseTable: [String] {
    let tried = phrases.filter { $0.noise.tried > 0 }
    guard !tried.isEmpty else { return [] }
    let width = tried.map { Self.columns(of: $0.name.phrase) }.max().map { max($0, 6) } ?? 6
    return [Self.row("Phrase", width, ["Slips", "Survived", "Confused"])]
      + tried.sorted { Self.survival($0) < Self.survival($1) }.map { phrase in
        let confused = phrase.noise.confused.values.reduce(0, +)
        let cells = [
          String(phrase.noise.tried), Self.percent(Self.survival(phrase)),
          Self.percent(Double(confused) / Double(phrase.noise.tried)),
        ]
        return Self.row(phrase.name.phrase, width, cells)
      }
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

  private static func row(_ name: String, _ width: Int, _ cells: [String]) -> String {
    let padded = name + String(repeating: " ", count: max(0, width - columns(of: name)))
    return padded
      + cells.map { String(repeating: " ", count: max(2, 11 - $0.count)) + $0 }.joined()
  }

  /// How many columns a text takes on a terminal, where characters of East Asia take two.
  private static func columns(of text: String) -> Int {
    text.reduce(0) { sum, character in
      let isWide = character.unicodeScalars.first.map { scalar in
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60:
          true
        default: false
        }
      }
      return sum + (isWide == true ? 2 : 1)
    }
  }

  /// A share in percent with one decimal, or a dash.
  private static func percent(_ share: Double?) -> String {
    guard let share else { return "–" }
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
