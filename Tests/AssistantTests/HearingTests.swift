import Foundation
import TestSupport
import Testing

/// What a recogniser heard, well or badly, through the real executable.
@Suite struct HearingTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private struct Answer: Decodable {
    struct Parameter: Decodable {
      var id: String?
    }

    var outcome: String
    var intent: String?
    var confidence: Double?
    var parameters: [String: Parameter]?
  }

  private func answers(to lines: [String]) async throws -> [Answer] {
    let input = Array(lines.map { $0 + "\n" }.joined().utf8)
    let ending = try await program.run(["match", "--json"], input: input)
    return try ending.lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }

  private func heard(_ text: String) -> String { #"{"text":"\#(text)"}"# }

  @Test func `other talk fills no text and names nothing in part`() async throws {
    let talk = [
      "my sister started a new job in march", "the dog needs to go for a walk",
      "he adds too much sugar to his tea", "set a timer for twenty minutes",
      "i would rate that restaurant with three stars", "but the chair is back when you're done",
    ]
    for (text, answer) in zip(talk, try await answers(to: talk.map(heard))) {
      #expect(answer.outcome == "refused", "\(text): \(answer.intent ?? "")")
    }
  }

  @Test func `a wake word tells that it was no other talk`() async throws {
    let ending = try await program.run(
      ["--json", "--wake-word", "hey library"],
      input: Array((heard("hey library find me something about whales") + "\n").utf8)
    )
    #expect(ending.lines.contains { $0.contains(#""intent":"FindBooks""#) })
  }

  @Test func `a verb that only one guess of many has is no command`() async throws {
    let talk = [("play some jazz", "place and has"), ("some shop and has", "purchase me then is")]
    let guesses = talk.map { best, other in
      #"{"alternatives":[{"confidence":236,"text":"\#(best)"},{"confidence":230,"text":"\#(other)"}]}"#
    }
    for answer in try await answers(to: guesses) {
      #expect(answer.outcome == "refused", "\(answer.intent ?? "")")
    }
  }

  @Test(arguments: [
    ("read emma with five stars", "RateBook", "emma"),
    ("Open Black Beauty and Library.", "OpenBook", "black-beauty"),
    ("rate the hobbit with five stars", "RateBook", "the-hobbit"),
    ("open the book called the shining", "OpenBook", "the-shining"),
  ])
  func `a name that is not suggested is heard`(
    text: String,
    intent: String,
    book: String
  )
    async throws
  {
    let answer = try #require(try await answers(to: [heard(text)]).first)
    #expect(answer.outcome == "match")
    #expect(answer.intent == intent)
    #expect(answer.parameters?["book"]?.id == book)
  }

  @Test(arguments: [
    ("Get rid of the Davinsi code", "RemoveBook", "the-da-vinci-code"),
    ("Get me a copy of the Silmario in.", "BuyBook", "the-silmarillion"),
    ("Can you delete the gold finish?", "RemoveBook", "the-goldfinch"),
    ("I want to buy a copy of Art of Darkness.", "BuyBook", "heart-of-darkness"),
    ("Break the remains of the day in library.", "RateBook", "the-remains-of-the-day"),
  ])
  func `a name that was written as other words is heard and read back`(
    text: String,
    intent: String,
    book: String
  ) async throws {
    let answer = try #require(try await answers(to: [heard(text)]).first)
    #expect(answer.outcome == "match")
    #expect(answer.intent == intent)
    #expect(answer.parameters?["book"]?.id == book)
    #expect((answer.confidence ?? 1) < 0.7)
  }

  @Test func `what is heard word by word is understood as it is when it is typed`() async throws {
    let answer = try #require(
      try await answers(to: [heard("take the luminaries off my shelves please")]).first
    )
    #expect(answer.outcome == "match")
    #expect(answer.intent == "RemoveBook")
    #expect(answer.parameters?["book"]?.id == "the-luminaries")
  }

  @Test(arguments: [
    "3 move 100 years of solitude from library.", "three move watchmen from library",
  ])
  func `what changes something is read back where a word has no part in it`(
    text: String
  ) async throws {
    let answer = try #require(try await answers(to: [heard(text)]).first)
    #expect(answer.intent == "MoveBook")
    #expect((answer.confidence ?? 1) < 0.7)
  }

  @Test func `words as they are stand against what sounds like others`() async throws {
    let answer = try #require(
      try await answers(to: [heard("take me to the age of innocence")]).first
    )
    #expect(answer.intent == "OpenBook")
  }

  @Test(arguments: [("0.3", "match"), ("0.95", "match")])
  func `a recogniser of open speech may be in doubt about names`(
    confidence: String,
    outcome: String
  ) async throws {
    let words = ["open", "mobyduckin", "library"].map {
      #"{"word":" \#($0)","start":0.0,"end":0.5,"probability":\#(confidence)}"#
    }
    let line =
      #"{"start":0.0,"end":2.0,"text":"open mobyduckin library","words":["#
      + words.joined(separator: ",") + "]}"
    let answer = try #require(try await answers(to: [line]).first)
    #expect(answer.outcome == outcome)
    #expect(answer.parameters?["book"]?.id == "moby-dick")
  }

  @Test func `a part of several names stays a question`() async throws {
    let answer = try #require(
      try await answers(to: [heard("open harry potter in library")]).first
    )
    #expect(answer.outcome == "ambiguous")
    #expect(answer.intent == "OpenBook")
  }

  @Test func `nothing is changed unasked by a verb that was misheard`() async throws {
    let texts = [
      "shelly alice's adventures in wonderland in library",
      "but then the old man and the sea in library",
    ]
    for answer in try await answers(to: texts.map(heard)) {
      let isUnasked = answer.outcome == "match" && (answer.confidence ?? 0) >= 0.7
      #expect(!isUnasked || answer.intent == "OpenBook", "\(answer)")
    }
  }

  @Test func `the hypothesis that names something is taken`() async throws {
    let line =
      #"{"alternatives":[{"confidence":9,"text":"could you give them a four stars"},"#
      + #"{"confidence":8,"text":"could you give emma four stars"}]}"#
    let answer = try #require(try await answers(to: [line]).first)
    #expect(answer.intent == "RateBook")
    #expect(answer.parameters?["book"]?.id == "emma")
  }
}
