import TestSupport
import Testing

@testable import PhraseMatcher

@Suite struct CommonSymbolsTests {
  /// The longest common subsequence by the book, with a table.
  private static func common(_ first: [UInt16], _ second: [UInt16]) -> Int {
    var row = Array(repeating: 0, count: second.count + 1)
    for symbol in first {
      var diagonal = 0
      for (place, other) in second.enumerated() {
        let above = row[place + 1]
        row[place + 1] = symbol == other ? diagonal + 1 : max(above, row[place])
        diagonal = above
      }
    }
    return row[second.count]
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `rows of every length are as alike as a table says`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = UInt16.random(in: 1...6, using: &random)
    func row() -> [UInt16] {
      (0..<Int.random(in: 0...200, using: &random)).map { _ in
        UInt16.random(in: 0..<alphabet, using: &random)
      }
    }
    let first = row()
    var common = CommonSymbols(first, alphabet: Int(alphabet))
    for _ in 0..<5 {
      let second = row()
      let count = first.count + second.count
      let expected =
        count == 0 ? 1 : 2 * Float(Self.common(first, second)) / Float(count)
      #expect(common.similarity(to: second) == expected)
    }
  }
}
