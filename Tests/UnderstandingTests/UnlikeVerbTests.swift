import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// Verbs' forms that do not ask for what the verbs of an intent ask for.
struct UnlikeVerbTests {
  private static func frame(
    _ intent: String,
    _ title: String,
    _ templates: [String],
    _ parameters: [IntentFrame.Parameter] = []
  ) -> IntentFrame {
    IntentFrame(
      app: "Garage",
      intent: intent,
      title: title,
      effect: .changes,
      parameters: parameters,
      templates: templates.map { $0 + " with ${applicationName}" }
    )
  }

  private static let frames = [
    frame("LockDoors", "Lock Doors", ["Lock the doors"]),
    frame("LogLitres", "Log Litres", ["Record the litres of fuel"]),
    frame("SetAlarm", "Set Alarm", ["Set an alarm"]),
    frame("StartHeating", "Start Heating", ["Start the heating"]),
    frame("DropPlan", "Drop Plan", ["Remove the plan"]),
    frame("PinMap", "Pin Map", ["Pin the map"]),
    frame("FollowShow", "Subscribe to Show", ["Subscribe to a show"]),
  ]

  private static let understander = Understander(
    frames: frames,
    catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Garage", shortcuts: [])]),
    values: [:],
    language: Languages.language(for: "en")
  )

  private func acts(_ sentence: String) -> [String: SpeechAct] {
    Dictionary(
      Self.understander.understand(sentence).commands.filter(\.isAskedFor).map {
        ($0.reading.intent, $0.act)
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  @Test(arguments: [
    "i locked the doors", "we've just locked the doors", "he already locked the doors",
    "my brother locked the doors", "well, i have locked the doors", "i dropped the plan",
    "we have pinned the map",
  ])
  func `who tells that it is done asks for nothing`(sentence: String) {
    let meaning = Self.understander.understand(sentence)
    #expect(!meaning.commands.isEmpty)
    #expect(meaning.commands.allSatisfy { $0.act == .report }, "\(meaning.commands)")
  }

  @Test func `what nobody can ask for is told of something else`() {
    let meaning = Self.understander.understand("i painted the doors")
    #expect(meaning.commands.allSatisfy { $0.act == .command })
  }

  @Test(arguments: ["i want the doors locked", "get the doors locked", "lock the doors i painted"])
  func `a form of the verb that tells of nobody asks for it`(sentence: String) {
    #expect(acts(sentence)["LockDoors"]?.asks == true)
  }

  @Test func `what longer verbs say is not said by their beginnings`() {
    let meaning = Self.understander.understand("kick off the heating")
    #expect(meaning.commands.first?.reading.intent == "StartHeating")
    #expect(meaning.commands.first?.intentConfidence ?? 0 > 0.9)
  }

  @Test(arguments: [("go", false), ("put", true), ("set", true)])
  func `a verb of a kind says alone what it means, and not what its kind does`(
    verb: String,
    isAskedFor: Bool
  ) {
    #expect((acts(verb)["SetAlarm"] != nil) == isAskedFor)
  }

  @Test func `a verb's form behind an article is a noun`() {
    let lexicon = Self.understander.lexicon
    let place = lexicon.frames.firstIndex { $0.intent == "FollowShow" } ?? 0
    #expect(lexicon.entries[place].verbs.isEmpty)
    #expect(lexicon.entries[place].words.keys.contains("show"))
    #expect(lexicon.entries[place].effect == .changes)
  }

  @Test func `a noun behind a verb that says little tells what is done`() {
    let frame = Self.frame("FindPart", "Part", ["Do a search"])
    let lexicon = FrameLexicon(
      frames: [frame],
      apps: [],
      language: Languages.language(for: "en")
    )
    #expect(lexicon.entries[0].verbs.contains("find"))
  }
}
