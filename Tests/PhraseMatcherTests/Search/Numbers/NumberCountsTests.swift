import TestSupport
import Testing

@testable import PhraseMatcher

@Suite struct NumberCountsTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func `numbers are counted as a dictionary counts them`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var counts = NumberCounts()
    var expected: [UInt64: Int] = [:]
    for step in 0..<2_000 {
      let key = UInt64.random(in: 0..<300, using: &random) << 32
      if Bool.random(using: &random) {
        let limit = Int.random(in: 1...3, using: &random)
        let isNew = expected[key, default: 0] < limit
        #expect(counts.insert(key, atMost: limit) == isNew)
        if isNew { expected[key, default: 0] += 1 }
      } else {
        counts.set(step % 5 + 1, of: key)
        expected[key] = step % 5 + 1
      }
    }
    for key in expected.keys { #expect(counts.count(of: key) == expected[key]) }
    #expect(counts.count(of: 12345) == 0)
    counts.removeAll()
    #expect(expected.keys.allSatisfy { counts.count(of: $0) == 0 })
  }
}
