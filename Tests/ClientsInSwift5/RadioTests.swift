import AssistantTesting
import Testing

/// An app for an older compiler that names what only a phone has.
@Suite struct RadioTests {
  @Test func `formatters say what they say elsewhere`() async throws {
    let result = try await RadioTimes().perform()
    #expect(result.value == ["1 hour, 5 minutes", "yesterday", "AL", "pool"])
  }

  @Test func `a picture of another framework is a symbol`() async throws {
    let assistant = try await TestAssistant(RadioShortcuts.self, name: "Radio")
    let answer = try await assistant.say("set the cover in radio")
    #expect(answer.dialogs == ["No photos"])
    #expect(answer.snippets.first?.content?.words == "Cover")
  }
}
