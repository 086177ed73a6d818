import AssistantKit
import PhraseMatcher
import Understanding

/// A sentence with what was counted for each intent of its app.
struct RankedSentence {
  let app: String
  let sentence: LabelledSentence
  /// The intents.
  let intents: [String]
  /// For each intent, and last for nothing, what was counted by the numbers of the features.
  let counts: [[(feature: Int, count: Double)]]
  /// What was understood in the end; nil where nothing was.
  let understood: String?

  /// The places in `counts` that are right.
  var right: [Int] {
    let places = intents.indices.filter { sentence.rightIntents.contains(intents[$0]) }
    return sentence.asksForNothing ? places + [intents.count] : places
  }

  /// The sentences of some apps.
  ///
  /// - Parameters:
  ///   - apps: The apps.
  ///   - features: The numbers of the features, to which new ones are added.
  /// - Returns: The sentences that are weighed, and how many a phrase tells alone with how many of these it tells right.
  static func read(
    _ apps: [LabelledApp],
    _ features: inout FeatureNumbers
  ) async -> (sentences: [RankedSentence], exact: Int, rightOfExact: Int) {
    var found: [RankedSentence] = []
    var (exact, rightOfExact) = (0, 0)
    for app in apps {
      for sentence in app.sentences {
        let intent = await app.intent(of: sentence)
        guard let ranking = await app.interpreter.ranking(of: sentence.say) else {
          exact += 1
          if sentence.rightIntents.contains(intent ?? LabelledSentence.nothing) {
            rightOfExact += 1
          }
          continue
        }
        var counts = ranking.candidates.map { features.numbered($0.counts, of: "intent") }
        counts.append(features.numbered(ranking.sentenceCounts, of: "sentence"))
        found.append(
          RankedSentence(
            app: app.name,
            sentence: sentence,
            intents: ranking.candidates.map(\.intent),
            counts: counts,
            understood: intent
          )
        )
      }
    }
    return (found, exact, rightOfExact)
  }
}
