import AssistantKit
import Foundation
import PhraseMatcher
import SpokenLanguage
import Understanding

/// A sentence with what was counted for each intent of its app.
struct RankedSentence {
  let app: String
  let say: String
  let rightIntents: Set<String>
  /// The intents.
  let intents: [String]
  /// For each intent, and last for nothing, what was counted by the numbers of the features.
  let counts: [[(feature: Int, count: Double)]]
  /// What was understood in the end; nil where nothing was.
  let understood: String?

  /// The places in `counts` that are right.
  var right: [Int] {
    let places = intents.indices.filter { rightIntents.contains(intents[$0]) }
    return rightIntents.contains(LabelledSentence.nothing) ? places + [intents.count] : places
  }

  var asksForNothing: Bool { rightIntents.contains(LabelledSentence.nothing) }

  /// The sentences of the apps in a folder, each of which is a catalogue with a file of sentences beside it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - features: The numbers of the features, to which new ones are added.
  /// - Returns: The sentences that are weighed, and how many a phrase tells alone with how many of these it tells right.
  static func read(
    _ folder: String,
    _ features: inout FeatureNumbers
  ) async throws -> (sentences: [RankedSentence], exact: Int, rightOfExact: Int) {
    var found: [RankedSentence] = []
    var (exact, rightOfExact) = (0, 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for file in files where file.hasSuffix(".json") {
      let catalog = try CatalogFile.read([folder + "/" + file])
      let settings = AssistantSettings(locale: catalog.apps.first?.locale ?? "en")
      let interpreter = Interpreter(
        index: SentenceIndex(try PhraseMatcher(catalog, language: settings.language)),
        apps: [],
        settings: settings
      ) { _ in }
      for sentence in try LabelledSentence.read(folder + "/" + file + "l") {
        let understanding = await interpreter.understand(sentence.say)
        let intent = understanding.outcome == .match ? understanding.reading?.intent : nil
        guard let ranking = await interpreter.ranking(of: sentence.say) else {
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
            app: file,
            say: sentence.say,
            rightIntents: sentence.rightIntents,
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
