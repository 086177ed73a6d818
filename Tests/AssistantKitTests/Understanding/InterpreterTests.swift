import AppIntents
import PhraseMatcher
import StringCatalogs
import Synchronization
import Testing

@testable import AssistantKit

/// What happens where a command is clear and its value is no suggestion.
@Suite struct InterpreterTests {
  @Test func `a suggestion is understood without asking the app`() async throws {
    let app = try Sample { _ in throw Unexpected() }
    let understanding = await app.understand("open the hobbit in library")
    #expect(understanding.outcome == .match)
    #expect(understanding.value == "hobbit")
    #expect(app.warnings.isEmpty)
  }

  @Test func `the app finds what it did not suggest`() async throws {
    let app = try Sample { text in Samples.books.filter { $0.title.lowercased() == text } }
    let understanding = await app.understand("open 1984 in library")
    #expect(understanding.outcome == .match)
    #expect(understanding.value == "1984")
    #expect(understanding.reading?.intent == "OpenBook")
  }

  @Test func `several finds are equal readings`() async throws {
    let app = try Sample { _ in Samples.emmas }
    let understanding = await app.understand("open emma in library")
    #expect(understanding.outcome == .ambiguous)
    #expect(Set(understanding.equalReadings.compactMap(\.value)) == ["emma-1815", "emma-2014"])
  }

  @Test func `a list of names that only the app knows is one command each`() async throws {
    let app = try Sample { text in Samples.books.filter { $0.title.lowercased() == text } }
    let understanding = await app.understand("please open 1984 and l'étranger")
    #expect(([understanding] + understanding.then).compactMap(\.value) == ["1984", "etranger"])
  }

  @Test func `what the app does not find stays unknown`() async throws {
    let app = try Sample { _ in [] }
    let understanding = await app.understand("open the necronomicon in library")
    #expect(understanding.outcome == .unknownValue)
    #expect(understanding.reading?.parameters.first?.text == "the necronomicon")
    #expect(app.warnings.isEmpty)
  }

  @Test(arguments: ["opne a book in library", "oepn book in library", "opne the books in library"])
  func `a kind alone is no name, however the verb is spelled`(sentence: String) async throws {
    let app = try Sample { _ in [] }
    let understanding = await app.understand(sentence)
    #expect(understanding.outcome == .match)
    #expect(understanding.reading?.intent == "OpenBook")
    #expect(understanding.reading?.parameters == [])
    #expect((understanding.reading?.confidence ?? 0) >= 0.7)
  }

  @Test func `a search that fails is a warning and no end`() async throws {
    let app = try Sample { _ in throw Unexpected() }
    #expect(await app.understand("open emma in library").outcome == .unknownValue)
    #expect(app.warnings.count == 1)
    #expect(app.warnings.first?.contains("Book") == true)
    #expect(app.warnings.first?.contains("emma") == true)
  }

  @Test func `a search that never ends is a warning and no end`() async throws {
    let app = try Sample(deadline: .milliseconds(5)) { _ in
      try await forever()
      return []
    }
    #expect(await app.understand("open emma in library").outcome == .unknownValue)
    #expect(app.warnings.count == 1)
  }

  @Test func `who waits for an app is known while the app is asked`() async throws {
    let app = try Sample { _ in throw Unexpected() }
    _ = await app.understand("open emma in library")
    #expect(app.asked.starts(with: ["Library", "-"]))
    #expect(app.asked.last == "-")
    let other = try Sample { _ in [] }
    _ = await other.understand("feed the cat")
    #expect(other.asked.isEmpty)
  }

  @Test func `no more finds are taken than the limit allows`() async throws {
    let app = try Sample { text in
      (0..<100).map { IntentOption(id: "\($0)", title: text, value: $0) }
    }
    #expect(await app.understand("open emma in library").equalReadings.count <= 20)
  }

  @Test func `a sentence that no phrase fits asks nobody`() async throws {
    let app = try Sample { _ in throw Unexpected() }
    let understanding = await app.understand("feed the cat")
    #expect(understanding.reading == nil)
    #expect(app.warnings.isEmpty)
  }

  @Test(arguments: ["open the book hobbit in library", "open the uh hobbit book in library"])
  func `words that only describe a value are left away`(utterance: String) async throws {
    let app = try Sample { _ in [] }
    let understanding = await app.understand(utterance)
    #expect(understanding.outcome == .match)
    #expect(understanding.utterance == utterance)
    #expect(understanding.value == "hobbit")
  }

