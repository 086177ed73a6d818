import AppIntents
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AssistantKit

@Suite struct FocusControllerTests {
  private let folder: ScratchFolder
  private let store: FocusStore
  private let warnings = Warnings()

  init() throws {
    folder = try ScratchFolder()
    store = FocusStore(file: folder.url.appending(path: "focus.json"))
  }

  // MARK: - Switching

  @Test func `a filter is performed on each change, and once with its defaults at the end`()
    async throws
  {
    try await visiting { controller, log in
      #expect(try await controller.turnOn("work") == "Work")
      #expect(await log.lines == ["desk dim=true"])
      #expect(try await controller.turnOn("Evening") == "Evening")
      #expect(await log.lines == ["desk dim=true", "sofa dim=false"])
      // A focus without values for the app ends the one that had some.
      #expect(try await controller.turnOn("Sleep") == "Sleep")
      #expect(await log.lines.dropFirst(2) == ["none dim=false"])
      #expect(try await controller.turnOn("Work") == "Work")
      _ = try await controller.turnOn(nil)
      #expect(await log.lines.dropFirst(3) == ["desk dim=true", "none dim=false"])
      _ = try await controller.turnOn(nil)
      #expect(await log.lines.count == 5)
      #expect(try await controller.turnOn("Play") == nil)
      #expect(await log.lines.count == 5)
    }
    #expect(warnings.all == [])
  }

  @Test func `current has the values at any time`() async throws {
    try await visiting { controller, _ in
      await #expect(throws: SetFocusFilterIntentError.notFound) { try await LampFilter.current }
      _ = try await controller.turnOn("Work")
      #expect(try await LampFilter.current.place == "desk")
      #expect(try await LampFilter.current.isDim)
      _ = try await controller.turnOn("Evening")
      #expect(try await LampFilter.current.isDim == false)
      _ = try await controller.turnOn(nil)
      await #expect(throws: SetFocusFilterIntentError.notFound) { try await LampFilter.current }
    }
  }

  @Test func `a filter is performed again when the program starts while its focus is on`()
    async throws
  {
    try await visiting { controller, _ in _ = try await controller.turnOn("Work") }
    try await visiting { controller, log in
      try await controller.apply()
      #expect(await log.lines == ["desk dim=true"])
      #expect(try await LampFilter.current.place == "desk")
    }
  }

  @Test func `an app that was not running when a focus ended hears of it at the next start`()
    async throws
  {
    try await visiting { controller, _ in _ = try await controller.turnOn("Work") }
    try store.update { $0.current = nil }
    try await visiting { controller, log in
      try await controller.apply()
      #expect(await log.lines == ["none dim=false"])
      try await controller.apply()
      #expect(await log.lines.count == 1)
    }
  }

  @Test func `what another process switched is told once`() async throws {
    try await visiting { controller, log in
      _ = try await controller.turnOn("Work")
      try store.update { $0.current = "Evening" }
      try await controller.applyNews()
      try await controller.applyNews()
      #expect(await log.lines == ["desk dim=true", "sofa dim=false"])
    }
  }

  @Test func `a focus is switched while another intent runs`() async throws {
    try await visiting { controller, log in
      let (events, meet) = AsyncStream.makeStream(of: Void.self)
      async let running: Void = IntentEnvironment.$current.withValue(IntentEnvironment()) {
        for await _ in events { break }
      }
      _ = try await controller.turnOn("Work")
      meet.finish()
      await running
      #expect(await log.lines == ["desk dim=true"])
    }
  }

  @Test func `an app without a default for what it needs is told so, and the others go on`()
    async throws
  {
    try await visiting([LampShortcuts.self, BrokenShortcuts.self]) { controller, log in
      try store.update { state in
        state.focuses[0].filters.append(
          FocusState.Filter(app: "Broken", intent: "BrokenFilter", values: [:])
        )
      }
      _ = try await controller.turnOn("Work")
      #expect(await log.lines == ["desk dim=true"])
    }
    #expect(warnings.all.count == 1)
    #expect(warnings.all.first?.contains("'level' is required") == true)
  }

  // MARK: - Content

