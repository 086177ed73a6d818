import AppIntents
import AssistantTesting
import Testing

@Suite(.serialized) struct RoasteryTests {
  private func assistant() async throws -> TestAssistant {
    try await TestAssistant(RoasteryShortcuts.self, name: "Roastery")
  }

  @Test func `a summary with one parameter is a sentence`() async throws {
    let assistant = try await assistant()
    #expect(try await assistant.say("rewind 40 seconds in roastery").dialogs == ["Back 40."])
    #expect(try await assistant.say("rewind in roastery").dialogs == ["Back 15."])
    let roasted = try await assistant.say("roast to dark in roastery")
    #expect(roasted.dialogs == ["The beans are roasted dark."])
  }

  @Test func `an intent goes on before the person who agrees, and ends for one who does not`()
    async throws
  {
    let assistant = try await assistant()
    let shown = try await assistant.say("weigh in roastery", answers: ["yes"])
    #expect(shown.dialogs == ["Shown."] && shown.cameToFront)
    let refused = try await assistant.say("weigh in roastery", answers: ["no"])
    #expect(refused.outcome == .declined && !refused.cameToFront)
    #expect(refused.dialogs == ["All right, nothing is changed."])
  }

  @Test func `what goes on in the foreground gives a value back`() async throws {
    let assistant = try await assistant()
    let ground = try await assistant.say("grind in roastery", answers: ["the second one", "yes"])
    #expect(ground.dialogs == ["Mandheling for 3."] && ground.cameToFront)
    let named = try await assistant.say("grind in roastery", answers: ["bourbon", "no"])
    #expect(named.outcome == .declined && named.questions.count == 2)
  }

  @Test func `every way to confirm takes its own words`() async throws {
    let assistant = try await assistant()
    let sent = try await assistant.say(
      "send bourbon in roastery",
      answers: ["send", "close it", "pay"]
    )
    #expect(sent.dialogs == ["Sent."])
    #expect(sent.snippets.map(\.text).contains { $0.contains("9 coins") })
    let left = try await assistant.say("send bourbon in roastery", answers: ["yes", "leave it"])
    #expect(left.outcome == .declined && !left.dialogs.contains("Sent."))
  }

  @Test func `a value that a sentence names is not asked for`() async throws {
    let answer = try await assistant().say("send bourbon in roastery", answers: ["no"])
    #expect(answer.values["bean"] == "Bourbon")
    #expect(answer.outcome == .declined)
  }
}