  @Test(arguments: ["open the hobbit by nobody in library", "open the green hobbit in library"])
  func `words that the app does not show beside a value describe nothing`(
    utterance: String
  ) async throws {
    let app = try Sample { _ in [] }
    #expect(await app.understand(utterance).outcome == .unknownValue)
  }

  @Test func `nothing but a whole name is found for a word that refers back`() async throws {
    let found = [IntentOption(id: "it", title: "It", value: 0), Samples.emmas[0]]
    let app = try Sample { _ in found }
    #expect(await app.understand("open It in library").value == "it")
    // Nothing was spoken of, so it has to be asked which one is meant, though there is one of that name.
    for utterance in ["open that in library", "open it in library"] {
      let open = await app.understand(utterance)
      #expect(open.outcome == .match)
      #expect(open.reading?.parameters.isEmpty == true)
    }
  }

  @Test func `a catalogue without code asks nobody`() async throws {
    let interpreter = Interpreter(
      index: SentenceIndex(
        try PhraseMatcher(Sample.catalog, language: Samples.settings().language)
      ),
      apps: [],
      settings: Samples.settings(),
      warn: { _ in Issue.record("nothing to warn of") }
    )
    let understanding = await interpreter.understand("open emma in library")
    #expect(understanding.outcome == .unknownValue)
  }
}

private struct Unexpected: Error {}

/// An app with one intent, whose query is the test's own.
private final class Sample: Sendable {
  static let catalog = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["Open ${book} in ${applicationName}"],
          parameters: ["book": "Book"]
        )
      ],
      vocabularies: ["Book": [PhraseCatalog.Value(id: "hobbit", title: "The Hobbit")]]
    )
  ])

  private let interpreter: Interpreter
  private let search: @Sendable (String) async throws -> [IntentOption]
  private let told: Told
  private let asking: Told

  init(
    deadline: Duration = .seconds(86_400),
    search: @escaping @Sendable (String) async throws -> [IntentOption]
  ) throws {
    var settings = Samples.settings()
    settings.queryDeadline = deadline
    let definition = AppDefinition(
      provider: SampleShortcuts.self,
      name: "Library",
      localization: AppLocalization(tables: StringTables(), locale: "en")
    )
    let told = Told()
    let asking = Told()
    var interpreter = Interpreter(
      index: SentenceIndex(try PhraseMatcher(Self.catalog, language: settings.language)),
      apps: [RunningApp(definition: definition)],
      settings: settings,
      warn: { told.add($0) }
    )
    interpreter.asks = { asking.add($0 ?? "-") }
    self.interpreter = interpreter
    self.asking = asking
    self.search = search
    self.told = told
  }

  func understand(_ utterance: String) async -> Understanding {
    await BookEntity.Search.$current.withValue(search) { await interpreter.understand(utterance) }
  }

  var warnings: [String] { told.all }
  var asked: [String] { asking.all }
}

/// What somebody was warned of.
private final class Told: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

private struct BookEntity: AppEntity {
  static let persistentIdentifier = "Book"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static var defaultQuery: Query { Query() }
  var id: String
  var title: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }

  /// What the query does in the test that is running.
  enum Search {
    @TaskLocal static var current: @Sendable (String) async throws -> [IntentOption] = { _ in [] }
  }

  struct Query: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [BookEntity] { [] }
    func suggestedEntities() async throws -> [BookEntity] { [] }
    func entities(matching string: String) async throws -> [BookEntity] {
      try await Search.current(string).map { BookEntity(id: $0.id, title: $0.title) }
    }
  }
}

private struct OpenBook: AppIntent {
  static let title: LocalizedStringResource = "Open Book"
  @Parameter(title: "Book") var book: BookEntity
  func perform() async throws -> some IntentResult { .result() }
}

private struct SampleShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenBook(),
      phrases: ["Open \(\.$book) in \(.applicationName)"],
      shortTitle: "Open Book",
      systemImageName: "book"
    )
  }
}

extension Understanding {
  fileprivate var value: String? { reading?.value }
}

extension Reading {
  /// The identifier of the only value.
  fileprivate var value: String? {
    if case .known(let id, _)? = parameters.first?.value { id } else { nil }
  }
}
