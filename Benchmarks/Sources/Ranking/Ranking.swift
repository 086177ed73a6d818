import Foundation

/// Learns how much each thing that is counted of a sentence speaks for an intent, and measures what that is worth on
/// apps it was not learnt from.
///
///     swift run -c release Ranking [--write [KIND…] | --more]
///
/// `Ranking/learning` holds catalogues as their developers would ship them with sentences that people would say, and
/// such for the sample library and such as people say to anybody; `Ranking/held` holds others, which nothing is learnt
/// from. An app is learnt from with the phrases that it has; and, with several others as one and the phrases of `Ranking/more`
/// beside, as mere examples of what is said, for which there are weights of their own (`CatalogKind`). With `--write` the
/// weights of some kinds, `apps` or `examples`, or of all are written into the sources. With `--more` nothing is
/// learnt, and the other apps are tried with the phrases that they have and with more and more of those of `Ranking/more`
/// beside them.
@main struct Ranking {
  /// How many more phrases the other apps are given.
  private static let fewAndMany = [0, 10]
  private static let otherLocales = ["de", "es", "fr", "ja", "ko", "vi", "zh"]
  private static let chances = [0.5, 0.6, 0.7, 0.8, 0.9]

  static func main() async throws {
    let library = FileManager.default.temporaryDirectory
      .appendingPathComponent("ranking-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: library) }
    if CommandLine.arguments.contains("--more") {
      try await reportMorePhrases(library)
      return
    }
    if let place = CommandLine.arguments.firstIndex(of: "--write") {
      let named = CommandLine.arguments[(place + 1)...]
      for kind in CatalogKind.allCases
      where named.isEmpty || named.contains(String(describing: kind)) {
        try await source(kind, library)
          .write(toFile: kind.file, atomically: true, encoding: .utf8)
      }
      return
    }
    for kind in CatalogKind.allCases { try await report(kind, library) }
  }

  /// Prints what the weights that are learnt for a kind of catalogue are worth.
  private static func report(_ kind: CatalogKind, _ library: URL) async throws {
    var features = FeatureNumbers()
    let (learning, exact, rightOfExact) = await RankedSentence.read(
      try await kind.learningApps(library: library),
      &features
    )
    print("\n\(kind): \(learning.count) sentences to learn from, beside \(exact) that are phrases")
    print("(of these right: \(rightOfExact))")
    report("apps left out, one at a time", leavingOneOut(learning, features.count))
    understood("as the program understands them, learnt from", learning)
    for more in fewAndMany {
      let others = await RankedSentence.read(
        try await kind.apps("Ranking/held", morePhrases: more, library: library),
        &features
      )
      for third in 1...3 {
        let part = learning.enumerated().filter { $0.offset % 3 < third }.map(\.element)
        let model = LogLinearModel(part, features: features.count)
        report(
          "other apps, \(more) more phrases, learnt from \(part.count) sentences",
          others.sentences.map { ($0, model.chances($0)) }
        )
      }
      print("phrases among those: \(others.exact), right \(others.rightOfExact)")
      understood("as the program understands them, others", others.sentences)
    }
  }

  /// Prints what the program makes of all that is said to the other apps, with few phrases and with more and more.
  private static func reportMorePhrases(_ library: URL) async throws {
    for kind in CatalogKind.allCases {
      print(kind)
      try await reportMorePhrases {
        try await kind.apps("Ranking/held", morePhrases: $0.count, library: library)
      }
    }
    // Of examples only English ones are learnt from.
    for locale in otherLocales {
      print("\(CatalogKind.examples), \(locale)")
      try await reportMorePhrases {
        try await LabelledApp.readExamples("Ranking/learning", locale: locale, morePhrases: $0)
      }
    }
  }

  private static func reportMorePhrases(
    _ apps: (MorePhrases) async throws -> [LabelledApp]
  ) async throws {
    for count in [0, 2, 4, 6, 10] {
      var score = Score()
      for app in try await apps(MorePhrases(folder: "Ranking/more", count: count)) {
        for sentence in app.sentences { score.add(await app.intent(of: sentence), of: sentence) }
      }
      print("\(count) more phrases: \(score.line)")
    }
  }

  private static func leavingOneOut(
    _ sentences: [RankedSentence],
    _ features: Int
  ) -> [(RankedSentence, [Double])] {
    Set(sentences.map(\.app)).sorted().flatMap { app in
      let model = LogLinearModel(sentences.filter { $0.app != app }, features: features)
      return sentences.filter { $0.app == app }.map { ($0, model.chances($0)) }
    }
  }

  /// Prints how right the likeliest intents are from each chance on, and whether the chances are true.
  private static func report(_ title: String, _ ranked: [(RankedSentence, [Double])]) {
    print("\n\(title)")
    for least in chances {
      var score = Score()
      for (sentence, chances) in ranked {
        let best = likeliest(sentence, chances)
        score.add(best.chance >= least ? best.intent : nil, of: sentence.sentence)
      }
      print("  from a chance of \(least) on: \(score.line)")
    }
    var error = 0.0
    for tenth in 0..<10 {
      let those = ranked.map { ($0.0, likeliest($0.0, $0.1)) }
        .filter { min(9, Int($0.1.chance * 10)) == tenth }
      let right = those.count { $0.0.sentence.rightIntents.contains($0.1.intent) }
      let expected = those.reduce(0) { $0 + $1.1.chance }
      error += abs(expected - Double(right))
    }
    print("  mean error of the chances: \(rounded(error / Double(max(1, ranked.count))))")
  }

  private static func likeliest(
    _ sentence: RankedSentence,
    _ chances: [Double]
  ) -> (intent: String, chance: Double) {
    let best = sentence.intents.indices.max { chances[$0] < chances[$1] }
    return best.map { (sentence.intents[$0], chances[$0]) } ?? (LabelledSentence.nothing, 0)
  }

  private static func understood(_ title: String, _ sentences: [RankedSentence]) {
    var score = Score()
    for ranked in sentences { score.add(ranked.understood, of: ranked.sentence) }
    print("\(title): \(score.line)")
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  /// The file with the weights for a kind of catalogue.
  private static func source(_ kind: CatalogKind, _ library: URL) async throws -> String {
    var features = FeatureNumbers()
    let learning = await RankedSentence.read(
      try await kind.learningApps(library: library),
      &features
    )
    let model = LogLinearModel(learning.sentences, features: features.count)
    func literal(_ owner: String) -> String {
      let lines = features.names.indices.filter { features.names[$0].owner == owner }
        .sorted { features.names[$0].name < features.names[$1].name }
        .map { "      .\(features.names[$0].name): \(rounded(model.weights[$0]))," }
      return "[\n" + lines.joined(separator: "\n") + "\n    ]"
    }
    return """
      // Written by Benchmarks/Sources/Ranking; not to be edited.

      extension RankingWeights {
        /// Learnt from the sentences in Benchmarks/Ranking/learning, of \(kind).
        static let \(kind.weights) = RankingWeights(
          intent: \(literal("intent")),
          sentence: \(literal("sentence"))
        )
      }

      """
  }
}
