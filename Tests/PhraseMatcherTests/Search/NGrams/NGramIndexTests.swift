import Testing

@testable import PhraseMatcher

@Suite struct NGramIndexTests {
  private static func symbols(_ text: String) -> [UInt16] {
    text.utf8.map { $0 == 0x20 ? 0 : UInt16($0) }
  }

  private static let texts = ["open the door", "close the door", "feed the cat", "door"]

  private static func scores(_ text: String) -> [Float] {
    let index = NGramIndex(texts.map(symbols))
    var scores = Array(repeating: Float(0), count: index.count)
    index.addSimilarity(of: symbols(text), to: &scores)
    return scores
  }

  @Test func `a text is wholly like itself and less like the others`() {
    for (place, text) in Self.texts.enumerated() {
      let scores = Self.scores(text)
      #expect(abs(scores[place] - 1) < 0.001)
      #expect(scores.enumerated().allSatisfy { $0.offset == place || $0.element < 0.99 })
    }
  }

  @Test func `what is rare counts for more than what is common`() {
    let scores = Self.scores("feed the door")
    #expect(scores[2] > scores[1])
  }

  @Test func `nothing is like what shares no triple`() {
    #expect(Self.scores("xyzzy").allSatisfy { $0 == 0 })
    #expect(Self.scores("").allSatisfy { $0 <= 1 })
  }
}
