import PhraseMatcher
import TestSupport
import Testing

@testable import AssistantKit

@Suite struct VocabularyChangeTests {
  private static func values(_ text: String) -> [PhraseCatalog.Value] {
    text.split(separator: " ").map { PhraseCatalog.Value(id: "\($0.prefix(1))", title: "\($0)") }
  }

  @Test(arguments: [
    ("a b c", "a b c", "", ""),
    ("a b c", "a b2 c", "b2", ""),
    ("a b c", "a c d e", "d e", "b"),
    ("a b c", "", "", "a b c"),
    ("", "a b", "a b", ""),
    ("a b", "c d", "c d", "a b"),
  ])
  func `a change is what came and what went`(
    old: String,
    new: String,
    inserted: String,
    removed: String
  ) throws {
    let change = try #require(VocabularyChange(from: Self.values(old), to: Self.values(new)))
    #expect(change.inserted == Self.values(inserted))
    #expect(change.removed == removed.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    ("a b", "b a"), ("a b", "a c b"), ("a b", "c a b"), ("a a1", "a"), ("a", "a a1"),
  ])
  func `another order and shared identifiers are no change`(old: String, new: String) {
    #expect(VocabularyChange(from: Self.values(old), to: Self.values(new)) == nil)
  }

  @Test func `every change gives the values that it was made from`() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { number in
        PhraseCatalog.Value(id: "\(number)", title: "title\(number)")
      }
      var new = old.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      for place in new.indices where Bool.random(using: &random) { new[place].title += " again" }
      new += (20..<(20 + Int.random(in: 0...3, using: &random))).map {
        PhraseCatalog.Value(id: "\($0)", title: "title\($0)")
      }
      let change = try #require(VocabularyChange(from: old, to: new))
      let app = PhraseCatalog.App(
        name: "A",
        shortcuts: [.init(intent: "Open", phrases: ["Open ${b}"], parameters: ["b": "B"])],
        vocabularies: ["B": old]
      )
      let matcher = try PhraseMatcher(
        PhraseCatalog(apps: [app]),
        language: AssistantSettings(locale: "en").language
      )
      let updated = try matcher.updatingVocabulary(
        "B",
        ofApp: "A",
        inserting: change.inserted,
        removing: change.removed
      )
      #expect(updated.values(ofVocabulary: "B", app: "A") == new)
    }
  }
}
