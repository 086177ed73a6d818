import PhraseMatcher
import SpokenLanguage
import Testing
import Understanding

@testable import AssistantKit

@Suite struct DialogueContextTests {
  private static let books = VocabularyName(app: "Library", vocabulary: "Book")
  private static let shelves = VocabularyName(app: "Library", vocabulary: "Shelf")
  private let language = Languages.language(for: "en")

  private static func context(_ titles: [String]) -> DialogueContext {
    let context = DialogueContext()
    for title in titles { context.speak(of: Topic(books, kind: "Book", id: title, title)) }
    return context
  }

  @Test(arguments: [
    ("open it", ["Dune", "Emma", "Ubik"], ["Ubik"]),
    ("open the other one", ["Dune", "Emma", "Ubik"], ["Emma"]),
    ("the first one again", ["Dune", "Emma", "Ubik"], ["Dune"]),
    ("open the previous book", ["Dune", "Emma", "Dune"], ["Emma"]),
    ("open the other one", ["Dune", "Dune"], []),
    ("open the other one", [], []),
  ])
  func `what is looked back at was spoken of before the last`(
    utterance: String,
    spokenOf: [String],
    titles: [String]
  ) {
    let context = Self.context(spokenOf).lookingBack(as: utterance, language)
    #expect(context.topics.map(\.referent.title) == titles)
  }

  @Test func `what the same was asked for of stands in a row`() {
    let context = DialogueContext()
    func ask(for intent: String, of title: String) {
      let reading = Reading(
        app: "Library",
        intent: intent,
        phrase: "",
        confidence: 1,
        parameters: [
          ParameterReading(
            name: "book",
            value: .known(id: title, title: title),
            text: title,
            range: 0..<0
          )
        ],
        alignment: [],
        cost: 0
      )
      let topic = Topic(Self.books, kind: "Book", id: title, title)
      context.remember(reading, speakingOf: [topic])
    }
    for title in ["Dune", "Emma", "Dune"] { ask(for: "RateBook", of: title) }
    #expect(context.inARow.map(\.referent.title) == ["Dune", "Emma"])
    #expect(
      context.requestsInARow.flatMap { $0.parameters.map(\.text) } == ["Dune", "Emma", "Dune"]
    )
    // "And three for the other one" goes on with the last request, of that one.
    let back = context.lookingBack(as: "and three for the other one", language)
    #expect(back.last?.parameters.map(\.text) == ["Emma"])
    #expect(context.last?.parameters.map(\.text) == ["Dune"])
    ask(for: "OpenBook", of: "Ubik")
    #expect(context.requestsInARow.map(\.intent) == ["OpenBook"])
    #expect(context.inARow.map(\.referent.title) == ["Ubik"])
  }

  @Test func `what was told may be said again once, and what was not meant is left out`() {
    let context = Self.context(["Dune"])
    context.remember(told: "Frank Herbert")
    #expect(context.withoutEcho("ah, Herbert… open it", language).text == "open it")
    #expect(context.withoutEcho("ah, Herbert… open it", language).text == "ah, Herbert… open it")
    let messages = Messages(locale: "en")
    #expect(context.withoutDenial("not Dune, Emma", language, messages).text == "no, Emma")
    #expect(context.withoutDenial("not Ubik, Emma", language, messages).text == "not Ubik, Emma")
  }

  @Test func `each vocabulary has its own last and other`() {
    let context = Self.context(["Dune", "Emma"])
    context.speak(of: Topic(Self.shelves, kind: "Shelf", id: "read", "Read"))
    #expect(context.topics.map(\.referent.title) == ["Read", "Emma"])
    let back = context.lookingBack(as: "the other one", language)
    #expect(back.topics.map(\.referent.title) == ["Dune"])
    #expect(context.topics.map(\.referent.title) == ["Read", "Emma"])
  }

  @Test(arguments: [
    ("and emma", false), ("emma the same", true), ("no, four", true), ("and emma four", true),
  ])
  func `a number that was answered goes on only where somebody says so`(
    utterance: String,
    goesOn: Bool
  ) {
    let context = DialogueContext()
    let reading = Reading(
      app: "Library",
      intent: "RateBook",
      phrase: "",
      confidence: 1,
      parameters: [
        ParameterReading(name: "book", value: .known(id: "1", title: "1"), text: "1", range: 0..<1),
        ParameterReading(name: "stars", value: .number(3), text: "3", range: 0..<0),
      ],
      alignment: [],
      cost: 0
    )
    context.remember(reading, speakingOf: [], answered: ["stars"])
    let names = context.last(before: utterance, language)?.parameters.map(\.name)
    #expect(names == (goesOn ? ["book", "stars"] : ["book"]))
  }

  @Test func `what goes on with the last request goes on with what was spoken of since`() {
    let context = Self.context(["Dune"])
    let stars = ParameterReading(name: "stars", value: .number(3), text: "3", range: 0..<0)
    let book = ParameterReading(
      name: "book",
      value: .known(id: "Dune", title: "Dune"),
      text: "Dune",
      range: 0..<4
    )
    let reading = Reading(
      app: "Library",
      intent: "RateBook",
      phrase: "",
      confidence: 1,
      parameters: [book, stars],
      alignment: [],
      cost: 0
    )
    context.remember(reading, speakingOf: [Topic(Self.books, kind: "Book", id: "Dune", "Dune")])
    context.speak(of: Topic(Self.shelves, kind: "Shelf", id: "read", "Read"))
    #expect(context.last?.parameters == [book, stars])
    context.speak(of: Topic(Self.books, kind: "Book", id: "Emma", "Emma"))
    #expect(context.last?.parameters.map(\.text) == ["Emma", "3"])
    #expect(
      context.last?.parameters.map(\.value) == [.known(id: "Emma", title: "Emma"), stars.value]
    )
  }

  @Test func `what may have been spoken of since is in doubt until something is named`() {
    let context = Self.context(["Dune"])
    #expect(!context.isInDoubt && context.topics.allSatisfy(context.isLatest))
    context.speakOfUnknown()
    #expect(context.isInDoubt)
    context.speak(of: Topic(Self.books, kind: "Book", id: "Emma", "Emma"))
    #expect(!context.isInDoubt)
  }

  @Test func `what is awaited is none of what was spoken of`() {
    let context = Self.context(["Dune", "Emma"])
    context.forget([Self.books])
    #expect(context.topics.isEmpty)
    #expect(context.lookingBack(as: "the other one", language).topics.isEmpty)
  }
}
