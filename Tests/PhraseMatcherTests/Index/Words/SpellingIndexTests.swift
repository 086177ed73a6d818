import TestSupport
import Testing

@testable import PhraseMatcher

@Suite struct SpellingIndexTests {
  /// The distance as textbooks write it: a whole table, nothing left out.
  private static func textbookDistance(_ first: [UInt32], _ second: [UInt32]) -> Int {
    var table = Array(
      repeating: Array(repeating: 0, count: second.count + 1),
      count: first.count + 1
    )
    for row in 0...first.count { table[row][0] = row }
    for column in 0...second.count { table[0][column] = column }
    for row in 0..<first.count {
      for column in 0..<second.count {
        let change = first[row] == second[column] ? 0 : 1
        var best = min(table[row][column + 1] + 1, table[row + 1][column] + 1)
        best = min(best, table[row][column] + change)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = best
      }
    }
    return table[first.count][second.count]
  }

  private static func spellings(of letters: [UInt32], upTo length: Int) -> [[UInt32]] {
    var all: [[UInt32]] = [[]]
    var last: [[UInt32]] = [[]]
    for _ in 0..<length {
      last = last.flatMap { word in letters.map { word + [$0] } }
      all += last
    }
    return all
  }

  @Test func `the bounded distance is the textbook's, for all short spellings`() {
    var distance = EditDistance()
    let words = Self.spellings(of: [1, 2], upTo: 4)
    for first in words {
      for second in words {
        let expected = Self.textbookDistance(first, second)
        for limit in 0...3 {
          let found = distance.distance(first, second, atMost: limit)
          #expect(found == (expected <= limit ? expected : nil))
        }
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `one prepared spelling is compared with long ones as the textbook does`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func letters(_ lengths: ClosedRange<Int>) -> [UInt32] {
      (0..<Int.random(in: lengths, using: &random)).map { _ in
        // Letters that share a place in the table, and others.
        [97, 98, 99, 97 + 128, 0x1161, 0x1161 + 128].randomElement(using: &random) ?? 97
      }
    }
    var distance = EditDistance()
    for _ in 0..<20 {
      let heard = letters(0...80)
      distance.prepare(heard)
      for _ in 0..<10 {
        let other = letters(0...80)
        let expected = Self.textbookDistance(heard, other)
        #expect(distance.distance(to: other, atMost: 80) == (expected <= 80 ? expected : nil))
        #expect(distance.distance(to: other, atMost: expected - 1) == nil)
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the neighbours are those that comparing with every word finds`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func word(_ lengths: ClosedRange<Int>) -> String {
      let letters = seed.isMultiple(of: 2) ? Array("ab") : Array("abcde")
      return String(
        (0..<Int.random(in: lengths, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        }
      )
    }
    var builder = WordTable.Builder()
    for _ in 0..<60 { _ = builder.intern(word(1...12)) }
    let base = builder.table
    var index = SpellingIndex(words: base, language: PlainLanguage())
    for _ in 0..<12 {
      _ = builder.intern(word(1...12))
      index = index.extended(to: builder.table, language: PlainLanguage())
    }
    #expect(index.brokenInvariant() == nil)
    let table = builder.table
    for _ in 0..<60 {
      let heard = word(1...12)
      var found: [UInt32: Int] = [:]
      index.forEachNeighbour(of: heard, language: PlainLanguage()) { neighbour in
        #expect(found[neighbour.word] == nil)
        if let mistakes = neighbour.mistakes { found[neighbour.word] = mistakes }
      }
      var expected: [UInt32: Int] = [:]
      for id in 0..<UInt32(table.count) {
        let letters = Letters.letters(of: table.text(of: id))
        let mistakes = Self.textbookDistance(letters, Letters.letters(of: heard))
        if mistakes <= Letters.forgivenMistakes(in: letters) { expected[id] = mistakes }
      }
      #expect(found == expected, "\(heard)")
    }
  }

  @Test(arguments: [
    ("hobbit", "hobit", 1), ("misérables", "miserables", 0), ("호", "혹", 1), ("빗", "빛", 1),
    ("tiếng", "tieng", 0), ("dune", "duen", 1),
  ])
  func `letters, marks and jamo count as mistakes`(word: String, heard: String, mistakes: Int) {
    var builder = WordTable.Builder()
    _ = builder.intern(word)
    let index = SpellingIndex(words: builder.table, language: PlainLanguage())
    var found: [Int?] = []
    index.forEachNeighbour(of: heard, language: PlainLanguage()) { found.append($0.mistakes) }
    #expect(found == [mistakes])
  }

  @Test func `a word that only sounds alike is found by its sound`() {
    var builder = WordTable.Builder()
    _ = builder.intern("phantom")
    _ = builder.intern("other")
    let index = SpellingIndex(words: builder.table, language: PlainLanguage())
    var found: [SpellingIndex.Neighbour] = []
    index.forEachNeighbour(of: "feantum", language: PlainLanguage()) { found.append($0) }
    #expect(found.map(\.word) == [0])
    #expect(found.first?.mistakes == nil)
    #expect(found.first?.soundDifference == 0)
    #expect(found.first?.hasSoundKey == true)
    #expect(found.first?.difference == Float(3) / 7)
  }
}
