import PhraseCoverage
import Testing

@Suite struct CoverageCaseTests {
  @Test func `a case without an intent must be refused`() {
    #expect(CoverageCase(utterance: "feed the cat", intent: nil).parameters.isEmpty)
  }
}
