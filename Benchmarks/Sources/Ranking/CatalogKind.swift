import Foundation

/// A kind of catalogue that weights of its own are learnt for.
enum CatalogKind: String, CaseIterable {
  /// Phrases with values in them, as apps ship them.
  case apps = "learnt"
  /// Sentences as examples of what is said for each intent, with no values.
  case examples = "learntFromExamples"

  /// The name of the weights in the sources, and the file they stand in.
  var weights: String { rawValue }
  var file: String {
    let name = rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    return "../Sources/Understanding/Ranking/RankingWeights+\(name).swift"
  }

  /// How many more phrases the intents are given that are learnt from; who has mere examples may have few or many.
  private var learntFrom: [Int] {
    switch self {
    case .apps: [0]
    case .examples: [0, 3, .max]
    }
  }

  /// The apps to learn from.
  func learningApps(library: URL) async throws -> [LabelledApp] {
    var apps: [LabelledApp] = []
    for count in learntFrom {
      apps += try await self.apps("Ranking/learning", morePhrases: count, library: library)
    }
    return apps
  }

  /// The apps of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - count: How many more phrases their intents are given.
  ///   - library: Where the sample library keeps its books.
  /// - Returns: The apps, each with some sentences that were said to others.
  /// - Throws: What reading files and starting the library throw.
  func apps(_ folder: String, morePhrases count: Int, library: URL) async throws -> [LabelledApp] {
    let more = MorePhrases(folder: "Ranking/more", count: count)
    return switch self {
    case .apps: try await LabelledApp.read(folder, morePhrases: more, library: library)
    case .examples: try await LabelledApp.readExamples(folder, locale: "en", morePhrases: more)
    }
  }
}
