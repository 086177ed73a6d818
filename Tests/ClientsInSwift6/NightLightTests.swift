import AppIntents
import AssistantTesting
import Synchronization
import Testing

@MainActor
@Suite(.serialized) struct NightLightTests {
  private func assistant(_ options: [String] = []) async throws -> TestAssistant {
    Lamp.shared.isLit = false
    Lamp.shared.isLocked = false
    return try await TestAssistant(
      NightLightShortcuts.self,
      intents: [ForgetScenes.self],
      name: "Night Light",
      options: options
    )
  }

  @Test func `a switch of what sets a value sets the other value`() async throws {
    let assistant = try await assistant()
    _ = try await assistant.say("show the lamp in night light")
    let lit = try await assistant.say("lit")
    #expect(lit.questions.isEmpty)
    #expect(lit.snippets.map { $0.content?.words } == ["☑ Lit Lock"])
    let dark = try await assistant.say("lit")
    #expect(dark.snippets.map { $0.content?.words } == ["☐ Lit Lock"])
  }

  @Test func `what is shown anew says by itself that it is done`() async throws {
    let assistant = try await assistant()
    _ = try await assistant.say("show the lamp in night light")
    let locked = try await assistant.say("lock")
    #expect(locked.performed == "LockLamp")
    #expect(
      locked.lines == ["┌──────────────────┐", "│ ☐ [Lit] [Unlock] │", "└──────────────────┘"]
    )
  }

  @Test func `a button that shows nothing is told by what it says`() async throws {
    let assistant = try await assistant(["--voice-only"])
    _ = try await assistant.say("show the lamp in night light")
    #expect(try await assistant.say("lock").lines == ["Lock: done."])
  }

  @Test func `among nothing any value will do, and is asked for once`() async throws {
    let answer = try await assistant().say("choose a scene in night light", answers: ["dawn"])
    #expect(answer.questions.map(\.prompt) == ["Which light?"])
    #expect(answer.dialogs == ["It is Dawn."])
  }

  @Test func `what deletes is read back by its title, and then asks what`() async throws {
    let answer = try await assistant()
      .say("forget scenes in night light", answers: ["yes", "dusk and dawn"])
    #expect(answer.questions.map(\.prompt) == ["Forget Scenes?", "What are the scenes?"])
    #expect(answer.dialogs == ["2 forgotten."])
  }

  @Test func `an app without sentences starts without a warning and says how it is used`()
    async throws
  {
    let app = App(intents: [ForgetScenes.self], name: "Night Light")
    let warnings = Mutex<[String]>([])
    _ = try await app.launched(App.Launch()) { warning in warnings.withLock { $0.append(warning) } }
    #expect(warnings.withLock { $0 } == [])
    let help = try await TestAssistant(apps: [app]).say("help")
    #expect(
      help.dialogs.first?.hasPrefix("Night Light has no sentences of its own: ") == true,
      "\(help.dialogs)"
    )
  }
}
