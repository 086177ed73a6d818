import AppIntents
import AssistantTesting
import Testing

/// What is said to an app beside its phrases.
@Suite(.serialized) struct LarderTests {
  private func assistant(
    _ intents: [any AppIntent.Type],
    options: [String] = []
  ) async throws -> TestAssistant {
    Shelf.jars.withLock { $0 = ["Onion Soup", "Lentil Soup", "Plum Jam"] }
    return try await TestAssistant(
      LarderShortcuts.self,
      intents: intents,
      name: "Larder",
      options: options
    )
  }

  @Test func `a dialog is in short beside what is shown and in full for ears, never both`()
    async throws
  {
    let sentence = "open plum jam with larder"
    let seen = try await assistant([]).say(sentence)
    #expect(seen.dialogs == ["Open."])
    #expect(seen.lines.contains { $0.contains("is open") } == false)
    let heard = try await assistant([], options: ["--voice-only"]).say(sentence)
    #expect(heard.dialogs == ["Plum Jam is open, mind the lid."])
    #expect(heard.lines.contains("Open.") == false)
  }

  @Test func `a question is in short beside what is shown and in full for ears, never both`()
    async throws
  {
    let sentence = "empty the shelves of larder"
    let seen = try await assistant([]).say(sentence, answers: ["yes"])
    #expect(seen.questions.map(\.prompt) == ["Throw these away?"])
    #expect(seen.lines.contains { $0.contains("To be thrown away: Lentil Soup") })
    let heard = try await assistant([], options: ["--voice-only"]).say(sentence, answers: ["yes"])
    #expect(heard.questions.map(\.prompt) == ["Throw away Lentil Soup, Onion Soup, Plum Jam?"])
    #expect(!heard.lines.contains { $0.contains("To be thrown away") })
    #expect(heard.performed == "EmptyShelves")
  }

  @Test(arguments: [
    "search for soup in larder", "search larder for soup", "search for the soup in larder",
    "look for soup in the larder",
  ])
  func `an app's own search is told the words without the app's name`(sentence: String) async throws
  {
    let answer = try await assistant([SearchJars.self]).say(sentence)
    #expect(answer.performed == "SearchJars")
    #expect(answer.value == "soup")
  }

  @Test(arguments: ["search for soup in larder", "search for the soup in larder"])
  func `what an app's things are searched for is without the app's name`(
    sentence: String
  ) async throws {
    let answer = try await assistant([]).say(sentence)
    #expect(answer.questions.first?.options.map(\.title) == ["Onion Soup", "Lentil Soup"])
  }

  @Test(arguments: ["delete plum jam", "delete plum jam in larder", "delete jars plum jam"])
  func `one thing of a list is said to an intent that no phrase starts`(
    sentence: String
  ) async throws {
    let answer = try await assistant([DeleteJars.self]).say(sentence, answers: ["yes"])
    #expect(answer.performed == "DeleteJars")
    #expect(answer.value == "Plum Jam")
    #expect(Shelf.jars.withLock { $0 } == ["Onion Soup", "Lentil Soup"])
  }

  @Test func `several things of a list are said in a row`() async throws {
    let answer = try await assistant([DeleteJars.self])
      .say("delete plum jam and onion soup", answers: ["yes", "yes"])
    #expect(answer.performed == ["DeleteJars", "DeleteJars"])
    #expect(Shelf.jars.withLock { $0 } == ["Lentil Soup"])
  }

  @Test func `what deletes without a phrase of its own is read back`() async throws {
    let answer = try await assistant([DeleteJars.self]).say("delete plum jam", answers: ["no"])
    #expect(answer.questions.map(\.kind) == [.confirmation])
    #expect(answer.questions.first?.prompt.contains("Plum Jam") == true)
    #expect(answer.performed == [])
    #expect(Shelf.jars.withLock { $0.count } == 3)
  }
}
