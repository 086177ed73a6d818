import PhraseMatcher
import TestSupport
import Testing

@Suite struct ExactSearchTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `exact readings are those of the oracle`(seed: UInt64) throws {
    var random = RandomCatalog(seed: seed)
    let catalog = random.catalog()
    let matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    let oracle = Oracle(catalog, language: PlainLanguage())
    var utterances = (0..<40).map { _ in random.words(0...6) }
    utterances += oracle.sentences.shuffled(using: &random.random).prefix(40).map(\.text)
    for utterance in utterances {
      let expected = oracle.readings(of: utterance)
      guard expected.count < 40 else { continue }
      let found = matcher.exactReadings(of: utterance)
      #expect(Set(found.map(Oracle.summary)) == expected, "\(utterance) in \(catalog)")
    }
  }
}
