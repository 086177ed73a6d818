import TestSupport
import Testing

@testable import LibraryShortcuts

@Suite struct MisspellingTests {
  @Test(arguments: [
    ("hobit", "hobbit", 1), ("hobbit", "hobbit", 0), ("emma", "amme", 2), ("teh", "the", 1),
    ("", "ab", 2), ("", "", 0),
  ])
  func `letters changed, put in, left out and swapped are counted`(
    left: String,
    right: String,
    expected: Int
  ) {
    #expect(Misspelling.distance(left, right, limit: 2) == expected)
    #expect(Misspelling.distance(right, left, limit: 2) == expected)
  }

  @Test func `what is beyond the limit has no distance`() {
    #expect(Misspelling.distance("dune", "emma", limit: 2) == nil)
    #expect(Misspelling.distance("dune", "dune messiah", limit: 2) == nil)
  }

  @Test(arguments: 0..<200)
  func `a limit never changes a distance within it`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let letters: [Character] = ["a", "b", "é"]
    let words = (0..<2).map { _ in
      String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        }
      )
    }
    let distance = try #require(Misspelling.distance(words[0], words[1], limit: 20))
    for limit in 0...6 {
      let limited = Misspelling.distance(words[0], words[1], limit: limit)
      #expect(limited == (distance <= limit ? distance : nil), "\(words)")
    }
  }
}
