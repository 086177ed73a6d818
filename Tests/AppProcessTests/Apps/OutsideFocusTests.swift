import AppIntents
import AssistantKit
import Foundation
import OrderedJSON
import TestSupport
import Testing

@testable import AppProcess

/// What an app in a process of its own does while a focus is on.
@Suite(.serialized) struct OutsideFocusTests {
  private let scratch: ScratchFolder
  private let store: FocusStore
  private let app: OutsideApp
  private let running: RunningApp
  private let controller: FocusController

  init() async throws {
    scratch = try ScratchFolder()
    store = FocusStore(file: scratch.url.appending(path: "focus.json"))
    let described = try await OutsideApp.described(
      by: [Programs.sampleApp, "lamp"],
      folder: scratch.url.path,
      locale: "en"
    ) { _ in }
    let catalog: JSON = ["version": 2, "apps": .array([described])]
    let file = try scratch.write(catalog.text, to: "lamp.json")
    let metadata = try #require(try CatalogFile.readWithMetadata([file]).metadata.first)
    app = OutsideApp(metadata, launch: App.Launch(locale: "en"), limits: .patient)
    running = app.running
    controller = FocusController(
      store: store,
      apps: [running],
      settings: AssistantSettings(locale: "en", queryDeadline: AppConnection.Limits.patient.answer)
    ) { Issue.record("\($0)") }
    try store.update { state in
      state.focuses = [
        FocusState.Focus(
          name: "Work",
          filters: [
            FocusState.Filter(
              app: "Lamp",
              intent: "SetLamp",
              values: ["light": .option(id: "warm", title: "Warm")]
            )
          ]
        ), FocusState.Focus(name: "Rest"),
      ]
    }
  }

  private func shown() async throws -> [String] {
    let person = Person(confirms: true)
    let runtime = IntentRuntime(app: running.definition, conversation: person)
    let intent = try #require(running.intent("ShowLamp"))
    _ = try await runtime.run(IntentInvocation(intent: intent))
    return person.said
  }

  @Test func `it knows the values of the focus that is on, also when it is started anew`()
    async throws
  {
    #expect(try await shown() == ["As ever."])
    #expect(try await controller.turnOn("Work") == "Work")
    #expect(try await shown() == ["warm and dimmed"])
    app.connection?.end()
    #expect(try await shown() == ["warm and dimmed"])
    #expect(try await controller.turnOn("Rest") == "Rest")
    #expect(try await shown() == ["As ever."])
    app.connection?.end()
    #expect(try await shown() == ["As ever."])
  }

  @Test func `it says how the filter looks, what it is by itself and what it proposes`()
    async throws
  {
    let state = try store.load()
    let filter = try #require(controller.filters(of: state.focus(named: "Work")).first)
    let setting = try #require(filter.setting)
    let values = await controller.values(of: setting, for: filter)
    let look = await filter.definition.look(of: values)
    #expect(look.title == "Light" && look.subtitle == "warm, true")
    #expect(await filter.definition.look(of: [:]).subtitle == "any, true")
    #expect(filter.definition.intent.explanation == "How the lamp shines while you concentrate.")
    #expect(filter.definition.defaults["isDimmed"] as? Bool == true)
    let proposed = await filter.definition.suggestions()
    #expect(proposed.count == 1)
    #expect(await filter.definition.look(of: proposed.first ?? [:]).subtitle == "cold, false")
  }

  @Test func `it decides what gets through and what comes first`() async throws {
    let log = NotificationLog(Journal(file: scratch.url.appending(path: "log.jsonl")))
    func silencer(of criteria: String?) async throws -> String? {
      let notification = AppNotification(title: "News", filterCriteria: criteria)
      let date = Date(timeIntervalSince1970: 0)
      return try await controller.post(notification, for: "Lamp", to: log, at: date).silencedBy
    }
    func prefix() -> String? { running.definition.focusFilters.first?.contentPrefix }
    #expect(try await silencer(of: "cold") == nil)
    #expect(prefix() == nil)
    _ = try await controller.turnOn("Work")
    #expect(try await silencer(of: "cold") == "Work")
    #expect(try await silencer(of: nil) == "Work")
    #expect(try await silencer(of: "warm") == nil)
    #expect(prefix() == "lamp.warm")
    _ = try await controller.turnOn(nil)
    #expect(try await silencer(of: "cold") == nil)
    #expect(prefix() == nil)
  }

  @Test func `it says anew what comes first when that is something else`() async throws {
    _ = try await controller.turnOn("Work")
    let filter = try #require(running.definition.focusFilters.first)
    #expect(filter.contentPrefix == "lamp.warm")
    let move = try #require(running.intent("MoveLamp"))
    let runtime = IntentRuntime(app: running.definition, conversation: Person(confirms: true))
    _ = try await runtime.run(IntentInvocation(intent: move))
    for _ in 0..<6_000 where filter.contentPrefix != "shelf.warm" {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(filter.contentPrefix == "shelf.warm")
  }

  @Test func `an app that cannot be asked has the looks of its catalogue`() async throws {
    var metadata = app.metadata
    metadata.program = ["no-such-program-anywhere"]
    let absent = OutsideApp(metadata, launch: App.Launch(locale: "en")).running
    let filter = try #require(absent.definition.focusFilters.first)
    let look = await filter.look(of: [:])
    #expect(look.title == "Set Light" && look.subtitle == nil)
    #expect(await filter.allows(asking: "cold", with: [:]))
    #expect(await filter.suggestions().isEmpty)
  }
}
