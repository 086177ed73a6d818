import PhraseMatcher
import Testing

@testable import AssistantKit

/// Which words are whose value, where nothing is known of an app but its phrases.
@Suite struct PhraseValuesTests {
  private static let app = PhraseCatalog.App(
    name: "Household",
    shortcuts: [
      PhraseCatalog.Shortcut(
        intent: "StartTimer",
        phrases: [
          "start a ${minutes} minute timer", "start a ${hours} hour timer",
          "start a ${hours} hour ${minutes} minute timer", "start a ${seconds} second timer",
          "start a ${minutes} minute timer called ${name}",
        ],
        parameters: [
          "hours": "@number", "minutes": "@number", "seconds": "@number", "name": "@text",
        ]
      ),
      PhraseCatalog.Shortcut(
        intent: "ShortenTimer",
        phrases: [
          "shorten the ${old_minutes} minute timer by ${minutes} minutes",
          "shorten the ${old_hours} hour timer by ${hours} hours",
          "shorten the ${old_seconds} second timer by ${seconds} seconds",
          "shorten the ${name} timer by ${minutes} minutes", "shorten the timer in the ${room}",
        ],
        parameters: [
          "hours": "@number", "minutes": "@number", "seconds": "@number", "old_hours": "@number",
          "old_minutes": "@number", "old_seconds": "@number", "name": "@text", "room": "Room",
        ]
      ),
      PhraseCatalog.Shortcut(
        intent: "PlaySong",
        phrases: [
          "play ${song}", "play ${song} on ${speaker}", "play ${song} on ${speaker} in ${room}",
        ],
        parameters: ["song": "@text", "speaker": "Speaker", "room": "Room"]
      ),
      PhraseCatalog.Shortcut(
        intent: "CheckThing",
        phrases: ["check the ${thing}", "check the ${room} ${part}"],
        parameters: ["thing": "Thing", "room": "Room", "part": "Part"]
      ),
      PhraseCatalog.Shortcut(
        intent: "CoolRoom",
        phrases: ["cool the ${room} off", "turn the ${room} fan off"],
        parameters: ["room": "Room"]
      ),
      PhraseCatalog.Shortcut(
        intent: "SetMode",
        phrases: ["set the fan mode to ${mode}", "set the ${room} fan mode to ${mode}"],
        parameters: ["mode": "Mode", "room": "Room"]
      ),
      PhraseCatalog.Shortcut(
        intent: "AskState",
        phrases: ["which windows are ${state}", "are the ${room} windows ${state}"],
        parameters: ["state": "State", "room": "Room"]
      ),
      PhraseCatalog.Shortcut(
        intent: "OpenWindow",
        phrases: ["open the windows", "open all windows in the ${room}"],
        parameters: ["room": "Room"]
      ),
    ],
    vocabularies: [
      "Room": values("Attic", "Garage", "Pantry"), "Part": values("Gate", "Hatch"),
      "Thing": values("Garage Gate", "Boiler"), "Speaker": values("Gramophone", "Radio"),
      "Mode": values("on", "off", "auto"), "State": values("open", "closed"),
    ]
  )

  private static func values(_ titles: String...) -> [PhraseCatalog.Value] {
    titles.map { PhraseCatalog.Value(id: $0, title: $0) }
  }

  @Test(
    "a number belongs to the parameter whose unit is said, however many there are",
    arguments: [
      ("start the 45 second timer", ["seconds": "45"]),
      ("start my 90-minute timer", ["minutes": "90"]),
      ("start the 2 hour 5 minute timer", ["hours": "2", "minutes": "5"]),
      ("shorten my 30 second timer by 10 seconds", ["old_seconds": "30", "seconds": "10"]),
      ("shorten a 4-hour timer by 20 minutes", ["old_hours": "4", "minutes": "20"]),
      ("shorten the 30 min timer by 9 secs", ["old_minutes": "30", "seconds": "9"]),
      ("shorten our timer in the pantry", ["room": "Pantry"]),
    ]
  )
  func units(utterance: String, values: [String: String]) async throws {
    #expect(try await Self.values(in: utterance) == values)
  }

