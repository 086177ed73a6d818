import AppIntents
import AssistantKit
import Foundation
import LibraryShortcuts
import PhraseMatcher
import SpokenLanguage

/// An app with sentences that people would say to it.
struct LabelledApp {
  /// What sets it apart from the others; the same in every language.
  let name: String
  let locale: String
  let interpreter: Interpreter
  var sentences: [LabelledSentence]

  private init(
    name: String,
    locale: String,
    apps: [RunningApp] = [],
    catalog: (AssistantSettings) async throws -> PhraseCatalog,
    sentences: URL? = nil
  ) async throws {
    let settings = AssistantSettings(locale: locale)
    self.name = name
    self.locale = locale
    interpreter = Interpreter(
      index: SentenceIndex(
        try PhraseMatcher(try await catalog(settings), language: settings.language)
      ),
      apps: apps,
      settings: settings
    ) { _ in }
    self.sentences = try sentences.map { try LabelledSentence.read($0.path) } ?? []
  }

  /// The apps of a folder: each catalogue with the file of sentences beside it, and the sample library in each
  /// language that there are sentences in.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - morePhrases: Further phrases for the intents of catalogues.
  ///   - library: Where the sample library keeps its books; it asks for them as long as sentences are understood.
  /// - Returns: The apps, each with some sentences that were said to others.
  /// - Throws: What reading files and starting the library throw.
  static func read(
    _ folder: String,
    morePhrases: MorePhrases,
    library: URL
  ) async throws -> [LabelledApp] {
    let files = try files(folder)
    var apps: [LabelledApp] = []
    for file in files where file.pathExtension == "json" {
      let catalog = try morePhrases.catalog(file)
      apps.append(
        try await LabelledApp(
          name: file.deletingPathExtension().lastPathComponent,
          locale: catalog.apps.first?.locale ?? "en",
          catalog: { _ in catalog },
          sentences: file.deletingPathExtension().appendingPathExtension("jsonl")
        )
      )
    }
    for file in files where file.lastPathComponent.hasPrefix(libraryPrefix) {
      let locale = file.deletingPathExtension().lastPathComponent.dropFirst(libraryPrefix.count)
      apps.append(try await Self.library(String(locale), data: library, sentences: file))
    }
    return try hearing(apps, folder)
  }

  /// Apps made of several of a folder each, that know their phrases as mere examples, without values.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - locale: The language of the apps.
  ///   - morePhrases: Further phrases for the intents.
  /// - Returns: The apps, each with some sentences that were said to others.
  /// - Throws: What reading files throws.
  static func readExamples(
    _ folder: String,
    locale: String,
    morePhrases: MorePhrases
  ) async throws -> [LabelledApp] {
    let files = try files(folder).filter {
      try $0.pathExtension == "json" && CatalogFile.read([$0.path]).apps.first?.locale == locale
    }
    var apps: [LabelledApp] = []
    for start in stride(from: 0, to: files.count, by: appsAtOnce) {
      let files = Array(files[start..<min(start + appsAtOnce, files.count)])
      let examples = ExampleCatalog(files: files, morePhrases: morePhrases)
      var app = try await LabelledApp(
        name: "examples \(start / appsAtOnce)",
        locale: locale,
        catalog: { _ in try examples.catalog() }
      )
      for file in files {
        let sentences = file.deletingPathExtension().appendingPathExtension("jsonl")
        app.sentences += try LabelledSentence.read(sentences.path).map { sentence in
          sentence.named { ExampleCatalog.intent($0, of: file) }
        }
      }
      apps.append(app)
    }
    return try hearing(apps, folder)
  }

  /// So many have about as many intents together as an assistant of a home.
  private static let appsAtOnce = 5

  private static func files(_ folder: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: folder),
      includingPropertiesForKeys: nil
    )
    .sorted { $0.path < $1.path }
  }

  private static func hearing(_ apps: [LabelledApp], _ folder: String) throws -> [LabelledApp] {
    try apps.enumerated().map { place, app in
      let everyday = try LabelledSentence.readPlain("\(folder)/everyday-\(app.locale).txt")
      return app.hearing(apps, everyday, from: place)
    }
  }

  /// The intent that the program takes a sentence for; nil for none.
  func intent(of sentence: LabelledSentence) async -> String? {
    let understanding = await interpreter.understand(sentence.say)
    return understanding.outcome == .match ? understanding.reading?.intent : nil
  }

  /// The app with half as much as is said to it of what is said to the other apps of its language, and a quarter of
  /// what is said to anybody, all of which asks it for nothing.
  ///
  /// With a quarter as much for others, twice as many commands to other apps were taken for its own; with as much, more
  /// was refused that asks for something.
  private func hearing(
    _ apps: [LabelledApp],
    _ everyday: [LabelledSentence],
    from start: Int
  ) -> LabelledApp {
    let others = apps.filter { $0.name != name && $0.locale == locale }.flatMap(\.sentences)
    let count = min(others.count, sentences.count / 2)
    var app = self
    app.sentences += (0..<count).map { others[$0 * others.count / count].foreign }
    // Each app hears other ones.
    app.sentences += (0..<min(everyday.count, sentences.count / 4)).map {
      everyday[(start * sentences.count / 4 + $0) % everyday.count].foreign
    }
    return app
  }

  private static let libraryPrefix = "library-"

  private static func library(
    _ locale: String,
    data: URL,
    sentences: URL
  ) async throws -> LabelledApp {
    let app = App(
      LibraryAppShortcuts.self,
      name: LibraryApp.name,
      alternativeNames: LibraryApp.alternativeNames,
      strings: LibraryResources.bundle
    ) { launch in
      try await LibraryApp.start(dataDirectory: launch.dataDirectory?.path)
    }
    let running = try await app.launched(App.Launch(dataDirectory: data, locale: locale)) { _ in }
    return try await LabelledApp(
      name: "library",
      locale: locale,
      apps: [running],
      catalog: { settings in
        PhraseCatalog(apps: [await running.catalog(deadline: settings.queryDeadline) { _ in }])
      },
      sentences: sentences
    )
  }
}
