import PhraseMatcher
import TestSupport
import Testing

@Suite struct CompletionSearchTests {
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
