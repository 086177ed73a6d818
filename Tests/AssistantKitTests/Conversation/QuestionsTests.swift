import AppIntents
import PhraseMatcher
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

  @Test func `what is asked back is answered, and the question put again`() async throws {
    let channel = ScriptedChannel("who wrote it?", "what now?", "five")
    let questions = questions(over: channel)
    questions.asides.come { line in
      guard line == "who wrote it?" else { return false }
      await channel.emit(.dialog(full: "Nobody.", supporting: nil))
      return true
    }
    let answer = try await questions.ask(question, hint: .number(least: "1", most: "5")) {
      $0 == "five" ? .success($0) : .failure(.noNumber($0))
    }
    #expect(answer == "five")
    #expect(
      channel.log == [
        "value? How many?", "dialog Nobody.", "value? How many?",
        "error answer: “what now?” is no number.",
      ]
    )
  }

  @Test(arguments: [("the one by Austen", true), ("five by Austen", true), ("five", false)])
  func `who tells which thing of a name was meant is asked anew of that one`(
    line: String,
    isTold: Bool
  ) async throws {
    let questions = questions(over: ScriptedChannel(line))
    questions.asides.come { _ in
      false
    } telling: {
      $0.contains("Austen")
    }
    let answer = try? await questions.ask(question, hint: .number(least: "1", most: "5")) {
      $0.hasPrefix("five") ? .success($0) : .failure(.noNumber($0))
    }
    #expect(answer == (isTold ? nil : line))
    let command = questions.interruption.take()
    #expect(command?.text == (isTold ? line : nil))
    #expect(command?.answered == (isTold ? .value : nil))
  }

  @Test(arguments: [
    ("yes, embarrassing that it's still there", true),
    ("yes, embarrassing that emma is there", false),
  ])
  func `a yes with something idle behind it is one where nothing else is named`(
    line: String,
    isTaken: Bool
  ) async throws {
    let questions = questions(over: ScriptedChannel(line))
    questions.asides.come { _ in
      false
    } naming: {
      $0.contains("emma")
    }
    var question = Question(
      id: 0,
      kind: .confirmation,
      intent: "RemoveBook",
      parameter: nil,
      prompt: "Remove it?",
      options: []
    )
    question.options = [
      Question.Option(id: "yes", title: "Remove"), Question.Option(id: "no", title: "Keep"),
    ]
    let answer = try? await questions.ask(
      question,
      hint: .confirmation(accept: "Remove", deny: "Keep")
    ) {
      $0 == "Remove"
        ? .success($0) : .failure(.noConfirmation($0, accept: "Remove", deny: "Keep"))
    }
    #expect(answer == (isTaken ? "Remove" : nil))
  }

  @Test(arguments: [
    ("no, leave it, i might read it", "RateBook", 0..<0, true),
    ("no, rate emma", "RateBook", 9..<13, false),
    ("no, open emma", "OpenBook", 0..<0, false),
  ])
  func `who says no is not asked the same again`(
    line: String,
    intent: String,
    words: Range<Int>,
    isDeclined: Bool
  ) async {
    var questions = questions(over: ScriptedChannel(line))
    questions.command = { _ in
      Reading(
        app: "Library",
        intent: intent,
        phrase: "",
        confidence: 1,
        parameters: [
          ParameterReading(
            name: "book",
            value: .known(id: "1", title: "Emma"),
            text: "emma",
            range: words
          )
        ],
        alignment: [],
        cost: 0
      )
    }
    var confirmation = question
    confirmation.kind = .confirmation
    await #expect(throws: ConversationEnd.cancelled) {
      try await questions.ask(confirmation, hint: .text) { _ -> Result<Bool, AnswerProblem> in
        .failure(.empty)
      }
    }
    #expect((questions.interruption.take() == nil) == isDeclined)
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
    questions.command = { line in
      guard line.text == "open dune" || line.text == "five" else { return nil }
      return Reading(
        app: "Library",
        intent: "OpenBook",
        phrase: "",
        confidence: 1,
        parameters: [],
        alignment: [],
        cost: 0
      )
    }
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
