import OrderedJSON
import PhraseMatcher

extension CoverageReport {
  /// The report as plain text: what fell short, the intents, the phrases that nothing exercises.
  public var text: String {
    let blocks = [summary + failures, intentTable, phraseList, strayList]
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
      let place = "\(result.file):\(result.entry.location)"
      return "  \(place): '\(result.entry.testCase.utterance)': \(result.sentence)"
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

  private var strayList: [String] {
    guard !strayKnownFailures.isEmpty else { return [] }
    return ["Known failures that are no sentence of the corpus:"]
      + strayKnownFailures.map { "  \($0)" }
  }

  private static func row(_ name: String, _ width: Int, _ cells: [String]) -> String {
    let padded = name + String(repeating: " ", count: width - name.count)
    return padded
      + cells.map { String(repeating: " ", count: max(2, 11 - $0.count)) + $0 }.joined()
  }

  /// A share in percent with one decimal, or a dash.
  private static func percent(_ share: Double?) -> String {
    guard let share else { return "–" }
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension CoverageReport.Result {
  /// What became of the sentence, in words.
  fileprivate var sentence: String {
    switch verdict {
    case .passed: "passes although it is listed as a known failure; remove it from the list"
    case .wrongIntent: "expected \(expected), understood \(found)" + known
    case .wrongValue(let parameter):
      "expected \(expected), understood \(found): wrong value of '\(parameter)'" + known
    case .refused: "expected \(expected), was refused" + known
    case .accepted: "must be refused, understood \(found)" + known
    case .ambiguous: "expected \(expected), several meanings are as good" + known
    }
  }

  private var known: String {
    isKnownFailure ? " (known)" : ""
  }

  private var expected: String {
    let testCase = entry.testCase
    let values = testCase.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return Self.call(testCase.intent ?? "-", values)
  }

  private var found: String {
    guard let reading = understanding.reading else { return "nothing" }
    return Self.call(reading.intent, reading.parameters.map { "\($0.name)=\($0.shown)" })
  }

  private static func call(_ intent: String, _ values: [String]) -> String {
    values.isEmpty ? intent : "\(intent)(\(values.joined(separator: ", ")))"
  }
}

extension ParameterReading {
  /// The value as a corpus would write it.
  fileprivate var shown: String {
    switch value {
    case .known(_, let title): title
    case .unknown: "'\(text)', unknown"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .text(let text): text
    }
  }
}
