import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

/// The values that a search of one vocabulary finds from one word on.
@Suite struct SpanSearchTests {
  /// What was found: the value's name, where it ends, and what it cost.
  private struct Found: Hashable {
    let name: String
    let end: Int
    let cost: Float
  }

  private func find(
    _ utterance: String,
    among titles: [String],
    from start: Int = 0,
    budget: Float = EditCosts.mostInValue,
    isQuick: Bool = false
  ) throws -> [Found] {
    let language = PlainLanguage()
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Shelf",
        shortcuts: [
          PhraseCatalog.Shortcut(
            intent: "Open",
            phrases: ["Open ${book}"],
            parameters: ["book": "Book"]
          )
        ],
        vocabularies: ["Book": titles.map { PhraseCatalog.Value(id: $0, title: $0) }]
      )
    ])
    let index = try PhraseMatcher(catalog, language: language).index
    let sentence = HeardSentence(utterance, words: index.words, language: language)
    var heard = HeardWords(
      sentence,
      index: index,
      language: language,
      numbers: NumberWords(language)
    )
    let vocabulary = try #require(index.vocabularies.first { $0.keyCount == titles.count })
    var search = SpanSearch(index)
    var trail = SearchTrail()
    var spans: [SpanSearch.Span] = []
    search.run(
      vocabulary.trie,
      from: start,
      budget: budget,
      isQuick: isQuick,
      isName: false,
      &heard,
      &trail,
      into: &spans
    )
    return spans.flatMap { span in
      vocabulary.trie.entries(at: span.node).map {
        Found(name: vocabulary.text(ofKey: $0), end: span.end, cost: span.cost)
      }
    }
  }

  private static let titles = ["lantern", "lantern harbour", "velvet saddle", "the quarry"]

  @Test func `every value that stands there is found, and costs nothing`() throws {
    let found = try find("lantern harbour today", among: Self.titles)
    #expect(found.contains(Found(name: "lantern", end: 1, cost: 0)))
    #expect(found.contains(Found(name: "lantern harbour", end: 2, cost: 0)))
  }

  @Test func `what is cheaper is found sooner, and nothing over the budget`() throws {
    for budget in [Float(0.05), 0.2, 0.5] {
      let found = try find("lantrn harbuor", among: Self.titles, budget: budget)
      #expect(found.map(\.cost) == found.map(\.cost).sorted())
      #expect(found.allSatisfy { $0.cost <= budget })
    }
    #expect(
      try find("lantrn harbuor", among: Self.titles).contains { $0.name == "lantern harbour" }
    )
  }

  @Test func `it begins where it is told to`() throws {
    let found = try find("open velvet saddle", among: Self.titles, from: 1)
    #expect(found.first == Found(name: "velvet saddle", end: 3, cost: 0))
    #expect(try find("open velvet saddle", among: Self.titles, from: 2).allSatisfy { $0.cost > 0 })
  }

  @Test func `a small word may be left out, but not in a hurry`() throws {
    let found = try find("quarry", among: Self.titles)
    #expect(found.contains(Found(name: "the quarry", end: 1, cost: EditCosts.functionWord)))
    #expect(try find("quarry", among: Self.titles, isQuick: true).isEmpty)
  }

  @Test func `a filler between the words of a value is passed over, and does not end it`() throws {
    let found = try find("velvet um saddle um", among: Self.titles)
    #expect(found.contains(Found(name: "velvet saddle", end: 3, cost: EditCosts.filler)))
    #expect(!found.contains { $0.end == 4 })
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `each value is found in a sentence that says it`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let words = ["orchard", "meadow", "thimble", "pigeon", "copper", "walnut", "ribbon"]
    let titles = Set(
      (0..<12).map { _ in
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
          words.randomElement(using: &random) ?? ""
        }.joined(separator: " ")
      }
    ).sorted()
    for title in titles {
      let end = title.split(separator: " ").count
      let found = try find(title + " today", among: titles)
      #expect(found.contains(Found(name: title, end: end, cost: 0)), "\(title)")
    }
  }
}
