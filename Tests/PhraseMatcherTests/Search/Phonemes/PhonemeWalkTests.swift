import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

/// Rows of sounds are compared as a slow, obvious comparison does it.
@Suite struct PhonemeWalkTests {
  private let reader: PhonemeReader

  init() throws {
    reader = try #require(PhonemeReader(Languages.language(for: "en")))
  }

  /// The cheapest way from one row to another, by trying all.
  private func distance(_ first: PhonemeSequence, _ second: PhonemeSequence) -> Int32 {
    var table = Array(
      repeating: Array(repeating: Int32(0), count: second.count + 1),
      count: first.count + 1
    )
    for row in 0...first.count {
      for column in 0...second.count {
        var ways: [Int32] = row == 0 && column == 0 ? [0] : []
        if row > 0 { ways.append(table[row - 1][column] + first.costs[row - 1]) }
        if column > 0 { ways.append(table[row][column - 1] + second.costs[column - 1]) }
        if row > 0, column > 0 {
          let sounds = (first.sounds[row - 1], second.sounds[column - 1])
          let cost = Int32(reader.costs.replacing(sounds.0, by: sounds.1))
          ways.append(table[row - 1][column - 1] + cost)
        }
        table[row][column] = ways.min() ?? 0
      }
    }
    return table[first.count][second.count]
  }

  private func texts(_ random: inout SplitMix64) -> [String] {
    let words = ["open", "the", "hobbit", "rings", "lord", "of", "gold", "in", "library", "42"]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in
      words.randomElement(using: &random) ?? "open"
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the end of the last line is the distance, from either side`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let heard = reader.row(of: texts(&random))
    let expected = reader.row(of: texts(&random))
    var walk = PhonemeWalk(heard, costs: reader.costs)
    var reversed = PhonemeWalk(heard.reversed, costs: reader.costs)
    let cost = distance(expected, heard)
    #expect(walk.line(after: walk.start, expecting: expected).last == cost)
    #expect(reversed.line(after: reversed.start, expecting: expected.reversed).last == cost)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the costs of the words are the distance together`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let texts = ["open"] + texts(&random)
    let expected = reader.row(of: texts)
    let heard = reader.row(of: self.texts(&random))
    var walk = PhonemeWalk(heard, costs: reader.costs)
    let alignment = PhonemeAlignment(&walk, expecting: expected, wordCount: texts.count)
    #expect(alignment.costs.reduce(0, +) == distance(expected, heard))
    #expect(alignment.masses.reduce(0, +) == expected.mass)
    #expect(alignment.heardMasses.reduce(0, +) == heard.mass)
    #expect(zip(alignment.words, alignment.words.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `where words end does not matter`() {
    let heard = reader.row(of: ["the", "lor", "dof", "the", "rings"])
    var walk = PhonemeWalk(heard, costs: reader.costs)
    let expected = reader.row(of: ["the", "lord", "of", "the", "rings"])
    let line = walk.line(after: walk.start, expecting: expected)
    #expect((line.last ?? 1000) * 10 < expected.mass)
  }

  @Test func `numbers sound as they are read aloud`() {
    #expect(reader.row(of: ["52"]).sounds == reader.row(of: ["fifty", "two"]).sounds)
  }
}
