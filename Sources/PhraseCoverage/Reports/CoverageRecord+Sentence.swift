extension CoverageRecord {
  /// What became of the sentence, in words.
  var sentence: String {
    switch verdict {
    case .passed:
      isKnownFailure
        ? "passes although it is listed as a known failure; remove it from the list" : "passes"
    case .wrongIntent: "expected \(expected), understood \(understood)" + known
    case .wrongValue(let parameter):
      "expected \(expected), understood \(understood): wrong value of '\(parameter)'" + known
    case .refused: "expected \(expected), was refused" + known
    case .accepted: "must be refused, understood \(understood)" + known
    case .ambiguous: "expected \(expected), several meanings are as good\(meanings)" + known
    }
  }

  private var known: String {
    isKnownFailure ? " (known)" : ""
  }

  /// What was expected, as a call.
  private var expected: String {
    let testCase = entry.testCase
    let values = testCase.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return Self.call(testCase.intent ?? "-", values)
  }

  /// What was understood, as a call.
  private var understood: String {
    guard let found else { return "nothing" }
    return Self.call(found.intent, found.values.map { "\($0.name)=\($0.text)" })
  }

  /// The meanings of which none is better; nothing where they are not kept.
  private var meanings: String {
    guard let found, !found.others.isEmpty else { return "" }
    return ": " + ([understood] + found.others).joined(separator: ", ")
  }

  /// An intent with its values, as a call.
  static func call(_ intent: String, _ values: [String]) -> String {
    values.isEmpty ? intent : "\(intent)(\(values.joined(separator: ", ")))"
  }
}
