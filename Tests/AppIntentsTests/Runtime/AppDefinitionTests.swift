import AppIntents
import Testing

private struct ReadingRoomAppShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenShelf(),
      phrases: ["\(.applicationName), show \(\.$shelf)", "No name at all"],
      shortTitle: "Show",
      systemImageName: "eye"
    )
    if #available(macOS 15, *) {
      AppShortcut(intent: BuyBook(), phrases: ["Buy with \(.applicationName)"])
    }
  }
}

@Suite struct AppDefinitionTests {
  @Test func `the name is the provider's, in words and without its suffix`() {
    #expect(library().name == "Library")
    let other = AppDefinition(
      provider: ReadingRoomAppShortcuts.self,
      alternativeNames: ["Books", "My Books"],
      localization: AppLocalization()
    )
    #expect(other.name == "Reading Room")
    #expect(other.synonyms == ["Books", "My Books"])
    #expect(other.shortcuts.map(\.intent.identifier) == ["OpenShelf", "BuyBook"])
    let named = AppDefinition(
      provider: ReadingRoomAppShortcuts.self,
      name: "Rooms",
      localization: AppLocalization()
    )
    #expect(named.name == "Rooms")
  }

  @Test func `interpolated phrases become templates`() {
    #expect(
      library().shortcuts.map(\.phrases) == [
        [
          "Open the ${shelf} shelf in ${applicationName}",
          "Open a shelf in ${applicationName}",
        ],
        ["What am I reading in ${applicationName}"],
        ["Open ${target} in ${applicationName}"],
      ]
    )
    #expect(library().negativePhrases == ["Open the door of ${applicationName}"])
  }

  @Test func `intents are listed once, the shortcuts' first`() {
    let app = library(RateBook.self, OpenShelf.self, RemoveBooks.self)
    #expect(
      app.intents.map(\.identifier) == ["OpenShelf", "OpenBook", "RateBook", "RemoveBooks"]
    )
  }

  @Test func `an intent tells what it is`() throws {
    let app = library(RateBook.self, RemoveBooks.self)
    let open = try #require(app.intent("OpenShelf"))
    #expect(open.opensApp)
    #expect(open.categoryName == "Shelves")
    #expect(open.searchKeywords == ["books"])
    #expect(try #require(app.intent("OpenBook")).opensApp)
    #expect(try #require(app.intent("RemoveBooks")).isDestructive)
    let rate = try #require(app.intent("RateBook"))
    #expect(!rate.opensApp)
    #expect(!rate.isDestructive)
    #expect(rate.parameters.map(\.name) == ["book", "stars", "shortNote"])
    #expect(rate.parameters.map(\.title) == ["Book", "Stars", "Short Note"])
    #expect(rate.parameters.map(\.isOptional) == [false, false, true])
    #expect(rate.parameters[1].explanation == "One to five.")
    guard case .integer(let range) = rate.parameters[1].type else {
      Issue.record("no number")
      return
    }
    #expect(range == 1...5)
  }

  @Test func `a description is taken in every form it is written in`() {
    struct Optional: AppIntent {
      static let title: LocalizedStringResource = "A"
      static let description: IntentDescription? = "optional"
      func perform() async throws -> some IntentResult { .result() }
    }
    struct Plain: AppIntent {
      static let title: LocalizedStringResource = "B"
      static let description = IntentDescription("plain", categoryName: "Forms")
      func perform() async throws -> some IntentResult { .result() }
    }
    struct Text: AppIntent {
      static let title: LocalizedStringResource = "C"
      static let description: LocalizedStringResource? = "text"
      func perform() async throws -> some IntentResult { .result() }
    }
    struct None: AppIntent {
      static let title: LocalizedStringResource = "D"
      func perform() async throws -> some IntentResult { .result() }
    }
    let app = library(Optional.self, Plain.self, Text.self, None.self)
    #expect(
      app.intents.suffix(4).map(\.explanation) == ["optional", "plain", "text", nil]
    )
    #expect(app.intent("Plain")?.categoryName == "Forms")
    #expect(Plain.description.categoryName?.key == "Forms")
  }

  @Test func `an update of the parameters reaches who listens, and only that provider's`() async {
    var updates = library().parameterUpdates().makeAsyncIterator()
    ReadingRoomAppShortcuts.updateAppShortcutParameters()
    LibraryAppShortcuts.updateAppShortcutParameters()
    LibraryAppShortcuts.updateAppShortcutParameters()
    #expect(await updates.next() != nil)
  }
}
