import Foundation

extension CoverageReport {
  /// A phrase that would have caught sentences that were missed.
  public struct Suggestion: Sendable, Hashable {
    /// The language.
    public var locale: String
    /// The intent.
    public var intent: String
    /// The phrase as a template.
    public var phrase: String
    /// How many sentences it would have caught.
    public var count: Int
  }

  /// Phrases for the sentences that were missed, the most useful first.
  ///
  /// Values and the app's name become placeholders where they stand in the sentence as they are written.
  public var suggestions: [Suggestion] {
    var counts: [Suggestion: Int] = [:]
    let names = Dictionary(inventories.map { ($0.locale, $0.names) }, uniquingKeysWith: +)
    let known = Set(inventories.flatMap(\.phrases).map(\.phrase))
    let strays = Set(strayIntents.map(\.intent))
    for result in results where result.verdict == .refused || result.verdict == .wrongIntent {
      guard let intent = result.entry.testCase.intent, !strays.contains(intent) else { continue }
      var phrase = result.entry.testCase.utterance
      for (parameter, value) in result.entry.testCase.parameters.sorted(by: { $0.key < $1.key }) {
        phrase = Self.replacing(value, in: phrase, with: "${\(parameter)}")
      }
      for name in (names[result.locale] ?? []).sorted(by: { $0.count > $1.count })
      where !phrase.contains("${applicationName}") {
        phrase = Self.replacing(name, in: phrase, with: "${applicationName}")
      }
      guard !known.contains(phrase) else { continue }
      let key = Suggestion(locale: result.locale, intent: intent, phrase: phrase, count: 0)
      counts[key, default: 0] += 1
    }
    return counts.map { suggestion, count in
      var suggestion = suggestion
      suggestion.count = count
      return suggestion
    }
    .sorted {
      ($1.count, $0.locale, $0.intent, $0.phrase) < ($0.count, $1.locale, $1.intent, $1.phrase)
    }
  }

  private static func replacing(
    _ text: String,
    in phrase: String,
    with placeholder: String
  ) -> String {
    guard !text.isEmpty, let range = phrase.range(of: text, options: [.caseInsensitive]) else {
      return phrase
    }
    return phrase.replacingCharacters(in: range, with: placeholder)
  }
}
