import PhraseMatcher
import Testing

@Suite struct ExpansionTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `expansions are the oracle's sentences, and as many as were counted`(seed: UInt64) throws {
    var random = RandomCatalog(seed: seed)
    let catalog = random.catalog()
    let matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    let expected = Oracle(catalog, language: PlainLanguage()).sentences
    let found = Array(matcher.expansions())
    #expect(Set(found.map(\.text)) == Set(expected.map(\.text)))
    #expect(found.count == matcher.expansionCount())
    var writer = matcher.expansionWriter()
    var written: [UInt8] = []
    while writer.append(3, to: &written) > 0 {}
    #expect(String(decoding: written, as: UTF8.self) == found.map { $0.text + "\n" }.joined())
    for app in Set(found.map(\.app)) {
      let part = matcher.expansions(app: app, intent: "Intent0")
      #expect(Array(part).count == matcher.expansionCount(app: app, intent: "Intent0"))
    }
  }

  @Test func `expansions come in the catalogue's order with their values`() throws {
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Library",
        shortcuts: [
          PhraseCatalog.Shortcut(
            intent: "OpenBook",
            phrases: ["Open ${book} ${count} times", "Close ${applicationName}"],
            parameters: ["book": "Book", "count": "@number"]
          )
        ],
        negativePhrases: ["Open the door"],
        vocabularies: [
          "Book": [
            PhraseCatalog.Value(id: "1", title: "Dune", synonyms: ["The Sand"]),
            PhraseCatalog.Value(id: "2", title: "…"),
            PhraseCatalog.Value(id: "3", title: "Emma"),
          ]
        ]
      )
    ])
    let matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    let found = Array(matcher.expansions())
    let texts = [
      "Open Dune ${count} times", "Open The Sand ${count} times", "Open Emma ${count} times",
      "Close Library",
    ]
    #expect(found.map(\.text) == texts)
    #expect(found.map { $0.parameters["book"]?.id } == ["1", "1", "3", nil])
    #expect(matcher.templateCount == 2)
    #expect(matcher.expansionCount(phrase: "Close ${applicationName}") == 1)
  }

  @Test func `a number beyond counting is the greatest there is`() throws {
    let names = (0..<64).map { "p\($0)" }
    let values = (0..<4).map { PhraseCatalog.Value(id: "\($0)", title: "title \($0)") }
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Library",
        shortcuts: [
          PhraseCatalog.Shortcut(
            intent: "Open",
            phrases: [PhraseCatalog.Phrase(names.map { "${\($0)}" }.joined(separator: " "))],
            parameters: Dictionary(uniqueKeysWithValues: names.map { ($0, "Book") })
          )
        ],
        vocabularies: ["Book": values]
      )
    ])
    let matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    #expect(matcher.expansionCount() == .max)
    let first = (0..<64).map { _ in "title 0" }.joined(separator: " ")
    #expect(matcher.expansions().first { _ in true }?.text == first)
    #expect(matcher.understand(first).outcome == .match)
  }
}
