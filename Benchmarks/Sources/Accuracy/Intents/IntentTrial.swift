import PhraseMatcher
import SpokenLanguage

/// An app made of some sentences with their intents, and others to try on it.
struct IntentTrial {
  /// A sentence and what was meant by it.
  struct Sentence {
    let text: String
    let intent: String
  }

  /// How sure an answer was, and whether it was right.
  struct Answer {
    let share: IntentShare
    let isRight: Bool
    let isInScope: Bool
  }

  /// The most sentences of an intent that are tried.
  private static let mostTests = 20
  /// Of so many sentences that mean an intent there is one at most that means none.
  private static let strangeness = 2

  private let examples: [String: [Sentence]]
  private let tests: [Sentence]

  /// Makes a trial.
  ///
  /// - Parameters:
  ///   - sentences: All sentences.
  ///   - shots: How many examples an intent gets at most; at least as many are left to try.
  ///   - share: The share of the intents that the app knows; the others' sentences are out of its scope.
  ///   - random: What is drawn.
  init(
    _ sentences: [Sentence],
    shots: Int,
    share: Double,
    random: inout SplitMix64
  ) {
    var examples: [String: [Sentence]] = [:]
    var tests: [Sentence] = []
    var strange: [Sentence] = []
    let byIntent = Dictionary(grouping: sentences, by: \.intent).sorted { $0.key < $1.key }
    for (intent, rows) in byIntent {
      let shuffled = rows.shuffled(using: &random)
      let isKnown = Double.random(in: 0..<1, using: &random) < share
      let count = isKnown ? min(shots, rows.count / 2) : 0
      if isKnown, count > 0 { examples[intent] = Array(shuffled[..<count]) }
      let others = shuffled[count...].prefix(Self.mostTests)
      if count > 0 { tests += others } else { strange += others }
    }
    self.examples = examples
    self.tests = tests + strange.shuffled(using: &random).prefix(tests.count / Self.strangeness)
  }

  /// What the words of each sentence speak for.
  func answers() throws -> [Answer] {
    let language = Languages.language(for: "en")
    let app = PhraseCatalog.App(
      name: "Helper",
      shortcuts: examples.sorted { $0.key < $1.key }.map { intent, rows in
        PhraseCatalog.Shortcut(intent: intent, phrases: rows.map { PhraseCatalog.Phrase($0.text) })
      }
    )
    let matcher = try PhraseMatcher(PhraseCatalog(apps: [app]), language: language)
    return tests.compactMap { test in
      let tokens = language.tokens(in: test.text)
      guard let best = matcher.intentShares(of: [tokens], limit: 1).first else { return nil }
      return Answer(
        share: best,
        isRight: best.intent == test.intent,
        isInScope: examples[test.intent] != nil
      )
    }
  }
}
