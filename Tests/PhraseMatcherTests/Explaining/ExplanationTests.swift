import PhraseMatcher
import SpokenLanguage
import Testing

@Suite struct ExplanationTests {
  private static func explain(_ text: String) throws -> Explanation {
    let matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    return matcher.explain(text)
  }

  @Test func `the winner is shown piece by piece with what each difference cost`() throws {
    let explanation = try Self.explain("open the hobit in library")
    let reading = try #require(explanation.understanding.reading)
    #expect(explanation.candidates.first?.verdict == .chosen)
    let lines = explanation.description.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "“open the hobit in library” is understood as OpenBook (\(reading.confidence))"
    )
    let hobbit = try #require(lines.first { $0.contains("hobbit") })
    let cells = hobbit.split(separator: " ").map(String.init)
    #expect(cells.prefix(5) == ["hobit", "~", "hobbit", "book", "spelling"])
    #expect(Double(cells.last ?? "") == reading.cost)
  }

  @Test func `what is as good, what costs more and what is refused say so`() throws {
    #expect(
      try Self.explain("show persuasion").candidates.map(\.verdict) == [.chosen, .asGood]
    )
    let refused = try Self.explain("dune")
    #expect(refused.candidates.first?.verdict == .belowThreshold)
    #expect(refused.description.contains("nothing reaches the threshold of 0.5"))
    let foreign = try Self.explain("feed the cat")
    #expect(foreign.candidates.allSatisfy { $0.verdict == .resembles }, "\(foreign)")
    #expect(try Self.explain("").description == "“” holds nothing to understand")
  }

  @Test func `control characters never reach the text`() throws {
    let text = try Self.explain("show \u{1b}[31mdune\u{7}").description
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