  @Test func `what a focus puts first is found first among what fits as well`() async throws {
    // However slow the machine is, the apps are waited for.
    let patient = AssistantSettings(queryDeadline: .seconds(86_400))
    try await visiting { controller, _ in
      func found() async throws -> [String] {
        let searcher = EntitySearcher(apps: controller.apps, settings: patient) {
          Issue.record("\($0)")
        }
        return try await searcher.hits(for: "lamp").map(\.option.id)
      }
      #expect(try await found() == ["lamp/desk", "lamp/sofa"])
      _ = try await controller.turnOn("Evening")
      #expect(try await found() == ["lamp/sofa", "lamp/desk"])
      _ = try await controller.turnOn(nil)
      #expect(try await found() == ["lamp/desk", "lamp/sofa"])
    }
  }

  // MARK: - Looks

  @Test func `a form shows the static title first and the dynamic look once it is set`()
    async throws
  {
    try await visiting { controller, _ in
      let state = try store.load()
      let unset = try #require(controller.filters(of: state.focus(named: "Sleep")).first)
      #expect(unset.setting == nil)
      #expect(unset.definition.intent.title == "Set the Lamp")
      let set = try #require(controller.filters(of: state.focus(named: "work")).first)
      let setting = try #require(set.setting)
      let look = await set.definition.look(of: await controller.values(of: setting, for: set))
      #expect(look.title == "Lamp")
      #expect(look.subtitle == "desk, dim")
      #expect(await unset.definition.look(of: [:]).subtitle == "bright")
      let suggested = await set.definition.suggestions()
      #expect(suggested.count == 1)
      #expect(suggested.first?["place"] as? String == "window")
    }
  }

  // MARK: - Notifications

  @Test(
    arguments: [
      ("desk", nil), ("sofa", "Work"), (nil, "Work"),
    ] as [(String?, String?)]
  )
  func `a notification gets through where the filter's predicate holds for it`(
    criteria: String?,
    silencer: String?
  ) async throws {
    try await visiting { controller, _ in
      let notification = AppNotification(title: "Light", filterCriteria: criteria)
      #expect(try await controller.silencer(of: notification, from: "Lamp") == nil)
      _ = try await controller.turnOn("Work")
      #expect(try await controller.silencer(of: notification, from: "Lamp") == silencer)
      #expect(try await controller.silencer(of: notification, from: "Another") == nil)
      _ = try await controller.turnOn("Sleep")
      #expect(try await controller.silencer(of: notification, from: "Lamp") == nil)
    }
  }

  @Test func `badges follow what got through`() throws {
    let log = NotificationLog(Journal(file: folder.url.appending(path: "notifications.jsonl")))
    func add(_ badge: Int?, silencedBy focus: String? = nil) throws {
      let notification = AppNotification(title: "a", badge: badge)
      try log.add(.init(date: .now, app: "Lamp", notification: notification, silencedBy: focus))
    }
    try add(3)
    #expect(log.badges() == ["Lamp": 3])
    try add(4, silencedBy: "Work")
    try add(nil)
    #expect(log.badges() == ["Lamp": 3])
    try log.setBadge(7, of: "Lamp", at: .now)
    try log.setBadge(1, of: "Mail", at: .now)
    #expect(log.badges() == ["Lamp": 7, "Mail": 1])
    try log.setBadge(0, of: "Lamp", at: .now)
    #expect(log.badges() == ["Mail": 1])
    #expect(log.entries().map(\.silencedBy) == [nil, "Work", nil])
  }

  // MARK: - Files

  @Test func `a file of focuses that cannot be read is told and not overwritten`() async throws {
    try folder.write("{\"version\":1", to: "focus.json")
    #expect(throws: AppFailure.self) { try store.load() }
    #expect(throws: AppFailure.self) { try store.update { $0.current = nil } }
    #expect(folder.bytes(of: "focus.json").count == 12)
  }

  @Test func `every kind of value is written down and read back`() throws {
    var state = FocusState()
    state.focuses = [
      FocusState.Focus(
        name: "All",
        filters: [
          FocusState.Filter(
            app: "A",
            intent: "F",
            values: [
              "a": .option(id: "1", title: "One"), "b": .truth(true), "c": .number(2.5),
              "d": .text("x"), "e": .date(Date(timeIntervalSince1970: 1_000_000)),
              "f": .words("two hours", locale: "en"),
              "g": .list([.text("a"), .option(id: "2", title: "Two")]),
            ]
          )
        ]
      )
    ]
    state.current = "All"
    state.applied = [FocusState.AppliedFilter(app: "A", intent: "F")]
    #expect(FocusState(state.json) == state)
  }

