import AssistantTesting
import Testing

/// An app that is on the main actor unless it says otherwise.
@Suite(.serialized) struct HouseTests {
  private func assistant() async throws -> TestAssistant {
    try await TestAssistant(HouseShortcuts.self, name: "House")
  }

  @Test func `models, entities and lists of them are told`() async throws {
    let answer = try await assistant().say("finish dishes in house")
    #expect(answer.performed == "FinishChore")
    #expect(answer.dialogs == ["Still to do: Laundry."])
    #expect(answer.snippets.first?.text.contains("Laundry") == true)
  }

  @Test func `alarms are kept, and go when they are cancelled`() async throws {
    let assistant = try await assistant()
    #expect(try await assistant.say("wake me with house").value == "1")
    #expect(try await assistant.say("let me sleep with house").value == "0")
  }

  @Test func `what only a house or a phone has is said not to be there`() async throws {
    let assistant = try await assistant()
    #expect(try await assistant.say("make it bright in house").dialogs == ["There is no lamp."])
    let music = try await assistant.say("play something in house")
    #expect(music.dialogs == ["I may not hear your music."])
  }

  @Test func `records are kept while the app runs`() async throws {
    let answer = try await assistant().say("share my chores in house")
    #expect(answer.value == "Dishes and Laundry")
  }
}
