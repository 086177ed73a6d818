import AppIntents
import PhraseMatcher
import StringCatalogs
import Synchronization
import Testing

@testable import AssistantKit

/// What can be named is put together for all conversations.
@Suite struct NameStoreTests {
  @Test func `sentences that come at once have an app list its things once`() async throws {
    let settings = Samples.settings()
    let definition = AppDefinition(
      provider: PressShortcuts.self,
      name: "Orchard",
      localization: AppLocalization(tables: StringTables(), locale: "en")
    )
    let index = SentenceIndex(
      try PhraseMatcher(
        PhraseCatalog(apps: [
          PhraseCatalog.App(
            name: "Orchard",
            shortcuts: [
              PhraseCatalog.Shortcut(
                intent: "StartPress",
                phrases: ["Start ${press} in ${applicationName}"],
                parameters: ["press": "Press"]
              )
            ],
            vocabularies: ["Press": [PhraseCatalog.Value(id: "1", title: "Old Rosie")]]
          )
        ]),
        language: settings.language
      )
    )
    let interpreter = Interpreter(
      index: index,
      apps: [RunningApp(definition: definition)],
      settings: settings
    ) { Issue.record("\($0)") }
    let count = Press.Listings()
    let understood = await Press.Listings.$current.withValue(count) {
      await withTaskGroup(of: String?.self) { group in
        for _ in 0..<20 {
          group.addTask {
            await interpreter.understand("could you please start old rosie").reading?.intent
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(understood == Array(repeating: "StartPress", count: 20))
    #expect(count.number == 1)
    // After a change it is listed anew, once more for all.
    index.names.invalidate()
    _ = await Press.Listings.$current.withValue(count) {
      await interpreter.understand("could you please start old rosie")
    }
    #expect(count.number == 2)
  }
}

private struct Press: AppEntity {
  static let persistentIdentifier = "Press"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Press"
  static var defaultQuery: Query { Query() }
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }

  /// How often all of them were listed in the test that is running.
  final class Listings: Sendable {
    @TaskLocal static var current: Listings?
    private let times = Mutex(0)
    var number: Int { times.withLock { $0 } }
    func add() { times.withLock { $0 += 1 } }
  }

  struct Query: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [Press] {
      identifiers.map(Press.init)
    }

    func allEntities() async throws -> [Press] {
      Listings.current?.add()
      // Whoever would list them besides has its turn.
      for _ in 0..<100 { await Task.yield() }
      return ["Old Rosie", "Blue Giant"].map(Press.init)
    }
  }
}

private struct StartPress: AppIntent {
  static let title: LocalizedStringResource = "Start Press"
  @Parameter(title: "Press") var press: Press
  func perform() async throws -> some IntentResult { .result() }
}

private struct PressShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartPress(),
      phrases: ["Start \(\.$press) in \(.applicationName)"],
      shortTitle: "Start Press",
      systemImageName: "gearshape"
    )
  }
}
