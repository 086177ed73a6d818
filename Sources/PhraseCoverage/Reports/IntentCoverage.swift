/// How well one intent is told from the others.
public struct IntentCoverage: Sendable, Hashable {
  /// The intent's identifier.
  public var intent: String
  /// How many sentences mean it.
  public var expected: Int
  /// How many sentences were understood as it.
  public var found: Int
  /// How many sentences mean it and were understood as it, whatever the values.
  public var right: Int

  /// The share of right ones among those that were understood as it; nil where there are none.
  public var precision: Double? {
    found == 0 ? nil : Double(right) / Double(found)
  }

  /// The share of right ones among those that mean it; nil where there are none.
  public var recall: Double? {
    expected == 0 ? nil : Double(right) / Double(expected)
  }
}

extension CoverageReport {
  /// For each intent that was expected or understood how well it is told from the others, by name.
  public var intents: [IntentCoverage] {
    var intents: [String: IntentCoverage] = [:]
    for result in results {
      let expected = result.entry.testCase.intent
      let found = result.found?.isAmbiguous == false ? result.found?.intent : nil
      for intent in Set([expected, found].compactMap(\.self)) {
        let empty = IntentCoverage(intent: intent, expected: 0, found: 0, right: 0)
        var coverage = intents[intent] ?? empty
        if expected == intent { coverage.expected += 1 }
        if found == intent { coverage.found += 1 }
        if expected == found { coverage.right += 1 }
        intents[intent] = coverage
      }
    }
    return intents.values.sorted { $0.intent < $1.intent }
  }
}
