import AppIntents
import AssistantKit
import Foundation
import LibraryShortcuts
import PhraseMatcher
import SpokenLanguage

/// Lines on the whole way from words to an answer: phrases, pieces, what all words say, and the chances of all intents.
struct WholeSentences {
  /// What is asked.
  enum Kind: String, CaseIterable {
    /// A phrase word by word.
    case exact
    /// The same said as people speak.
    case natural
    /// Nothing to the app.
    case unknown
  }

  let interpreter: Interpreter
  private let lines: [Kind: [String]]

  /// The sample library in English.
  static func library() async throws -> WholeSentences {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "benchmarks-library-\(ProcessInfo.processInfo.processIdentifier)"
    )
    let app = App(
      LibraryAppShortcuts.self,
      name: LibraryApp.name,
      alternativeNames: LibraryApp.alternativeNames,
      strings: LibraryResources.bundle
    ) { _ in
      try await LibraryApp.start(dataDirectory: folder.path)
    }
    let launch = App.Launch(dataDirectory: folder, locale: "en")
    let running = try await app.launched(launch) { _ in }
    let settings = AssistantSettings(locale: "en")
    let catalog = PhraseCatalog(apps: [
      await running.catalog(deadline: settings.queryDeadline) { _ in }
    ])
    let titles = catalog.apps.flatMap(\.vocabularies).filter { $0.key == "Book" }
      .flatMap(\.value).map { $0.title.lowercased() }
    return WholeSentences(
      interpreter: Interpreter(
        index: SentenceIndex(try PhraseMatcher(catalog, language: settings.language)),
        apps: [running],
        settings: settings
      ) { _ in },
      lines: [
        .exact: titles.flatMap { ["open \($0) in library", "rate \($0) in library"] },
        .natural: titles.flatMap {
          [
            "could you please show me \($0)", "give \($0) five stars",
            "i'd like to buy two copies of \($0)", "put \($0) on my reading list, would you",
          ]
        },
        .unknown: World(templates: 1, titles: titles).strangers(1_000),
      ]
    )
  }

  /// A catalogue of 20 templates and many titles.
  static func catalogue(titles count: Int) throws -> WholeSentences {
    var generator = TitleGenerator(seed: 1)
    let world = World(templates: 20, titles: generator.titles(count))
    let sentences = world.sentences(1_000, seed: 1)
    return WholeSentences(
      interpreter: Interpreter(
        index: SentenceIndex(try world.matcher()),
        apps: [],
        settings: AssistantSettings(locale: "en")
      ) { _ in },
      lines: [
        .exact: sentences.map(\.text),
        .natural: sentences.map { sentence in
          let title = world.titles[sentence.title].lowercased()
          return [
            "could you please open \(title)", "i want to borrow \(title) today",
            "\(title), share it",
          ][
            sentence.template % 3
          ]
        },
        .unknown: world.strangers(1_000),
      ]
    )
  }

  /// So many different lines.
  func some(_ kind: Kind, _ count: Int) -> ArraySlice<String> { (lines[kind] ?? []).prefix(count) }

  /// Asks so many lines, after one with which is made what is made once.
  ///
  /// - Returns: How many of them were answered as they have to be.
  func ask(_ kind: Kind, rounds: Int) async -> Int {
    let lines = lines[kind] ?? []
    guard let last = lines.last else { return 0 }
    _ = await interpreter.understand(last)
    var found = 0
    for round in 0..<rounds {
      let understanding = await interpreter.understand(lines[round % lines.count])
      let isMatch = understanding.outcome == .match
      let isRight =
        switch kind {
        case .exact: isMatch
        // What is said to an app in other words need not be understood; it has to be read.
        case .natural: true
        // Words of chance may name something ("We", "Kitchen").
        case .unknown: !isMatch || understanding.reading?.parameters.isEmpty == false
        }
      if isRight { found += 1 }
    }
    return found
  }

  /// Understands one line for the first time, for which everything is learnt that is learnt from what can be said.
  func learn() async -> Bool {
    guard let line = lines[.natural]?.first else { return false }
    return await interpreter.understand(line).utterance == line
  }
}
