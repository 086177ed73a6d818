import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

/// What is understood of sentences that are no phrase, where an app has many phrases for each intent.
@Suite struct WordsTests {
  private static let app: PhraseCatalog.App = {
    var app = ExamplesTests.app
    // Without anything that takes a value, the phrases would be mere examples.
    app.shortcuts.append(
      PhraseCatalog.Shortcut(
        intent: "CallPerson",
        phrases: ["call ${person}"],
        parameters: ["person": "Person"]
      )
    )
    app.vocabularies["Person"] = [PhraseCatalog.Value(id: "anna", title: "Anna")]
    return app
  }()

  /// The same with so many phrases that they say surely what the words of each intent are.
  private static let wordyApp: PhraseCatalog.App = {
    var app = Self.app
    for place in app.shortcuts.indices {
      app.shortcuts[place].phrases += app.shortcuts[place].phrases.map {
        PhraseCatalog.Phrase("kindly " + $0.text)
      }
    }
    return app
  }()

  @Test(arguments: [
    ("the lamps in here should be a little darker", "DimLights"),
    ("could you lower the brightness of the lights somewhat", "DimLights"),
    ("let me hear a jazz album", "PlayMusic"),
    ("will it rain or snow tonight", "AskWeather"),
  ])
  func `what all words speak for is understood, and read back before it changes anything`(
    utterance: String,
    intent: String
  ) async throws {
    let understanding = try await Self.app.understanding(of: utterance)
    #expect(understanding.outcome == .match)
    #expect(understanding.reading?.intent == intent)
    #expect((understanding.reading?.confidence ?? 0) >= 0.5)
  }

  @Test(arguments: [
    "why did you dim the lights of the lamps yesterday",
    "do not make the lamps in here any darker please",
    "she told me that the lights should be dimmed and darker",
  ])
  func `what no phrase asks for so is not done, whatever its words`(
    utterance: String
  ) async throws {
    let understanding = try await Self.app.understanding(of: utterance)
    #expect(understanding.outcome != .match || understanding.reading?.intent != "DimLights")
  }

  @Test(arguments: [
    "who won the election in france", "my brother has two dogs", "the soup needs more salt",
  ])
  func `words that say nothing of the app stay refused`(utterance: String) async throws {
    guard case .refused = try await Self.app.understanding(of: utterance).outcome else {
      Issue.record("understood")
      return
    }
  }

  @Test func `a phrase word by word stands whatever its words speak for`() async throws {
    let understanding = try await Self.app.understanding(of: "will it be cold tonight")
    #expect(understanding.reading?.intent == "AskWeather")
    #expect(understanding.reading?.confidence == 1)
  }

  @Test(arguments: ["turn it off", "hear the forecast", "continue"])
  func `what a piece says counts less where many examples say something else`(
    utterance: String
  ) async throws {
    let few = try await Self.app.understanding(of: utterance).reading?.confidence
    let many = try await Self.wordyApp.understanding(of: utterance).reading?.confidence
    #expect((many ?? 0) < (try #require(few)))
  }

  @Test func `a phrase word by word is as sure with many examples`() async throws {
    let understanding = try await Self.wordyApp.understanding(of: "dim the lights")
    #expect(understanding.reading?.confidence == 1)
  }

  @Test func `a threshold that asks for more refuses more`() async throws {
    let utterance = "could you lower the brightness of the lights somewhat"
    guard case .refused = try await Self.app.understanding(of: utterance, threshold: 0.999).outcome
    else {
      Issue.record("understood")
      return
    }
  }
}
