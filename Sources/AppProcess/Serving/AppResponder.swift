import AppIntents
import AssistantKit
import Foundation
import OrderedJSON

/// Does what the assistant asks of the app in this process.
actor AppResponder {
  private let app: App
  let writer: MessageWriter
  /// How to take runs back, by their numbers.
  private var undoManagers: [Int: AppIntents.UndoManager] = [:]
  private let questions: OpenQuestions
  private(set) var running: RunningApp?
  private var runs: [Int: Task<Void, Never>] = [:]

  init(app: App, writer: MessageWriter) {
    self.app = app
    self.writer = writer
    questions = OpenQuestions(writer: writer)
  }

  /// Deals with a message; what takes its time goes on by itself.
  func receive(_ message: JSON) async {
    let number = message["id"]?.int ?? 0
    switch message["type"]?.string {
    case "start": await start(message)
    case "perform": begin(number) { await self.perform(message, number) }
    case "query":
      if questions.take(message) { return }
      guard let running else { return fail(number, "not started", "start") }
      begin(number) { await Self.answer(message, number, running, self.writer) }
    case "answer": _ = questions.take(message)
    case "cancel": runs[number]?.cancel()
    case "undo":
      let token = message["token"]?.int ?? 0
      begin(number) { await self.undo(token, number) }
    case "describe":
      guard let running else { return fail(number, "not started", "start") }
      begin(number) { await Self.describe(running, number, self.writer) }
    case "focus": begin(number) { await self.tellOfFilter(message, number) }
    default: break
    }
  }

  private func begin(_ number: Int, _ work: @escaping @Sendable () async -> Void) {
    runs[number] = Task {
      await work()
      runs[number] = nil
    }
  }

  private func start(_ message: JSON) async {
    guard message["version"]?.int == AppConnection.version else {
      writer.write([("type", "ready"), ("version", JSON(AppConnection.version))])
      return
    }
    let launch = App.Launch(
      dataDirectory: message["folder"]?.string.map {
        URL(filePath: $0, directoryHint: .isDirectory)
      },
      locale: message["locale"]?.string ?? "en"
    )
    do {
      let running = try await app.launched(launch) { warning in
        FileHandle.standardError.write(Data((warning + "\n").utf8))
      }
      self.running = running
      for filter in running.definition.focusFilters {
        guard let given = message["filters"]?[filter.intent.identifier] else { continue }
        // What is gone since it was chosen keeps nobody from the app.
        do {
          filter.set(try await values(given, of: filter.intent))
        } catch {
          FileHandle.standardError.write(Data("\(error)\n".utf8))
        }
      }
      follow(running)
      writer.write([("type", "ready"), ("version", JSON(AppConnection.version))])
    } catch {
      let reason = (error as? AppFailure)?.message ?? String(describing: error)
      writer.write([("type", "failed"), ("message", JSON(reason))])
    }
  }

  /// Tells the assistant whenever the app's suggestions become others.
  private func follow(_ running: RunningApp) {
    Task {
      for await _ in running.definition.parameterUpdates() { writer.write([("type", "changed")]) }
    }
  }

  // MARK: - Performing

  private func perform(_ message: JSON, _ number: Int) async {
    guard let running, let name = message["intent"]?.string, let intent = running.intent(name)
    else {
      return fail(number, "no such intent: \(message["intent"]?.text ?? "none")", "intent")
    }
    let definition = running.definition
    let undoManager = AppIntents.UndoManager()
    undoManager.beginGroup()
    let conversation = WireConversation(run: number, questions: questions, writer: writer)
    do {
      let values = try await values(message["values"], of: intent)
      if let isOn = message["on"]?.bool {
        let filter = definition.focusFilters.first { $0.intent.identifier == name }
        filter?.set(isOn ? values : nil)
      }
      let runtime = IntentRuntime(
        app: definition,
        conversation: conversation,
        opensResultIntents: message["opens"]?.bool ?? true,
        undoManager: undoManager,
        isRehearsal: message["rehearsal"]?.bool ?? false
      )
      let outcome = try await runtime.run(
        IntentInvocation(
          intent: intent,
          shortcut: message["phrase"]?.string.flatMap { phrase in
            definition.shortcuts.first {
              $0.intent.identifier == name && $0.phrases.first == phrase
            }
          },
          values: values,
          confidence: message["confidence"]?.double ?? 1
        )
      )
      var undoName: String?
      if await undoManager.canUndo {
        undoName = await undoManager.undoActionName
        keep(undoManager, of: number)
      }
      writer.write(done(number, outcome, undoName))
    } catch let failure as IntentFailure {
      writer.write(WireFailure.members(of: failure, number))
    } catch {
      fail(number, definition.localization.sentence(for: error), "app")
    }
  }

  private func done(
    _ number: Int,
    _ outcome: IntentOutcome,
    _ undoName: String?
  ) -> [(String, JSON?)] {
    let localization = running?.definition.localization
    return [
      ("type", "done"), ("id", JSON(number)),
      (
        "value",
        outcome.value.flatMap(Self.sendable).map { WireValue.json(given: $0, in: localization) }
      ),
      ("of", outcome.value.flatMap(Self.givenType).map { JSON($0) }),
      ("text", outcome.valueText.map { JSON($0) }),
      ("rehearsed", outcome.rehearsed.map(WireSummary.json)),
      ("undo", undoName.map { ["name": JSON($0), "token": JSON(number)] }),
      (
        "buttons",
        outcome.buttons.isEmpty
          ? JSON?.none
          : .array(
            outcome.buttons.map {
              [
                "label": JSON($0.label), "intent": JSON($0.invocation.intent.identifier),
                "values": WireValue.json(of: $0.invocation.values, in: localization),
              ]
            }
          )
      ),
    ]
  }

  /// The most values of a list that are handed on; of more, their text has to do.
  private static let mostValues = 1_000

  /// The type of the entities that a value is or holds; nil for any other value.
  private static func givenType(_ value: any Sendable) -> String? {
    let entity = value as? any AppEntity ?? (value as? [any AppEntity])?.first
    return entity.map { type(of: $0).persistentIdentifier }
  }

  private static func sendable(_ value: any Sendable) -> (any Sendable)? {
    ((value as? [any Sendable])?.count ?? 0) > mostValues ? nil : value
  }

  func values(
    _ given: JSON?,
    of intent: IntentDefinition
  ) async throws -> [String: any Sendable] {
    var values: [String: any Sendable] = [:]
    for member in given?.object ?? [] {
      guard let parameter = intent.parameters.first(where: { $0.name == member.key }) else {
        continue
      }
      values[member.key] = try await WireValue.value(member.value, of: parameter.type) {
        try await $1.identified([$0]).first?.value
      }
    }
    return values
  }

  /// The most runs that can be taken back.
  private static let mostUndone = 100

  private func keep(_ manager: AppIntents.UndoManager, of number: Int) {
    undoManagers[number] = manager
    if undoManagers.count > Self.mostUndone, let oldest = undoManagers.keys.min() {
      undoManagers[oldest] = nil
    }
  }

  private func undo(_ token: Int, _ number: Int) async {
    guard let undoManager = undoManagers.removeValue(forKey: token) else {
      return fail(number, "nothing to take back", "undo")
    }
    do {
      var name: String?
      if case .done(let names) = try await undoManager.undoNewest() { name = names.first }
      // What the app does for it later, on the main actor too, is under way before anything else.
      await MainActor.run {}
      writer.write([("type", "done"), ("id", JSON(number)), ("text", name.map { JSON($0) })])
    } catch {
      writer.write(WireFailure.members(of: error, number))
    }
  }

  func fail(_ number: Int, _ message: String, _ code: String) {
    writer.write([
      ("type", "failed"), ("id", JSON(number)), ("message", JSON(message)), ("code", JSON(code)),
    ])
  }

  // MARK: - Telling about itself

  @concurrent private static func answer(
    _ message: JSON,
    _ number: Int,
    _ running: RunningApp,
    _ writer: MessageWriter
  ) async {
    let definition = running.definition
    func fail(_ reason: String) {
      writer.write([
        ("type", "failed"), ("id", JSON(number)), ("message", JSON(reason)), ("code", "query"),
      ])
    }
    guard let name = message["of"]?.string, let source = definition.optionSource(named: name) else {
      return fail("no such values: \(message["of"]?.text ?? "none")")
    }
    do {
      if let finding = message["finding"] {
        guard let action = definition.findActions.first(where: { $0.entity == name }) else {
          return fail("no such things to find: \(name)")
        }
        let request = try await WireFinding.request(finding, of: action.properties())
        let found = try await action.find(request)
        return writer.write([
          ("type", "options"), ("id", JSON(number)),
          ("options", .array(found.map(WireFinding.json))),
        ])
      }
      writer.write(WireOption.members(of: try await source.options(message), number))
    } catch {
      fail(definition.localization.sentence(for: error))
    }
  }

  @concurrent private static func describe(
    _ running: RunningApp,
    _ number: Int,
    _ writer: MessageWriter
  ) async {
    let phrases = await running.catalog(deadline: .seconds(60)) { warning in
      FileHandle.standardError.write(Data((warning + "\n").utf8))
    }
    let catalog = await running.metadata(phrases).catalogJSON
    writer.write([("type", "catalog"), ("id", JSON(number)), ("catalog", catalog)])
  }
}