  @Test("another unit of time than the phrases have is turned into theirs")
  func otherUnit() async throws {
    let app = PhraseCatalog.App(
      name: "Cuisine",
      locale: "fr",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "PauseTimer",
          phrases: [
            "mets le minuteur de ${minutes} minutes en pause",
            "suspends le minuteur de ${minutes} minutes",
          ],
          parameters: ["minutes": "@number"]
        )
      ]
    )
    let understanding = try await app.understanding(
      of: "mets mon minuteur de 90 secondes en pause",
      locale: "fr"
    )
    #expect(understanding.reading?.parameters.first?.value == .number(1.5))
  }

  @Test(
    "a text ends where another phrase has a value",
    arguments: [
      ("play blue moon", ["song": "blue moon"]),
      ("play blue moon on the gramophone", ["song": "blue moon", "speaker": "Gramophone"]),
      (
        "play blue moon on my radio in the attic",
        ["song": "blue moon", "speaker": "Radio", "room": "Attic"]
      ),
      ("play songs on the seashore", ["song": "songs on the seashore"]),
      ("shorten the pasta timer by 3 minutes", ["name": "pasta", "minutes": "3"]),
    ]
  )
  func texts(utterance: String, values: [String: String]) async throws {
    #expect(try await Self.values(in: utterance) == values)
  }

  @Test(
    "two names beside each other are the one that they are together",
    arguments: [
      ("check my garage gate", ["thing": "Garage Gate"]),
      ("check my garage hatch", ["room": "Garage", "part": "Hatch"]),
    ]
  )
  func halves(utterance: String, values: [String: String]) async throws {
    #expect(try await Self.values(in: utterance) == values)
  }

  @Test(
    "what tells or asks for another intent is no value",
    arguments: [
      ("attic fan off please", "CoolRoom"), ("turn the fan in my pantry off", "CoolRoom"),
      ("open the attic windows", "OpenWindow"), ("open our windows", "OpenWindow"),
    ]
  )
  func words(utterance: String, intent: String) async throws {
    let understanding = try await Self.app.understanding(of: utterance)
    #expect(understanding.reading?.intent == intent)
  }

  @Test("the values of any phrase are enough, though other phrases of its intent have more")
  func enough() async throws {
    let understanding = try await Self.app.understanding(of: "shorten my timer in the attic")
    #expect(understanding.reading?.intent == "ShortenTimer")
    #expect(understanding.reading?.parameters.map(\.name) == ["room"])
    #expect((understanding.reading?.confidence ?? 0) > 0.9)
  }

  @Test("the verb with which a sentence begins is no value, nor is what stands behind it left out")
  func verb() async throws {
    let app = PhraseCatalog.App(
      name: "Ship",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "AskState",
          phrases: ["is the ${part} in the ${room} ${state}", "which ${part} is ${state}"],
          parameters: ["part": "Part", "room": "Room", "state": "State"]
        ),
        PhraseCatalog.Shortcut(
          intent: "OpenAll",
          phrases: ["open everything", "open the lot in the ${room}"],
          parameters: ["room": "Room"]
        ),
      ],
      vocabularies: [
        "Part": Self.values("Hatch", "Window"), "Room": Self.values("Cabin", "Galley"),
        "State": Self.values("open", "locked"),
      ]
    )
    let inRoom = try await app.understanding(of: "open the cabin hatch")
    #expect(inRoom.reading?.intent == "OpenAll")
    #expect((inRoom.reading?.confidence ?? 1) < 0.7)
    let other = try await app.understanding(of: "open my hatch")
    #expect(other.outcome != .match)
  }

  @Test("a phrase with another verb is not that phrase, whatever else is the same")
  func otherVerb() async throws {
    let understanding = try await Self.app.understanding(of: "close the windows")
    #expect(understanding.reading == nil)
  }

  @Test(
    "words of reminding are none where the phrases ask for something else with them",
    arguments: [
      ("hủy cái hẹn giờ", "CancelTimer"), ("hẹn giờ còn bao lâu nữa", "AskTimer"),
      ("còn bao lâu nữa", "AskTimer"),
    ]
  )
  func ownCues(utterance: String, intent: String) async throws {
    let app = PhraseCatalog.App(
      name: "Bếp",
      locale: "vi",
      shortcuts: [
        PhraseCatalog.Shortcut(intent: "CancelTimer", phrases: ["huỷ hẹn giờ", "tắt hẹn giờ"]),
        PhraseCatalog.Shortcut(
          intent: "AskTimer",
          phrases: ["hẹn giờ còn bao lâu", "hẹn giờ của tôi còn bao lâu nữa"]
        ),
      ]
    )
    let understanding = try await app.understanding(of: utterance, locale: "vi")
    #expect(understanding.reading?.intent == intent)
  }

  /// What an utterance is understood to name, by parameter.
  private static func values(in utterance: String) async throws -> [String: String] {
    let understanding = try await app.understanding(of: utterance)
    #expect(understanding.outcome == .match)
    let parameters = understanding.reading?.parameters ?? []
    return Dictionary(
      parameters.map { parameter in
        switch parameter.value {
        case .known(_, let title): (parameter.name, title)
        case .number(let number): (parameter.name, String(Int(number)))
        case .text(let text): (parameter.name, text)
        case .unknown: (parameter.name, "?")
        }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
