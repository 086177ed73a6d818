import PhraseMatcher
import TestSupport
import Testing

@Suite struct PhraseCollisionTests {
  @Test(arguments: 0..<80 as Range<UInt64>)
  func `phrases collide where the oracle's sentences do, on the shortest of them`(
    seed: UInt64
  ) throws {
    var random = RandomCatalog(seed: seed)
    let catalog = random.catalog()
    let matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    let sentences = Oracle(catalog, language: PlainLanguage()).sentences
    var shortest: [Set<[String]>: Int] = [:]
    for (words, same) in Dictionary(grouping: sentences, by: \.words) {
      for one in same {
        for other in same where one.app != other.app || one.intent != other.intent {
          let pair: Set = [Self.name(one), Self.name(other)]
          shortest[pair] = min(shortest[pair] ?? .max, words.count)
        }
      }
    }
    let found = matcher.collisions()
    let pairs = found.map { Set([Self.name($0.first), Self.name($0.second)]) }
    #expect(Set(pairs) == Set(shortest.keys), "\(catalog)")
    for (collision, pair) in zip(found, pairs) {
      let words = collision.sentence.split(separator: " ").map(String.init)
      #expect(words.count == shortest[pair])
      let phrases = sentences.filter { $0.words == words }.map(Self.name)
      #expect(pair.isSubset(of: phrases))
    }
  }

  private static func name(_ sentence: Oracle.Sentence) -> [String] {
    [sentence.app, sentence.intent, sentence.phrase]
  }

  private static func name(_ phrase: PhraseCollision.Phrase) -> [String] {
    [phrase.app, phrase.intent ?? "", phrase.text]
  }

  @Test func `a title that repeats words of a template collides with it`() throws {
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Library",
        shortcuts: [
          PhraseCatalog.Shortcut(
            intent: "OpenBook",
            phrases: ["Open ${book}"],
            parameters: ["book": "Book"]
          ),
          PhraseCatalog.Shortcut(intent: "OpenShelf", phrases: ["Open the red shelf"]),
          PhraseCatalog.Shortcut(intent: "Close", phrases: ["Close ${applicationName}"]),
        ],
        vocabularies: [
          "Book": [
            PhraseCatalog.Value(id: "1", title: "The Red Shelf"),
            PhraseCatalog.Value(id: "2", title: "The Red"),
          ]
        ]
      )
    ])
    let matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    let collision = matcher.collision(between: "Open ${book}", and: "Open the red shelf")
    #expect(collision?.sentence == "open the red shelf")
    #expect(matcher.collisions() == [collision].compactMap { $0 })
    #expect(matcher.collision(between: "Open ${book}", and: "Close ${applicationName}") == nil)
    #expect(matcher.collision(between: "Open ${book}", and: "no phrase") == nil)
  }
}
