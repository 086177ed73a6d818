import AppIntents
import Testing

private struct Confirming: AppIntent {
  static let title: LocalizedStringResource = "Confirm"
  @Parameter(title: "Way") var way: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    switch way {
    case "bare": try await requestConfirmation()
    case "doubtful":
      try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Really?")
    case "result":
      try await requestConfirmation(
        result: .result(value: 3, dialog: "Three?") { Text("3 copies") },
        confirmationActionName: .buy
      )
    case "seen":
      let dialog = IntentDialog(full: "Three copies for 9 euros?", supporting: "Buy them?")
      try await requestConfirmation(dialog: dialog) { Text("3 copies") }
    case "unseen":
      let dialog = IntentDialog(full: "Three copies for 9 euros?", supporting: "Buy them?")
      try await requestConfirmation(dialog: dialog)
    case "silent":
      try await requestConfirmation(
        output: .result(dialog: "Three?", view: Text("3 copies")),
        showPrompt: false
      )
    default:
      try await requestConfirmation(
        actionName: .custom(
          acceptLabel: "Burn",
          acceptAlternatives: ["Destroy"],
          denyLabel: "Keep",
          denyAlternatives: [],
          destructive: true
        ),
        dialog: "Burn it?"
      )
    }
    return .result(value: "done")
  }
}

@Suite struct ConfirmationTests {
  private func request(
    _ way: String,
    confidence: Double = 1
  ) async throws(IntentFailure) -> ConfirmationRequest? {
    let person = ScriptedConversation(.yes)
    let outcome = try await run(
      Confirming.self,
      with: ["way": way],
      in: person,
      confidence: confidence
    )
    #expect(outcome.valueText == "done")
    return person.confirmations.first
  }

  @Test func `a bare confirmation leaves the words to the conversation`() async throws {
    let request = try #require(try await request("bare"))
    #expect(request.intent == "Confirming")
    #expect(request.prompt == nil)
    #expect(request.actionName == "continue")
    #expect(!request.isDestructive)
  }

  @Test(arguments: [(1, false), (0.8, false), (0.79, true), (0, true)])
  func `a condition of low confidence asks only below four fifths`(
    confidence: Double,
    asks: Bool
  ) async throws {
    let request = try await request("doubtful", confidence: confidence)
    #expect((request != nil) == asks)
  }

  @Test func `a result is confirmed with its dialog and its snippet`() async throws {
    let request = try #require(try await request("result"))
    #expect(request.prompt == "Three?")
    #expect(request.snippet.map(plainText) == "3 copies")
    #expect(request.actionName == "buy")
  }

  @Test func `a question has less to say only to someone who sees what it is about`() async throws {
    let seen = try #require(try await request("seen"))
    #expect(seen.prompt == "Three copies for 9 euros?" && seen.supportingPrompt == "Buy them?")
    let unseen = try #require(try await request("unseen"))
    #expect(unseen.prompt == "Three copies for 9 euros?" && unseen.supportingPrompt == nil)
  }

  @Test func `a prompt that is not to be shown is left out`() async throws {
    let request = try #require(try await request("silent"))
    #expect(request.prompt == nil)
    #expect(request.snippet.map(plainText) == "3 copies")
  }

  @Test func `words of the app's own come with their alternatives`() async throws {
    let request = try #require(try await request("custom"))
    #expect(request.acceptLabels == ["Burn", "Destroy"])
    #expect(request.denyLabels == ["Keep"])
    #expect(request.actionName == nil)
    #expect(request.isDestructive)
  }
}
