import AppIntents
import AssistantKit
import StringCatalogs

@testable import LibraryShortcuts

/// A new library in a folder of its own, with the app around it in one language.
struct LibraryVisit {
  let app: AppDefinition
  let store: LibraryStore
  private let folder: LibraryFolder

  init(locale: String = "en") async throws {
    folder = try await LibraryFolder.withLibrary()
    try await Self.start(folder.path)
    store = folder.store()
    app = AppDefinition(
      provider: LibraryAppShortcuts.self,
      name: LibraryApp.name,
      alternativeNames: LibraryApp.alternativeNames,
      localization: try Self.localization(locale)
    )
  }

  /// The app as an executable offers it.
  static let app = App(
    LibraryAppShortcuts.self,
    name: LibraryApp.name,
    alternativeNames: LibraryApp.alternativeNames,
    strings: LibraryResources.bundle
  ) { launch in
    try await start(launch.dataDirectory?.path)
  }

  /// Opens a library for the intents of this test.
  static func start(_ folder: String?) async throws {
    try await LibraryApp.start(
      dataDirectory: folder,
      dependencies: WithOwnSurroundings.dependencies
    )
  }

  /// The app's texts in a language.
  static func localization(_ locale: String) throws -> AppLocalization {
    guard let folder = LibraryResources.folder else { throw NoResources() }
    return AppLocalization(tables: try StringTables.load(directory: folder), locale: locale)
  }

  struct NoResources: Error {}

  /// Runs an intent and returns the conversation, its end in the last line when it is no good one.
  func run(
    _ intent: String,
    _ values: [String: any Sendable] = [:],
    answers: [ScriptedConversation.Answer] = []
  ) async throws -> [String] {
    let conversation = ScriptedConversation(answers)
    guard let definition = app.intent(intent) else { return ["no such intent"] }
    let invocation = IntentInvocation(intent: definition, values: values)
    do {
      _ = try await IntentRuntime(app: app, conversation: conversation).run(invocation)
    } catch .failed(let message, _) {
      return conversation.lines + ["error: \(message)"]
    } catch {
      return conversation.lines + ["\(error)"]
    }
    return conversation.lines + (conversation.unusedAnswers > 0 ? ["answers left"] : [])
  }

  /// The book with an identifier.
  func book(_ id: String) async throws -> Book? {
    try await store.books(ids: [id]).first.map { Book($0) }
  }
}
