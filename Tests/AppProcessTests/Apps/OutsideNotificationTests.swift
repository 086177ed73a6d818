import AppIntents
import AssistantKit
import Foundation
import OrderedJSON
import PhraseMatcher
import SampleApps
import Synchronization
import TestSupport
import Testing

@testable import AppProcess

/// What apps in processes of their own post reaches a person as what an app of this process posts.
@Suite(.serialized) struct OutsideNotificationTests {
  private let scratch: ScratchFolder
  private let store: FocusStore
  private let log: NotificationLog

  init() throws {
    scratch = try ScratchFolder()
    store = FocusStore(file: scratch.url.appending(path: "focus.json"))
    log = NotificationLog(Journal(file: scratch.url.appending(path: "log.jsonl")))
    try store.update { state in
      let light = StoredValue.option(id: "warm", title: "Warm")
      let filter = FocusState.Filter(app: "Lamp", intent: "SetLamp", values: ["light": light])
      state.focuses = [FocusState.Focus(name: "Work", filters: [filter])]
    }
  }

  private enum Place: CaseIterable {
    case inside, outside
  }

  @Test(arguments: Place.allCases)
  private func `a focus decides in the same way wherever the app is`(place: Place) async throws {
    let told = try await posting {
      let lamp = place == .inside ? try await insideLamp() : try await outsideLamp()
      return (lamp, "FlashLamp", "Work")
    }
    let entries = log.entries()
    #expect(entries.map(\.app) == ["Lamp", "Lamp", "Lamp"])
    #expect(entries.map(\.notification.title) == ["Flash", "Flash", "Dark again"])
    #expect(entries.map(\.notification.subtitle) == ["warm", "cold", ""])
    #expect(entries.map(\.notification.body) == ["", "", "That was all."])
    #expect(entries.map(\.notification.filterCriteria) == ["warm", "cold", nil])
    #expect(entries.map(\.notification.badge) == [1, 2, nil])
    #expect(entries.map(\.silencedBy) == [nil, "Work", "Work"])
    #expect(told == ["warm"])
    #expect(log.badges() == ["Lamp": 7])
  }

  @Test(arguments: Place.allCases)
  private func `without a focus everything gets through`(place: Place) async throws {
    let told = try await posting {
      let lamp = place == .inside ? try await insideLamp() : try await outsideLamp()
      return (lamp, "FlashLamp", nil)
    }
    #expect(told == ["warm", "cold", ""])
    #expect(log.entries().allSatisfy { $0.silencedBy == nil })
  }

  @Test func `what would command a terminal is kept as it is, long texts are cut`() async throws {
    _ = try await posting { (try hostile("disguises"), "Work", nil) }
    let notifications = log.entries().map(\.notification)
    #expect(notifications.map(\.title) == ["\u{1b}[2JTea\nMail: Pay: delivered", "Tea"])
    #expect(notifications.map(\.body.count) == [1, 1_000])
    #expect(notifications.last?.body.hasSuffix("t…") == true)
    #expect(log.badges() == ["Desk": 3])
  }

  @Test(
    arguments: [
      ("misspeaks", "notify: “title” is no text"), ("untitled", "notify: no title"),
      ("owes", "badge: “count” is no whole number from 0"),
      ("counts", "notify: “badge” is no whole number from 0"),
      ("rambles", "notify: “criteria” is too long"), ("calls", "sent far too much"),
    ]
  )
  func `an app that posts what is none is ended`(mode: String, sentence: String) async throws {
    let failure = await #expect(throws: IntentFailure.self) {
      _ = try await posting { (try hostile(mode), "Work", nil) }
    }
    guard case .failed(let message, _)? = failure else {
      Issue.record("\(String(describing: failure)) is no failure")
      return
    }
    #expect(message.contains(sentence), "\(message)")
    #expect(log.entries().count <= PostingLimit.most)
  }

  @Test func `an app that does not say what gets through loses nothing and holds up nobody`()
    async throws
  {
    try store.update { state in
      let filter = FocusState.Filter(app: "Desk", intent: "Hush", values: [:])
      state.focuses.append(FocusState.Focus(name: "Rest", filters: [filter]))
    }
    _ = try await posting(patience: .zero) {
      (try hostile("mumbles", focusFilter: "Hush"), "Work", "Rest")
    }
    #expect(log.entries().map(\.silencedBy) == [nil, nil])
  }

  // MARK: -

  /// Has an app perform an intent, in a focus if there is to be one.
  ///
  /// - Parameters:
  ///   - patience: How long is waited at the end for an app that is asked: by default until it has answered.
  ///   - choose: Makes the app, and says which intent and which focus.
  /// - Returns: The second lines of what got through.
  /// - Throws: What the intent fails with.
  private func posting(
    patience: Duration = .seconds(3_600),
    _ choose: () async throws -> (app: RunningApp, intent: String, focus: String?)
  ) async throws -> [String] {
    let told = Mutex<[String]>([])
    let place = AppNotifications()
    try await AppNotifications.$current.withValue(place) {
      try await FocusFilters.$current.withValue(FocusFilters()) {
        let (app, intent, focus) = try await choose()
        let controller = FocusController(
          store: store,
          apps: [app],
          settings: AssistantSettings(
            locale: "en",
            queryDeadline: AppConnection.Limits.patient.answer
          )
        ) { Issue.record("\($0)") }
        place.receive(
          NotificationDelivery(
            controller,
            to: log,
            now: { Date(timeIntervalSince1970: 0) },
            tell: { entry in told.withLock { $0.append(entry.notification.subtitle) } },
            warn: { Issue.record("\($0)") },
            patience: patience
          )
        )
        if let focus { _ = try await controller.turnOn(focus) }
        do {
          try await perform(intent, of: app)
        } catch {
          await place.finish()
          throw error
        }
        await place.finish()
      }
    }
    return told.withLock { $0 }
  }

  private func perform(_ name: String, of app: RunningApp) async throws {
    let intent = try #require(app.intent(name))
    let runtime = IntentRuntime(app: app.definition, conversation: Person(confirms: true))
    _ = try await AppNotifications.$app.withValue(app.sourceName) {
      try await runtime.run(IntentInvocation(intent: intent))
    }
  }

  private func insideLamp() async throws -> RunningApp {
    try await SampleApps.lamp.launched(App.Launch(locale: "en")) { Issue.record("\($0)") }
  }

  private func outsideLamp() async throws -> RunningApp {
    let described = try await OutsideApp.described(
      by: [Programs.sampleApp, "lamp"],
      folder: scratch.url.path,
      locale: "en"
    ) { _ in }
    let catalog: JSON = ["version": 2, "apps": .array([described])]
    let file = try scratch.write(catalog.text, to: "lamp.json")
    let metadata = try #require(try CatalogFile.readWithMetadata([file]).metadata.first)
    return OutsideApp(metadata, launch: App.Launch(locale: "en"), limits: .patient).running
  }

  private func hostile(_ mode: String, focusFilter: String? = nil) throws -> RunningApp {
    var intents = [IntentMetadata(identifier: "Work", title: "Work")]
    if let focusFilter {
      var filter = IntentMetadata(identifier: focusFilter, title: focusFilter)
      filter.isFocusFilter = true
      intents.append(filter)
    }
    let metadata = AppMetadata(
      phrases: PhraseCatalog.App(name: "Desk", shortcuts: []),
      folder: "/",
      program: [Programs.sampleApp, mode],
      intents: intents
    )
    return OutsideApp(
      metadata,
      launch: App.Launch(),
      limits: AppConnection.Limits(answer: .milliseconds(100))
    ).running
  }
}