  // MARK: - The visit

  /// Starts apps anew, with filters of their own, as another process would.
  private func visiting(
    _ providers: [any AppShortcutsProvider.Type] = [LampShortcuts.self],
    _ operation: (FocusController, LampLog) async throws -> Void
  ) async throws {
    if try store.load().focuses.isEmpty { try makeFocuses() }
    let warnings = warnings
    let log = LampLog()
    try await FocusFilters.$current.withValue(FocusFilters()) {
      try await LampLog.$current.withValue(log) {
        let apps = providers.map { provider in
          RunningApp(
            definition: AppDefinition(
              provider: provider,
              intents: provider == LampShortcuts.self ? [LampFilter.self] : [BrokenFilter.self],
              localization: AppLocalization()
            )
          )
        }
        let controller = FocusController(
          store: store,
          apps: apps,
          settings: AssistantSettings(queryDeadline: .seconds(86_400))
        ) { warnings.add($0) }
        try await operation(controller, log)
      }
    }
  }

  private func makeFocuses() throws {
    func filter(_ values: [String: StoredValue]) -> FocusState.Filter {
      FocusState.Filter(app: "Lamp", intent: "LampFilter", values: values)
    }
    try store.update { state in
      state.focuses = [
        .init(name: "Work", filters: [filter(["place": .text("desk"), "isDim": .truth(true)])]),
        .init(name: "Evening", filters: [filter(["place": .text("sofa")])]),
        .init(name: "Sleep"),
      ]
    }
  }
}

/// Sentences that were said.
private final class Warnings: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

/// What a filter was performed with.
private actor LampLog {
  @TaskLocal static var current = LampLog()

  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

private struct LampFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Set the Lamp"

  @Parameter(title: "Place") var place: String?
  @Parameter(title: "Dim", default: false) var isDim: Bool

  var displayRepresentation: DisplayRepresentation {
    let parts = [place, isDim ? "dim" : "bright"].compactMap { $0 }
    return DisplayRepresentation(
      title: "Lamp",
      subtitle: "\(parts.joined(separator: ", "))"
    )
  }

  var appContext: FocusFilterAppContext {
    guard let place else { return FocusFilterAppContext() }
    return FocusFilterAppContext(
      notificationFilterPredicate: NSPredicate(format: "SELF IN %@", [place]),
      targetContentIdentifierPrefix: "lamp/\(place)"
    )
  }

  func perform() async throws -> some IntentResult {
    await LampLog.current.add("\(place ?? "none") dim=\(isDim)")
    return .result()
  }

  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] {
    let filter = Self()
    filter.place = "window"
    return [filter]
  }
}

private struct BrokenFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Broken"

  @Parameter(title: "Level") var level: Int

  func perform() async throws -> some IntentResult { .result() }
}

private struct Lamp: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
  static let defaultQuery = LampQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id.split(separator: "/")[1]) lamp" }
}

private struct LampQuery: EntityStringQuery {
  private static let all = ["lamp/desk", "lamp/sofa"].map { Lamp(id: $0) }

  func entities(for identifiers: [String]) async throws -> [Lamp] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching text: String) async throws -> [Lamp] { Self.all }

  func suggestedEntities() async throws -> [Lamp] { Self.all }
}

private struct LampIntent: AppIntent {
  static let title: LocalizedStringResource = "Switch the Lamp"

  @Parameter(title: "Lamp") var lamp: Lamp?

  func perform() async throws -> some IntentResult { .result() }
}

private struct LampShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LampIntent(),
      phrases: ["Switch \(.applicationName)"],
      shortTitle: "Switch",
      systemImageName: "lamp"
    )
  }
}

private struct BrokenShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LampIntent(),
      phrases: ["Break \(.applicationName)"],
      shortTitle: "Break",
      systemImageName: "lamp"
    )
  }
}
