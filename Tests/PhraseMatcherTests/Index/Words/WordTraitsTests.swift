import SpokenLanguage
import Testing

@testable import PhraseMatcher

@Suite struct WordTraitsTests {
  private func index(_ titles: [String]) throws -> PhraseIndex {
    try PhraseMatcher(Self.catalog(titles), language: PlainLanguage()).index
  }

  private static func catalog(_ titles: [String]) -> PhraseCatalog {
    PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Shelf",
        shortcuts: [
          PhraseCatalog.Shortcut(
            intent: "Open",
            phrases: ["Open the ${book}"],
            parameters: ["book": "Book"]
          )
        ],
        vocabularies: ["Book": values(titles)]
      )
    ])
  }

  private static func values(_ titles: [String]) -> [PhraseCatalog.Value] {
    titles.map { PhraseCatalog.Value(id: $0, title: $0) }
  }

  private func weight(_ word: String, in index: PhraseIndex) throws -> Float {
    let id = index.words.id(of: Array(word.utf8))
    try #require(id != WordTable.none, "\(word)")
    return index.traits.weights[Int(id)]
  }

  @Test(arguments: [
    ("the", WordTraits.Kind.function), ("um", .filler), ("harbour", .content),
  ])
  func `a word is of the kind that the language says`(word: String, kind: WordTraits.Kind) {
    #expect(WordTraits.kind(of: word, language: PlainLanguage()) == kind)
  }

  @Test func `a rare word weighs more than one that stands in many names`() throws {
    let titles = (0..<40).map { "harbour number\($0)" } + ["orchard"]
    let index = try index(titles)
    #expect(try weight("orchard", in: index) > weight("harbour", in: index))
    #expect(try weight("harbour", in: index) >= 0.5)
    #expect(try weight("the", in: index) == WordTraits.functionWeight)
  }

  @Test func `a short word weighs less than a long one that is as rare`() throws {
    let index = try index(["ox", "harbour"])
    #expect(try weight("ox", in: index) < weight("harbour", in: index))
    #expect(WordTraits.lengthShare(1) < WordTraits.lengthShare(3))
    #expect(WordTraits.lengthShare(4) == 1 && WordTraits.lengthShare(9) == 1)
  }

  @Test func `leaving a word out costs what its kind and its weight say`() throws {
    let index = try index(["harbour um"])
    func price(_ word: String) -> Float {
      index.traits.priceOfDropping(index.words.id(of: Array(word.utf8)))
    }
    #expect(price("um") == EditCosts.filler)
    #expect(price("the") == EditCosts.functionWord)
    #expect(try price("harbour") == weight("harbour", in: index))
  }

  @Test func `a vocabulary that took another's place weighs as if it had always been there`() throws
  {
    let before = (0..<30).map { "harbour number\($0)" }
    let after = ["lantern", "lantern of brass", "harbour"]
    let matcher = try PhraseMatcher(Self.catalog(before), language: PlainLanguage())
    let changed = try matcher.replacingVocabulary("Book", ofApp: "Shelf", with: Self.values(after))
    let fresh = try index(after)
    for word in ["lantern", "brass", "harbour", "open"] {
      let difference = try weight(word, in: changed.index) - weight(word, in: fresh)
      #expect(abs(difference) < 0.000_1, "\(word)")
    }
    let gone = changed.index.words.id(of: Array("number7".utf8))
    #expect(gone == WordTable.none || !changed.index.traits.isUsed(gone))
    #expect(changed.index.traits.usedCount == fresh.traits.usedCount)
  }
}
