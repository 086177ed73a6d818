import AppIntents
import Synchronization
import Testing

/// Waits inside `perform` until both of two runs have got there.
private struct Meeting: AppIntent {
  static let title: LocalizedStringResource = "Meet"
  @Parameter(title: "Guest") var guest: String
  @Parameter(title: "Wish") var wish: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let wish = try await $wish.requestValue()
    return .result(value: "\(guest) wants \(wish), \(self.wish ?? "nothing")")
  }
}

/// Answers each question only once both runs have asked theirs.
private final class MeetingPoint: IntentConversation {
  private struct State {
    var waiting: [CheckedContinuation<Void, Never>] = []
    var answers = 0
  }
  private let state = Mutex(State())

  func value(for request: ValueRequest) async throws -> any Sendable {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state -> [CheckedContinuation<Void, Never>] in
        state.waiting.append(continuation)
        guard state.waiting.count == 2 else { return [] }
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in ready { continuation.resume() }
    }
    return state.withLock { state -> String in
      state.answers += 1
      return "wish \(state.answers)"
    }
  }

  func choice(for request: ChoiceRequest) async throws -> Int { 0 }
  func confirmation(for request: ConfirmationRequest) async throws -> Bool { true }
  func show(_ output: IntentOutput) async {}
}

@Suite struct ConcurrentRunTests {
  @Test func `two runs of one intent at the same time share nothing`() async throws {
    let app = library()
    let runtime = IntentRuntime(app: app, conversation: MeetingPoint())
    let intent = IntentDefinition(Meeting.self, localization: app.localization)
    async let first = runtime.run(IntentInvocation(intent: intent, values: ["guest": "Emma"]))
    async let second = runtime.run(IntentInvocation(intent: intent, values: ["guest": "Paul"]))
    let values = try await [first.valueText, second.valueText].map { try #require($0) }
    #expect(values[0].hasPrefix("Emma wants "))
    #expect(values[1].hasPrefix("Paul wants "))
    for value in values {
      let wishes = value.split(separator: "wants ")[1].components(separatedBy: ", ")
      #expect(wishes[0] == wishes[1])
    }
  }

  @Test func `a run of a shortcut leaves the shortcut's own values alone`() async throws {
    let app = library()
    let shortcut = app.shortcuts[1]
    for shelf in [Shelf.read, .wanted] {
      _ = try await IntentRuntime(app: app, conversation: ScriptedConversation()).run(
        IntentInvocation(intent: shortcut.intent, shortcut: shortcut, values: ["shelf": shelf])
      )
    }
    #expect(shortcut.presets["shelf"] as? Shelf == .reading)
  }
}
