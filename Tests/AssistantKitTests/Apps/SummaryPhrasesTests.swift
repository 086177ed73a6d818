import AppIntents
import PhraseMatcher
import StringCatalogs
import Testing

@testable import AssistantKit

/// What an intent says of itself may be said to it.
@Suite struct SummaryPhrasesTests {
  private func audible(_ locale: String = "en") async -> PhraseCatalog.App {
    let settings = Samples.settings(locale)
    let definition = AppDefinition(
      provider: SampleShortcuts.self,
      name: "Library",
      localization: AppLocalization(tables: StringTables(), locale: locale)
    )
    let app = RunningApp(definition: definition)
    let declared = await app.catalog(deadline: .seconds(86_400)) { Issue.record("\($0)") }
    #expect(declared.shortcuts.allSatisfy { $0.phrases.count == 1 })
    return SummaryPhrases(apps: [app], language: settings.language).applied(to: declared)
  }

  @Test func `a summary with several values is listened for`() async throws {
    let app = await audible()
    let buy = try #require(app.shortcuts.first { $0.intent == "BuyBooks" })
    #expect(
      buy.phrases.map(\.text) == [
        "Buy in ${applicationName}", "Buy ${copies} of ${genre}",
        "Buy ${copies} of ${genre} in ${applicationName}",
      ]
    )
    #expect(buy.parameters == ["copies": "@number", "genre": "Genre"])
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Samples.settings().language
    )
    let reading = matcher.understand("buy two of poems").reading
    #expect(reading?.parameters.map(\.value) == [.number(2), .known(id: "poems", title: "Poems")])
  }

  @Test func `a summary with one value says no more than a phrase`() async throws {
    let app = await audible()
    let show = try #require(app.shortcuts.first { $0.intent == "ShowGenre" })
    #expect(show.phrases.map(\.text) == ["Show ${genre} in ${applicationName}"])
  }

  @Test func `a summary with values that nobody listens for is left out`() async throws {
    let app = await audible()
    let lend = try #require(app.shortcuts.first { $0.intent == "LendBook" })
    #expect(lend.phrases.map(\.text) == ["Lend in ${applicationName}"])
  }

  @Test func `a summary with a length of time is listened for, as one with any words is not`()
    async throws
  {
    let app = await audible()
    let read = try #require(app.shortcuts.first { $0.intent == "ReadOn" })
    #expect(
      read.phrases.map(\.text) == [
        "Read in ${applicationName}", "Read for ${time} in ${applicationName}",
      ]
    )
    let note = try #require(app.shortcuts.first { $0.intent == "WriteNote" })
    #expect(note.phrases.map(\.text) == ["Write in ${applicationName}"])
  }

  @Test func `a name that a phrase is about stands where other sentences have it`()
    async throws
  {
    let app = await audible()
    let rewind = try #require(app.shortcuts.first { $0.intent == "Rewind" })
    #expect(
      rewind.phrases.map(\.text) == [
        "Rewind ${applicationName}", "Rewind ${seconds} seconds",
        "Rewind ${seconds} seconds in ${applicationName}",
      ]
    )
  }

  @Test func `a summary with a switch is listened for with on and off`() async throws {
    let app = await audible()
    let turn = try #require(app.shortcuts.first { $0.intent == "TurnLamp" })
    #expect(
      turn.phrases.map(\.text) == [
        "Light in ${applicationName}", "Turn the lamp ${isOn}",
        "Turn the lamp ${isOn} in ${applicationName}",
      ]
    )
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Samples.settings().language
    )
    let reading = matcher.understand("turn the lamp off").reading
    #expect(reading?.parameters.map(\.value) == [.known(id: "false", title: "off")])
    #expect(matcher.understand("turn the lamp blue").reading?.parameters.map(\.value) == [.unknown])
  }

  @Test func `a catalogue without code stays as it is`() async throws {
    let app = await audible()
    let catalog = PhraseCatalog(apps: [app])
    let phrases = SummaryPhrases(apps: [], language: Samples.settings().language)
    #expect(phrases.applied(to: catalog) == catalog)
  }
}

private enum Genre: String, AppEnum {
  case poems, novels
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .poems: "Poems", .novels: "Novels",
  ]
}

private enum Friend: String, AppEnum {
  case anna
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Friend"
  static let caseDisplayRepresentations: [Friend: DisplayRepresentation] = [.anna: "Anna"]
}

private struct BuyBooks: AppIntent {
  static let title: LocalizedStringResource = "Buy Books"
  @Parameter(title: "Copies") var copies: Int
  @Parameter(title: "Genre") var genre: Genre
  static var parameterSummary: some ParameterSummary { Summary("Buy \(\.$copies) of \(\.$genre)") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct ShowGenre: AppIntent {
  static let title: LocalizedStringResource = "Show Genre"
  @Parameter(title: "Genre") var genre: Genre
  static var parameterSummary: some ParameterSummary { Summary("Show \(\.$genre)") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct LendBook: AppIntent {
  static let title: LocalizedStringResource = "Lend Book"
  @Parameter(title: "Title") var name: String
  @Parameter(title: "Friend") var friend: Friend
  static var parameterSummary: some ParameterSummary { Summary("Lend \(\.$name) to \(\.$friend)") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct ReadOn: AppIntent {
  static let title: LocalizedStringResource = "Read On"
  @Parameter(title: "Time") var time: Duration
  static var parameterSummary: some ParameterSummary { Summary("Read for \(\.$time)") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Rewind: AppIntent {
  static let title: LocalizedStringResource = "Rewind"
  @Parameter(title: "Seconds") var seconds: Int
  static var parameterSummary: some ParameterSummary { Summary("Rewind \(\.$seconds) seconds") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct TurnLamp: AppIntent {
  static let title: LocalizedStringResource = "Turn Lamp"
  @Parameter(title: "On") var isOn: Bool
  static var parameterSummary: some ParameterSummary { Summary("Turn the lamp \(\.$isOn)") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct WriteNote: AppIntent {
  static let title: LocalizedStringResource = "Write Note"
  @Parameter(title: "Note") var note: String
  static var parameterSummary: some ParameterSummary { Summary("Write \(\.$note)") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct SampleShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ReadOn(),
      phrases: ["Read in \(.applicationName)"],
      shortTitle: "Read",
      systemImageName: "book"
    )
    AppShortcut(
      intent: Rewind(),
      phrases: ["Rewind \(.applicationName)"],
      shortTitle: "Rewind",
      systemImageName: "gobackward"
    )
    AppShortcut(
      intent: TurnLamp(),
      phrases: ["Light in \(.applicationName)"],
      shortTitle: "Lamp",
      systemImageName: "lamp.desk"
    )
    AppShortcut(
      intent: WriteNote(),
      phrases: ["Write in \(.applicationName)"],
      shortTitle: "Write",
      systemImageName: "pencil"
    )
    AppShortcut(
      intent: BuyBooks(),
      phrases: ["Buy in \(.applicationName)"],
      shortTitle: "Buy",
      systemImageName: "cart"
    )
    AppShortcut(
      intent: ShowGenre(),
      phrases: ["Show \(\.$genre) in \(.applicationName)"],
      shortTitle: "Show",
      systemImageName: "book"
    )
    AppShortcut(
      intent: LendBook(),
      phrases: ["Lend in \(.applicationName)"],
      shortTitle: "Lend",
      systemImageName: "person"
    )
  }
}
