import PhraseMatcher
import SpokenLanguage
import TestSupport
import Testing

@Suite struct NGramSearchTests {
  private static let phrases: [(intent: String, phrases: [String])] = [
    (
      "Weather",
      [
        "what is the weather like tomorrow", "will it rain this afternoon",
        "how cold is it outside in the morning",
      ]
    ),
    (
      "LightsOff",
      ["turn off the lights in the kitchen", "switch every lamp off", "make the bedroom dark"]
    ),
    (
      "PlayMusic",
      ["play some jazz music", "put on my favourite album", "start the song from yesterday"]
    ),
    ("SetAlarm", ["set an alarm for seven in the morning", "wake me up early tomorrow"]),
  ]

  private static func matcher(repeated: Int = 0) throws -> PhraseMatcher {
    var shortcuts = phrases.map { entry in
      PhraseCatalog.Shortcut(
        intent: entry.intent,
        phrases: entry.phrases.map { PhraseCatalog.Phrase($0) }
      )
    }
    if repeated > 0 {
      let others = (0..<repeated).map { PhraseCatalog.Phrase("count the boxes on shelf \($0)") }
      shortcuts.append(PhraseCatalog.Shortcut(intent: "Count", phrases: others))
    }
    let app = PhraseCatalog.App(name: "Home", shortcuts: shortcuts)
    return try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
  }

  @Test(arguments: [
    ("what is the whether lake tomorrow", "Weather"),
    ("turn of the light in the chicken", "LightsOff"),
    ("play sum jazz moosic", "PlayMusic"),
    ("put on my favor it album", "PlayMusic"),
    ("wait me up oily tomorrow", "SetAlarm"),
  ])
  func `a sentence of which whole words were misheard is found, among few and among many`(
    heard: String,
    intent: String
  ) throws {
    for repeated in [0, 100] {
      let understanding = try Self.matcher(repeated: repeated).understand(heard)
      #expect(understanding.outcome == .match)
      #expect(understanding.reading?.intent == intent)
    }
  }

  @Test(arguments: ["the cat sat on the mat", "buy two tickets to paris", "hello world"])
  func `a sentence about something else is refused`(heard: String) throws {
    for repeated in [0, 100] {
      let understanding = try Self.matcher(repeated: repeated).understand(heard)
      #expect(understanding.reading == nil, "\(String(describing: understanding.reading))")
    }
  }

  @Test func `a refusal proposes first what the words speak for`() throws {
    let understanding = try Self.matcher().understand("could the bulb in my kitchen go off")
    let first = understanding.reading ?? understanding.alternatives.first
    #expect(first?.intent == "LightsOff")
  }

  @Test func `the pieces cover what was heard and their costs add up`() throws {
    var random = SplitMix64(seed: 5)
    let matcher = try Self.matcher(repeated: 100)
    for _ in 0..<60 {
      let phrase = Self.phrases.flatMap(\.phrases).randomElement(using: &random) ?? ""
      var words = phrase.split(separator: " ").map(String.init)
      words[Int.random(in: 0..<words.count, using: &random)] = "zonk"
      words.insert("quux", at: Int.random(in: 0..<words.count, using: &random))
      let text = words.joined(separator: " ")
      let understanding = matcher.understand(text, options: MatchOptions(threshold: 0))
      for reading in [understanding.reading].compactMap(\.self) + understanding.alternatives
      where !reading.alignment.isEmpty {
        let heard = reading.alignment.map(\.heard).filter { !$0.isEmpty }
        #expect(heard.joined(separator: " ") == text)
        let sum = reading.alignment.reduce(0) { $0 + $1.cost }
        #expect(abs(reading.cost - sum) < 0.001)
      }
    }
  }

  @Test func `the app's name may be left out of a sentence without values`() throws {
    let shortcut = PhraseCatalog.Shortcut(
      intent: "LightsOff",
      phrases: ["Turn off the lights in ${applicationName}"]
    )
    let app = PhraseCatalog.App(name: "Home", shortcuts: [shortcut])
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
    #expect(matcher.understand("turn of the light").reading?.intent == "LightsOff")
  }
}
