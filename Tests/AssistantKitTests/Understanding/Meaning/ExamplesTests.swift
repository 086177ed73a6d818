import PhraseMatcher
import Testing
import Understanding

@testable import AssistantKit

/// What is understood where no intent takes a value, so that the phrases are mere examples of what is said.
@Suite struct ExamplesTests {
  static let app = PhraseCatalog.App(
    name: "Helper",
    shortcuts: [
      shortcut(
        "DimLights",
        [
          "dim the lights", "make it darker in here", "turn the brightness down", "lower the lamp",
          "less light please", "i want the lamps lower", "the lights should be darker",
          "could you dim the lamps",
        ]
      ),
      shortcut(
        "PlayMusic",
        [
          "play some music", "put on a song", "i want to hear jazz", "start the next album",
          "shuffle my playlist", "let me hear that song again", "some music please",
          "continue the album",
        ]
      ),
      shortcut(
        "AskWeather",
        [
          "what is the weather like", "will it rain tomorrow", "do i need an umbrella",
          "how hot does it get today", "is it snowing outside", "will it be cold tonight",
          "what does the forecast say", "is rain expected",
        ]
      ),
    ]
  )

  private static func shortcut(_ intent: String, _ phrases: [String]) -> PhraseCatalog.Shortcut {
    PhraseCatalog.Shortcut(intent: intent, phrases: phrases.map { PhraseCatalog.Phrase($0) })
  }

  @Test(
    "sentences that are like the examples are understood, whatever stands in them for other things",
    arguments: [
      ("the lamps in here should be darker", "DimLights"), ("turn the lamps down", "DimLights"),
      ("put on the next song", "PlayMusic"), ("tell me how hot it gets tomorrow", "AskWeather"),
    ]
  )
  func alike(utterance: String, intent: String) async throws {
    let understanding = try await Self.app.understanding(of: utterance)
    #expect(understanding.outcome == .match)
    #expect(understanding.reading?.intent == intent)
  }

  @Test("a question is asked for so, where the examples are questions")
  func question() async throws {
    let understanding = try await Self.app.understanding(of: "will it rain or snow tonight")
    #expect(understanding.reading?.intent == "AskWeather")
    #expect((understanding.reading?.confidence ?? 0) > 0.5)
  }

  @Test(
    "a piece of a sentence decides nothing, and the likeliest stands beside the refusal",
    arguments: [
      ("turn it off", "DimLights"), ("hear the forecast", "AskWeather"), ("continue", "PlayMusic"),
    ]
  )
  func piece(utterance: String, intent: String) async throws {
    let understanding = try await Self.app.understanding(of: utterance)
    guard case .refused = understanding.outcome else {
      Issue.record("understood")
      return
    }
    #expect(understanding.reading == nil)
    let likeliest = try #require(understanding.alternatives.first)
    #expect(likeliest.intent == intent)
    #expect(likeliest.confidence > 0 && likeliest.confidence < 0.5)
    let chances = understanding.alternatives.map(\.confidence)
    #expect(chances == chances.sorted(by: >))
  }

  @Test("an example word by word stands")
  func example() async throws {
    let understanding = try await Self.app.understanding(of: "will it be cold tonight")
    #expect(understanding.reading?.intent == "AskWeather")
    #expect(understanding.reading?.confidence == 1)
  }

  @Test("which of several apps is meant is asked, unless it is named")
  func severalApps() async throws {
    var other = Self.app
    other.name = "Butler"
    let interpreter = try Self.interpreter(of: [Self.app, other])
    let understanding = await interpreter.understand("dim the lamps in here")
    #expect(understanding.outcome == .ambiguous)
    #expect(Set(understanding.equalReadings.map(\.app)) == ["Helper", "Butler"])
    let named = await interpreter.understand("turn the lamps down in butler").reading
    #expect(named?.app == "Butler")
    #expect((named?.confidence ?? 0) > 0.9)
  }

  @Test("with anything that takes a value the phrases are no mere examples")
  func values() async throws {
    let utterance = "turn the lamps down"
    let examples = try await Self.interpreter(of: [Self.app]).ranking(of: utterance)
    let others = try await Self.interpreter(of: [Self.app, Ferry.app]).ranking(of: utterance)
    #expect(try #require(examples).isOfExamples)
    #expect(try #require(others).isOfExamples == false)
  }

  private static func interpreter(of apps: [PhraseCatalog.App]) throws -> Interpreter {
    let settings = Samples.settings()
    return Interpreter(
      index: SentenceIndex(
        try PhraseMatcher(PhraseCatalog(apps: apps), language: settings.language)
      ),
      apps: [],
      settings: settings
    ) { Issue.record("\($0)") }
  }
}
