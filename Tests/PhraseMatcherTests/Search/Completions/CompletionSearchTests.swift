import PhraseMatcher
import SpokenLanguage
import TestSupport
import Testing

@Suite struct CompletionSearchTests {
  @Test func `a number in words may be the beginning of another word`() throws {
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["Open ${book}"],
          parameters: ["book": "Book"]
        )
      ],
      vocabularies: [
        "Book": [
          PhraseCatalog.Value(id: "1", title: "Tender Is the Night"),
          PhraseCatalog.Value(id: "2", title: "Ten Days"),
        ]
      ]
    )
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
    let texts = matcher.completions(of: "Open TEN", limit: 10).map(\.text)
    #expect(Set(texts) == ["Open Tender Is the Night", "Open Ten Days"])
    #expect(matcher.completions(of: "open ten", limit: 1).count == 1)
    #expect(matcher.completions(of: "open ten ", limit: 9).map(\.text) == ["Open Ten Days"])
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `completions are the oracle's sentences with the prefix`(seed: UInt64) throws {
    var random = RandomCatalog(seed: seed)
    let catalog = random.catalog()
    let matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    let oracle = Oracle(catalog, language: PlainLanguage())
    let sentences = oracle.sentences.map(\.text)
    for _ in 0..<20 {
      let text = sentences.randomElement(using: &random.random) ?? "open"
      let prefix = String(text.prefix(Int.random(in: 0...text.count, using: &random.random)))
      let expected = oracle.completions(of: prefix)
      let found = matcher.completions(of: prefix, limit: 100_000)
      #expect(found.count == Set(found.map(\.text)).count)
      #expect(Set(found.map(\.text)) == expected, "\(prefix) in \(catalog)")
      #expect(found.map(\.weight) == found.map(\.weight).sorted(by: >))
      #expect(Array(found.prefix(3)) == matcher.completions(of: prefix, limit: 3))
    }
  }
}
