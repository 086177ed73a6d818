import AppIntents
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct QuestionsTests {
  private let question = Question(
    id: 0,
    kind: .value,
    intent: "RateBook",
    parameter: "stars",
    prompt: "How many?"
  )

  private func questions(over channel: ScriptedChannel) -> Questions {
    Questions(
      channel: channel,
      language: Languages.language(for: "en"),
      messages: Messages(locale: "en"),
      counter: Tally()
    )
  }

  private func ask(
    _ channel: ScriptedChannel,
    takesCommandsLast: Bool = false
  ) async throws
    -> String
  {
    try await questions(over: channel).ask(
      question,
      hint: .number(least: "1", most: "5"),
      takesCommandsLast: takesCommandsLast
    ) { $0 == "five" || $0 == "cancel" ? .success($0) : .failure(.noNumber($0)) }
  }

  @Test func `a question is asked once and complained about until it is answered`() async throws {
    let channel = ScriptedChannel("many", "", "  ", "five", "six")
    #expect(try await ask(channel) == "five")
    #expect(
      channel.log == [
        "value? How many?", "error answer: “many” is no number.",
        "error answer: I need an answer, or “cancel”.",
        "error answer: I need an answer, or “cancel”.",
      ]
    )
    #expect(channel.unheard == [.line("six")])
  }

  @Test(arguments: ["?", "help"])
  func `someone who asks is told what can be said`(word: String) async throws {
    let channel = ScriptedChannel(word, "five")
    #expect(try await ask(channel) == "five")
    #expect(channel.log.last == "dialog Say a number from 1 to 5, or “cancel”.")
  }

  @Test(arguments: ["no", "No, thanks.", "none of them", "neither"])
  func `who says no to a question wants none`(word: String) async {
    await #expect(throws: ConversationEnd.cancelled) { try await ask(ScriptedChannel(word)) }
  }

  @Test(arguments: ["cancel", "quit", "Cancel!"])
  func `a question can be cancelled`(word: String) async {
    await #expect(throws: ConversationEnd.cancelled) { try await ask(ScriptedChannel(word)) }
  }

  @Test func `a command in place of an answer ends the question and is kept`() async {
    let channel = ScriptedChannel("open dune", "five")
    var questions = questions(over: channel)
    questions.isCommand = { $0.text == "open dune" || $0.text == "five" }
    await #expect(throws: ConversationEnd.cancelled) {
      try await questions.ask(question, hint: .text) { text -> Result<String, AnswerProblem> in
        text == "five" ? .success(text) : .failure(.noNumber(text))
      }
    }
    let kept = questions.interruption.take()
    #expect(kept?.text == "open dune" && kept?.answered == question.kind)
    #expect(questions.interruption.take() == nil)
    // What can be read is an answer, whatever else it may be.
    let answer = try? await questions.ask(question, hint: .text) { .success($0) }
    #expect(answer == "five")
    #expect(questions.interruption.command == nil)
  }

  @Test func `breaking off cancels and the end of input ends`() async {
    await #expect(throws: ConversationEnd.cancelled) {
      try await ask(ScriptedChannel([.interrupted]))
    }
    await #expect(throws: ConversationEnd.unavailable) { try await ask(ScriptedChannel([])) }
  }

  @Test func `an answer that is also a command can go first`() async throws {
    #expect(try await ask(ScriptedChannel("cancel"), takesCommandsLast: true) == "cancel")
  }

  @Test func `commands that the channel does not know are answers`() async throws {
    let channel = ScriptedChannel(
      [.line("help"), .line("quit"), .line("five")],
      commands: [.cancel]
    )
    #expect(try await ask(channel) == "five")
    #expect(channel.log.count == 3)
  }

  @Test func `questions of a conversation are numbered from one`() async throws {
    let channel = ScriptedChannel("five", "five")
    let questions = questions(over: channel)
    for _ in 0..<2 {
      _ = try await questions.ask(question, hint: .text) { Result<_, AnswerProblem>.success($0) }
    }
    #expect(channel.questions.map(\.id) == [1, 2])
  }
}
