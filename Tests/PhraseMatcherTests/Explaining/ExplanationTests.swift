import PhraseMatcher
import SpokenLanguage
import Testing

@Suite struct ExplanationTests {
  private static func explain(_ text: String) throws -> Explanation {
    let matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    return matcher.explain(text)
  }

  @Test func `the winner is chosen and keeps what was decided`() throws {
    let explanation = try Self.explain("open the hobit in library")
    #expect(explanation.understanding.outcome == .match)
    #expect(explanation.threshold == 0.5)
    #expect(explanation.candidates.first?.verdict == .chosen)
    #expect(explanation.candidates.first?.reading == explanation.understanding.reading)
  }

  @Test func `what is as good, what costs more and what is refused say so`() throws {
    #expect(
      try Self.explain("show persuasion").candidates.map(\.verdict) == [.chosen, .asGood]
    )
    let refused = try Self.explain("dune")
    #expect(refused.candidates.first?.verdict == .belowThreshold)
    let foreign = try Self.explain("feed the cat")
    #expect(foreign.candidates.allSatisfy { $0.verdict == .resembles })
    #expect(try Self.explain("").candidates.isEmpty)
  }
}
