import AppIntents
import Foundation
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct PersonConversationTests {
  private func conversation(
    over channel: ScriptedChannel,
    _ settings: AssistantSettings = Samples.settings()
  ) -> PersonConversation {
    PersonConversation(
      appName: "Library",
      channel: channel,
      settings: settings,
      questions: Questions(
        channel: channel,
        language: settings.language,
        messages: settings.messages,
        counter: Tally()
      )
    )
  }

  private func value(
    of type: ParameterType,
    prompt: String? = nil,
    refusal: ValueRefusal? = nil,
    over channel: ScriptedChannel
  ) async throws -> any Sendable {
    try await conversation(over: channel).value(
      for: ValueRequest(
        intent: "Sample",
        parameter: ParameterDescription(
          name: "value",
          title: "Value",
          type: type,
          isOptional: false
        ),
        prompt: prompt,
        refusal: refusal
      )
    )
  }

  // MARK: - Values

  @Test func `a whole number is asked for within its range`() async throws {
    let channel = ScriptedChannel("?", "six", "five")
    let value = try await value(of: .integer(range: 1...5), over: channel)
    #expect(value as? Int == 5)
    #expect(
      channel.log == [
        "value? What is the value?", "dialog Say a number from 1 to 5, or “cancel”.",
        "error answer: 6 does not fit; it has to be from 1 to 5.",
      ]
    )
  }

  @Test func `a number is asked for`() async throws {
    let value = try await value(of: .number(range: nil), over: ScriptedChannel("2.5"))
    #expect(value as? Double == 2.5)
  }

  @Test func `a text is taken as it is, without the space around it`() async throws {
    let channel = ScriptedChannel("  Emma, or: the  Match ")
    let value = try await value(of: .text, prompt: "What is the title?", over: channel)
    #expect(value as? String == "Emma, or: the  Match")
    #expect(channel.questions.map(\.kind) == [.text])
    #expect(channel.questions.map(\.prompt) == ["What is the title?"])
  }

  @Test func `a date is asked for`() async throws {
    let value = try await value(
      of: .date(.date),
      over: ScriptedChannel("some fine day", "2027-01-02")
    )
    #expect(value as? Date == Date(timeIntervalSince1970: 1_798_848_000))
  }

  @Test func `a switch is asked for with its own labels`() async throws {
    let channel = ScriptedChannel("perhaps", "Off")
    let value = try await value(of: .bool(yes: "On", no: "Off"), over: channel)
    #expect(value as? Bool == false)
    #expect(channel.questions.first?.options.map(\.title) == ["On", "Off"])
    #expect(channel.log.last == "error answer: Please answer “On” or “Off”.")
  }

  @Test func `an option is asked for with the list`() async throws {
    let channel = ScriptedChannel("attic", "the second one")
    let value = try await value(of: .option(Samples.shelfSource), over: channel)
    #expect(value as? String == "wish")
    #expect(channel.questions.first?.options.map(\.id) == ["reading", "wish", "read"])
    #expect(channel.log.last == "error answer: I know no shelf called “attic”.")
  }

  @Test func `a misspelt option is recognised`() async throws {
    let value = try await value(
      of: .option(Samples.shelfSource),
      over: ScriptedChannel("wish lits")
    )
    #expect(value as? String == "wish")
  }

  @Test func `an option that is not listed is looked for`() async throws {
    let value = try await value(of: .option(Samples.bookSource), over: ScriptedChannel("orwell"))
    #expect(value as? String == "1984")
  }

  @Test func `several finds are asked about`() async throws {
    let channel = ScriptedChannel("emma", "the second one")
    let value = try await value(of: .option(Samples.bookSource), over: channel)
    #expect(value as? String == "emma-2014")
    #expect(channel.questions.map(\.prompt) == ["What is the value?", "Which one?"])
  }

  @Test func `a list is read item by item`() async throws {
    let value = try await value(
      of: .list(of: .integer(range: 1...9)),
      over: ScriptedChannel("one, twelve", "1, 2 and three")
    )
    #expect((value as? [any Sendable])?.compactMap { $0 as? Int } == [1, 2, 3])
  }

  @Test func `a list of options asks back for each that fits several`() async throws {
    let channel = ScriptedChannel("hobbit and emma", "austen")
    let value = try await value(of: .list(of: .option(Samples.bookSource)), over: channel)
    #expect((value as? [any Sendable])?.compactMap { $0 as? String } == ["hobbit", "emma-1815"])
  }

  @Test func `the reason for asking again is told first`() async throws {
    let channel = ScriptedChannel("5")
    let refusal = ValueRefusal.outside(least: "1", most: "3")
    _ = try await value(of: .integer(range: nil), refusal: refusal, over: channel)
    #expect(channel.log.first == "error value: That does not fit; it has to be from 1 to 3.")
  }

  @Test func `a query that fails is told and asked about again`() async throws {
    struct Broken: Error {}
    let source = OptionSource(
      typeName: "Book",
      title: "Book",
      suggested: { throw Broken() },
      matching: { text in
        guard text == "emma" else { throw Broken() }
        return [Samples.emmas[0]]
      },
      identified: { _ in [] }
    )
    let channel = ScriptedChannel("dune", "emma")
    let value = try await value(of: .option(source), over: channel)
    #expect(value as? String == "emma-1815")
    #expect(
      channel.log.contains { $0.hasPrefix("error query: Library could not look up “Book”: ") }
    )
  }

  // MARK: - Choices and confirmations

  @Test func `a choice narrows until one option is left`() async throws {
    let channel = ScriptedChannel("emma", "dune", "austen")
    let choice = try await conversation(over: channel).choice(
      for: ChoiceRequest(intent: "AddBook", parameter: nil, prompt: nil, options: Samples.books)
    )
    #expect(choice == 0)
    #expect(channel.questions.map(\.options.count) == [6, 2])
    #expect(channel.log.last == "error answer: “dune” is none of these.")
  }

  @Test func `a long list says how much of it is not shown`() async throws {
    var settings = Samples.settings()
    settings.listedOptionLimit = 2
    let channel = ScriptedChannel("6", "orwell")
    let choice = try await conversation(over: channel, settings).choice(
      for: ChoiceRequest(intent: "Sample", parameter: nil, prompt: nil, options: Samples.books)
    )
    #expect(choice == 3)
    #expect(channel.questions.first?.options.count == 2)
    #expect(channel.questions.first?.hiddenOptionCount == 4)
  }

  @Test func `one option is no question`() async throws {
    let channel = ScriptedChannel()
    let choice = try await conversation(over: channel).choice(
      for: ChoiceRequest(
        intent: "Sample",
        parameter: nil,
        prompt: nil,
        options: [Samples.books[0]]
      )
    )
    #expect(choice == 0)
    #expect(channel.log.isEmpty)
  }

  @Test(
    arguments: [("order", true), ("cancel", false), ("yes", true), ("no", false), ("nope", false)]
  )
  func `an action is confirmed by its name`(answer: String, meaning: Bool) async throws {
    let channel = ScriptedChannel(answer)
    let isConfirmed = try await conversation(over: channel).confirmation(
      for: ConfirmationRequest(intent: "BuyBook", prompt: "Ready?", actionName: "order")
    )
    #expect(isConfirmed == meaning)
    #expect(channel.questions.first?.options.map(\.title) == ["order", "cancel"])
  }

  @Test func `a plain confirmation can still be cancelled`() async {
    let conversation = conversation(over: ScriptedChannel("maybe", "cancel"))
    await #expect(throws: ConversationEnd.cancelled) {
      try await conversation.confirmation(
        for: ConfirmationRequest(intent: "Sample", prompt: nil)
      )
    }
  }

  @Test(arguments: [("ko", "네", "아니요"), ("vi", "có", "không")])
  func `labels are in the person's language`(code: String, yes: String, no: String) async throws {
    let channel = ScriptedChannel(yes)
    let isConfirmed = try await conversation(over: channel, Samples.settings(code))
      .confirmation(for: ConfirmationRequest(intent: "Sample", prompt: nil))
    #expect(isConfirmed)
    #expect(channel.questions.first?.options.map(\.title) == [yes, no])
  }
}
