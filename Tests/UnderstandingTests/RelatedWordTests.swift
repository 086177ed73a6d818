import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// Words that no phrase has and that mean about the same as one that a phrase has.
@Suite struct RelatedWordTests {
  /// A house with doors and rooms, as of an app that is nothing but a catalogue.
  private static let house: Understander = {
    let language = Languages.language(for: "en")
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "House",
        shortcuts: [
          shortcut("FixDoor", "Fix the ${door} in ${applicationName}", ["door": "Door"]),
          shortcut("UnlockDoor", "Unlock the ${door} in ${applicationName}", ["door": "Door"]),
          shortcut("CleanRoom", "Clean the ${room} in ${applicationName}", ["room": "Room"]),
          shortcut(
            "HeatRoom",
            "Heat the ${room} to ${degrees} in ${applicationName}",
            ["room": "Room", "degrees": "@number"]
          ),
          shortcut("StartAlarm", "Sound the alarm in ${applicationName}", [:]),
        ]
      )
    ])
    return Understander(
      frames: IntentFrame.frames(of: catalog),
      catalog: catalog,
      values: [
        VocabularyName(app: "House", vocabulary: "Door"): .all(
          titled: ["Front Door", "Garden Gate"],
          in: language
        ),
        VocabularyName(app: "House", vocabulary: "Room"): .all(
          titled: ["Kitchen", "Attic"],
          in: language
        ),
      ],
      language: language
    )
  }()

  private static func shortcut(
    _ intent: String,
    _ phrase: String,
    _ parameters: [String: String]
  ) -> PhraseCatalog.Shortcut {
    PhraseCatalog.Shortcut(
      intent: intent,
      phrases: [PhraseCatalog.Phrase(phrase)],
      parameters: parameters
    )
  }

  @Test(arguments: [
    ("repair the garden gate", "FixDoor"), ("warm up the kitchen to 21", "HeatRoom"),
    ("tidy up the attic", "CleanRoom"),
  ])
  func `is as good as the word, and doubted`(sentence: String, intent: String) throws {
    let command = try #require(Self.house.understand(sentence).commands.first)
    #expect(command.reading.intent == intent)
    #expect(command.isAskedFor && command.isDoubtful)
    #expect(command.evidence.contains { $0.kind == .relatedWord && $0.nats > 0 })
  }

  @Test func `asks for one of two intents, where no word says much`() throws {
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "House",
        shortcuts: [
          Self.shortcut("CloseDoor", "Close the ${door} in ${applicationName}", ["door": "Door"]),
          Self.shortcut("OpenDoor", "Open the ${door} in ${applicationName}", ["door": "Door"]),
        ]
      )
    ])
    let language = Languages.language(for: "en")
    let understander = Understander(
      frames: IntentFrame.frames(of: catalog),
      catalog: catalog,
      values: [
        VocabularyName(app: "House", vocabulary: "Door"): .all(
          titled: ["Garden Gate"],
          in: language
        )
      ],
      language: language
    )
    let command = try #require(understander.understand("shut the garden gate").commands.first)
    #expect(command.reading.intent == "CloseDoor")
    #expect(command.isAskedFor)
  }

  @Test func `is not doubted where the word itself is said`() throws {
    let command = try #require(Self.house.understand("clean the attic").commands.first)
    #expect(!command.isDoubtful && command.isAskedFor)
    #expect(!command.evidence.contains { $0.kind == .relatedWord })
  }

  @Test(arguments: ["repair the envelope", "warm up the car to 21"])
  func `says nothing of what nobody knows`(sentence: String) {
    let meaning = Self.house.understand(sentence)
    #expect(!meaning.commands.contains { $0.isAskedFor && $0.isWhole && $0.act.asks })
  }

  @Test func `has to be a synonym where nothing is named`() {
    let near = Self.house.understand("a bell rang").commands
    #expect(!near.contains { $0.reading.intent == "StartAlarm" && $0.isWhole && $0.isAskedFor })
  }
}
