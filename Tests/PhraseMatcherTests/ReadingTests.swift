import PhraseMatcher
import Testing

@Suite struct ReadingTests {
  @Test func `differences are the pieces that are not as expected`() {
    let same = AlignedPiece(role: .literal, heard: "open", expected: "open", range: 0..<4)
    let wrong = AlignedPiece(
      role: .literal,
      heard: "teh",
      expected: "the",
      range: 5..<8,
      difference: .spelling,
      cost: 0.1
    )
    let reading = Reading(
      app: "Library",
      intent: "OpenBook",
      phrase: "Open the book",
      confidence: 1,
      parameters: [],
      alignment: [same, wrong],
      cost: 0.1
    )
    #expect(reading.differences == [wrong])
  }
}
