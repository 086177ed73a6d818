import AssistantKit
import Testing

@Suite struct QuestionTests {
  @Test func `an open question has no options`() {
    let question = Question(id: 1, kind: .text, intent: nil, parameter: nil, prompt: "Title?")
    #expect(question.options.isEmpty)
  }
}
