import PhraseMatcher
import Testing

@testable import AssistantKit

/// What is made of sentences that hardly say what they are for.
@Suite struct LittleSaidTests {
  private static let app = PhraseCatalog.App(
    name: "Orchard",
    shortcuts: [
      PhraseCatalog.Shortcut(
        intent: "AddNote",
        title: "Add Note",
        phrases: [PhraseCatalog.Phrase("Add note ${note}")],
        parameters: ["note": "@text"]
      ),
      PhraseCatalog.Shortcut(
        intent: "BookPress",
        title: "Book Press",
        phrases: [PhraseCatalog.Phrase("Book ${press} for ${day}")],
        parameters: ["press": "Press", "day": "@date"]
      ),
    ],
    vocabularies: [
      "Press": [
        PhraseCatalog.Value(id: "old", title: "Old Rosie"),
        PhraseCatalog.Value(id: "new", title: "Blue Giant"),
      ]
    ]
  )

  @Test(
    "any words may be added to anything",
    arguments: ["log two fish tacos", "add forty minutes to my trip", "record the postgres talk"]
  )
  func text(utterance: String) async throws {
    #expect(try await Self.app.understanding(of: utterance).outcome != .match)
  }

  @Test(
    "words are taken where it is said what for",
    arguments: ["make a note: prune the plums", "put down a note saying prune the plums"]
  )
  func calledText(utterance: String) async throws {
    let understanding = try await Self.app.understanding(of: utterance)
    #expect(understanding.outcome == .match)
    #expect(understanding.reading?.intent == "AddNote")
  }

  @Test("a thing and a time may belong to anything, so it is read back")
  func thingAndTime() async throws {
    let understanding = try await Self.app.understanding(of: "old rosie tomorrow")
    #expect(understanding.reading?.intent == "BookPress")
    #expect((understanding.reading?.confidence ?? 1) < Samples.settings().readsBackBelow)
  }

  @Test("who tells when it was tells what was", arguments: ["last night", "two days ago"])
  func past(when: String) async throws {
    #expect(try await Self.app.understanding(of: "we went to old rosie \(when)").outcome != .match)
  }
}
