import AssistantKit
import AssistantTesting
import Synchronization
import Testing

/// An app that names what only a phone has.
@Suite(.serialized) struct CoachTests {
  private func assistant(_ options: String...) async throws -> TestAssistant {
    try await TestAssistant(CoachShortcuts.self, name: "Coach", options: options)
  }

  @Test func `what goes on is changed and ended`() async throws {
    let assistant = try await assistant()
    let started = try await assistant.say("start a run in coach", answers: ["morning round"])
    #expect(started.performed == "StartRun")
    #expect(started.dialogs == ["morning round has begun."])
    let ended = try await assistant.say("end my run in coach")
    #expect(ended.value == "1.5")
    #expect(try await assistant.say("end my run in coach").value == "0")
  }

  @Test func `a chart is drawn as bars`() async throws {
    let answer = try await assistant().say("show my week in coach")
    let text = try #require(answer.snippets.first?.text)
    #expect(text.contains("Long press a day to see more"))
    let lines = text.split(separator: "\n").map(String.init)
    let monday = try #require(lines.first { $0.contains("Mon") })
    let tuesday = try #require(lines.first { $0.contains("Tue") })
    #expect(monday.contains("4,000") && tuesday.contains("8,000"))
    #expect(monday.count { $0 == "━" } < tuesday.count { $0 == "━" })
  }

  @Test func `reminders are kept while the app runs`() async throws {
    let answer = try await assistant().say("remind me to run in coach", answers: ["tomorrow at 8"])
    #expect(answer.value == "1")
  }

  @Test func `what a phone would measure is said not to be there`() async throws {
    let answer = try await assistant().say("log my weight in coach", answers: ["70 kilograms"])
    #expect(answer.dialogs == ["There is no health data on this device."])
  }

  @Test func `who is there is asked once, each time, or never`() async throws {
    let once = try await assistant()
    let first = try await once.say("use my plan in coach", answers: ["yes"])
    #expect(first.questions.count == 1)
    #expect(first.dialogs == ["Plans are for members."])
    #expect(try await once.say("use my plan in coach").questions.isEmpty)

    let locked = try await assistant("--locked")
    for _ in 0..<2 {
      let answer = try await locked.say("use my plan in coach", answers: ["no"])
      #expect(answer.questions.count == 1)
      #expect(answer.performed == [])
    }
    let unlocked = try await assistant("--unlocked")
    #expect(try await unlocked.say("use my plan in coach").questions.isEmpty)
  }

  @Test func `an app has one provider`() async throws {
    let apps = [App(CoachShortcuts.self, name: "Coach"), App(PlayerShortcuts.self, name: "Coach")]
    let failure = await #expect(throws: AppFailure.self) { _ = try await TestAssistant(apps: apps) }
    #expect(
      failure?.message == """
        two apps are called 'Coach'; an app has one AppShortcutsProvider, so put the shortcuts of both \
        into one, or give another app another name with App(…, name:)
        """
    )
  }

  @Test func `an app without a name is told of, not only called after its provider`() async throws {
    let warnings = Mutex<[String]>([])
    let app = try await App(CoachShortcuts.self).launched(App.Launch()) { warning in
      warnings.withLock { $0.append(warning) }
    }
    #expect(app.definition.name == "Coach")
    #expect(
      warnings.withLock { $0 } == [
        "no file says what CoachShortcuts's app is called, so it is called 'Coach'; name it with "
          + "App(…, name:) or CFBundleDisplayName"
      ]
    )
  }
}
