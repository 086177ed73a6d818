import SpokenLanguage
import Testing

@testable import PhraseMatcher

/// What all words of a sentence say of the intents, learnt from the phrases.
@Suite struct IntentClassifierTests {
  private static let examples: [(intent: String, phrases: [String])] = [
    (
      "DimLights",
      [
        "dim the lights", "make it darker in here", "turn the brightness down", "lower the lamp",
        "less light please",
      ]
    ),
    (
      "PlayMusic",
      [
        "play some music", "put on a song", "i want to hear jazz", "start the next album",
        "shuffle my playlist",
      ]
    ),
    (
      "AskWeather",
      [
        "what is the weather like", "will it rain tomorrow", "do i need an umbrella",
        "how hot does it get today", "is it snowing outside",
      ]
    ),
  ]

  private static func matcher(
    _ examples: [(intent: String, phrases: [String])] = examples
  ) throws -> PhraseMatcher {
    let shortcuts = examples.map { intent, phrases in
      PhraseCatalog.Shortcut(
        intent: intent,
        phrases: phrases.map { PhraseCatalog.Phrase($0) }
      )
    }
    return try PhraseMatcher(
      PhraseCatalog(apps: [PhraseCatalog.App(name: "Home", shortcuts: shortcuts)]),
      language: Languages.language(for: "en")
    )
  }

  private func shares(_ text: String, by matcher: PhraseMatcher) -> [IntentShare] {
    let tokens = Languages.language(for: "en").tokens(in: text)
    return matcher.intentShares(of: [tokens], limit: 3)
  }

  @Test(arguments: [
    ("could it be a bit darker", "DimLights"), ("hear my album", "PlayMusic"),
    ("rain today", "AskWeather"), ("lower the brightness of the lamps", "DimLights"),
  ])
  func `words of the phrases speak for their intent, in whatever order`(
    text: String,
    intent: String
  ) throws {
    let found = shares(text, by: try Self.matcher())
    #expect(found.first?.intent == intent)
    #expect((found.first?.known ?? 0) > 0.3)
  }

  @Test(arguments: [("storm", "AskWeather"), ("melody", "PlayMusic")])
  func `a word that no phrase has speaks by what it means`(text: String, intent: String) throws {
    let found = shares(text, by: try Self.matcher())
    #expect(found.first?.intent == intent)
    #expect(found.first?.known == 0)
  }

  @Test func `shares are shares of one and come in order`() throws {
    let found = shares("play the weather", by: try Self.matcher())
    #expect(found.count == 3)
    #expect(abs(found.reduce(0) { $0 + $1.share } - 1) < 1e-5)
    #expect(found.map(\.share) == found.map(\.share).sorted(by: >))
  }

  @Test func `every phrase speaks most for its own intent`() throws {
    let matcher = try Self.matcher()
    for (intent, phrases) in Self.examples {
      for phrase in phrases {
        #expect(shares(phrase, by: matcher).first?.intent == intent, "\(phrase)")
      }
    }
  }

  @Test func `what is near is surer than what is not`() throws {
    let matcher = try Self.matcher()
    let near = shares("please dim the lights a little", by: matcher).first?.chance ?? 0
    let far = shares("who won the election", by: matcher).first?.chance ?? 1
    #expect(near > far)
  }

  @Test func `the same phrases teach the same`() throws {
    let (one, other) = (try Self.matcher(), try Self.matcher())
    #expect(shares("something darker", by: one) == shares("something darker", by: other))
  }

  @Test func `words speak for no intent where there is no other`() throws {
    #expect(shares("dim the lights", by: try Self.matcher([Self.examples[0]])).isEmpty)
  }

  @Test func `nothing is said by no words`() throws {
    #expect(shares("", by: try Self.matcher()).isEmpty)
  }
}
