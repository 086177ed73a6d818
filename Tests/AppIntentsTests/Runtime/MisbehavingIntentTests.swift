import AppIntents
import Synchronization
import Testing

/// Does what no intent should, as its way says.
private struct Misbehaving: AppIntent {
  static let title: LocalizedStringResource = "Misbehave"
  @Parameter(title: "Way") var way: String
  @Parameter(title: "Word") var word: String?
  @Dependency var gate: Gate

  func perform() async throws -> some IntentResult & ReturnsValue<[Int]> & ProvidesDialog {
    switch way {
    case "waits forever": await gate.opened()
    case "keeps its thread": while !gate.isOpen {}
    case "asks forever": while true { _ = try await $word.requestValue() }
    case "asks whatever is answered":
      while !Task.isCancelled { _ = try? await $word.requestValue() }
    case "asks twice":
      do { _ = try await $word.requestValue("First?") } catch {
        _ = try await $word.requestValue("Second?")
      }
    case "asks late":
      await gate.opened()
      do { _ = try await $word.requestValue("Too late?") } catch { gate.note("\(error)") }
    case "throws without end": throw Endless()
    default: break
    }
    return .result(value: Array(0..<1_000_000), dialog: "Here they are.")
  }
}

private struct Endless: Error, CustomStringConvertible {
  var description: String { String(repeating: "🙃", count: 1_000_000) }
}

/// Keeps an intent back until a test lets it go.
private final class Gate: Sendable {
  private let state = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>(
    (false, [])
  )
  let arrivals = AsyncStream.makeStream(of: Void.self)
  let notes = AsyncStream.makeStream(of: String.self)

  var isOpen: Bool { state.withLock { $0.isOpen } }

  func note(_ text: String) { notes.continuation.yield(text) }

  /// Waits, whatever anybody says about being cancelled.
  func opened() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      arrivals.continuation.yield()
      if isOpen { continuation.resume() }
    }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

@Suite struct MisbehavingIntentTests {
  private let gate = Gate()

  private func failure(
    _ way: String,
    _ person: any IntentConversation = ScriptedConversation(),
    timeLimit: Duration? = nil
  ) async -> IntentFailure? {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: gate)
    let app = library()
    let intent = IntentDefinition(Misbehaving.self, localization: app.localization)
    let runtime = IntentRuntime(
      app: app,
      conversation: person,
      timeLimit: timeLimit,
      grace: .milliseconds(1)
    )
    return await dependencies.substituting { () async -> IntentFailure? in
      var outcome = IntentOutcome()
      do throws(IntentFailure) {
        outcome = try await runtime.run(IntentInvocation(intent: intent, values: ["way": way]))
      } catch {
        return error
      }
      #expect((outcome.valueText?.count ?? 0) < 1_000)
      return nil
    }
  }

  @Test(arguments: ["waits forever", "keeps its thread"])
  func `an intent that never returns is left behind once its time is over`(way: String) async {
    // What keeps a thread busy is let go before all that other tests have to do.
    let left = Task(priority: .high) {
      let failure = await failure(way, timeLimit: .milliseconds(5))
      gate.open()
      return failure
    }
    #expect(await left.value == .timedOut(limit: .milliseconds(5)))
  }

  @Test func `an intent that takes no notice of being cancelled is left behind`() async {
    let running = Task { await failure("waits forever") }
    for await _ in gate.arrivals.stream { break }
    running.cancel()
    #expect(await running.value == .cancelled)
    gate.open()
  }

  @Test func `an intent that was left behind asks nobody any more`() async {
    let person = ScriptedConversation(.value("yes"))
    let running = Task { await failure("asks late", person) }
    for await _ in gate.arrivals.stream { break }
    running.cancel()
    #expect(await running.value == .cancelled)
    gate.open()
    for await note in gate.notes.stream {
      #expect(note == "CancellationError()")
      break
    }
    #expect(person.transcript.isEmpty)
  }

  @Test(arguments: ["asks forever", "asks whatever is answered"])
  func `the same question is not asked forever`(way: String) async {
    #expect(
      await failure(way, SlowPerson {})
        == .failed(
          message: "the same things were asked over and over, so it was stopped",
          code: "RuntimeProblem"
        )
    )
  }

  @Test func `who has cancelled is asked no more`() async {
    let person = ScriptedConversation(.cancel, .value("yes"))
    #expect(await failure("asks twice", person) == .cancelled)
    #expect(person.transcript == ["ask: First?"])
    #expect(await failure("asks whatever is answered", ScriptedConversation()) == .unavailable)
  }

  @Test func `a million values and an error without end are told in short`() async {
    let person = ScriptedConversation()
    #expect(await failure("", person) == nil)
    #expect(person.transcript == ["say: Here they are."])
    guard case .failed(let message, _) = await failure("throws without end") else {
      Issue.record("it did not fail")
      return
    }
    #expect(message.count < 400)
    #expect(message.hasSuffix("🙃…"))
  }
}

/// A person who takes their time over an answer.
private struct SlowPerson: IntentConversation {
  let thinking: @Sendable () async -> Void

  func value(for request: ValueRequest) async throws -> any Sendable {
    await thinking()
    return "Jane"
  }

  func choice(for request: ChoiceRequest) async throws -> Int { 0 }
  func confirmation(for request: ConfirmationRequest) async throws -> Bool { true }
  func show(_ output: IntentOutput) async {}
}
