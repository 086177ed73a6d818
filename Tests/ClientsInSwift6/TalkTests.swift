import AppIntents
import AssistantTesting
import Testing

@MainActor
@Suite(.serialized) struct TalkTests {
  private func assistant() async throws -> TestAssistant {
    try await TestAssistant(TripShortcuts.self, intents: [EndTrip.self], name: "Trips")
  }

  @Test func `an app is talked to, and what was shown can be pressed`() async throws {
    let assistant = try await assistant()
    let started = try await assistant.say("start pass in trips")
    #expect(started.performed == "StartTrip")
    #expect(started.values == ["trip": "Pass"])
    #expect(started.dialogs == ["Started Pass."])
    #expect(started.snippets.first?.text.contains("Goal ━━━───────── 1 of 4") == true)
    #expect(started.snippets.first?.content?.words.contains("Pass") == true)
    let ended = try await assistant.say("end")
    #expect(ended.performed == "EndTrip")
    #expect(ended.value == "0")
  }

  @Test func `a place in a parameter is asked for by its name`() async throws {
    let assistant = try await assistant()
    let answer = try await assistant.say("start trip in trips", answers: ["lake"])
    #expect(answer.performed == "StartTrip")
    #expect(answer.questions.map(\.parameter) == ["trip"])
    #expect(answer.questions.first?.options.map(\.title) == ["Lake", "Pass"])
    #expect(answer.outcome == .done)
  }

  @Test func `a failure shows how the sentence was read`() async throws {
    let answer = try await assistant().say("sing a song in trips")
    #expect(answer.performed == [])
    #expect(answer.outcome == .refused)
    #expect("\(answer.performed)".hasPrefix("nothing\n"))
    #expect("\(answer)".contains("> sing a song in trips"))
  }

  @Test func `answers that nobody asked for fail the test`() async throws {
    let assistant = try await assistant()
    await #expect(throws: UnaskedAnswers.self) {
      try await assistant.say("start lake in trips", answers: ["what for"])
    }
  }

  @Test(arguments: [
    CoverageCase(
      utterance: "start lake in trips",
      intent: "StartTrip",
      parameters: ["trip": "Lake"]
    ),
    CoverageCase(utterance: "boil the lake", intent: nil),
  ])
  func `test sentences are understood`(testCase: CoverageCase) async throws {
    let check = try await assistant().check(testCase)
    #expect(check == .right)
  }

  @Test func `a wrong expectation tells how the sentence was read`() async throws {
    let testCase = CoverageCase(utterance: "start lake in trips", intent: "EndTrip")
    guard case .wrong(let explanation) = try await assistant().check(testCase) else {
      Issue.record("it was taken for right")
      return
    }
    #expect(explanation.contains("StartTrip") || explanation.contains("Start"))
  }
}
