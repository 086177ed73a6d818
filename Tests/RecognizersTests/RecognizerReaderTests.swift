import Foundation
import Recognizers
import TestSupport
import Testing

@Suite struct RecognizerReaderTests {
  @Test(arguments: Sample.all)
  func `a sample says what stands beside it`(sample: Sample) throws {
    let events = sample.events(in: [try sample.bytes()])
    let lines = EventText.lines(events)
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil {
      try Data(lines.joined(separator: "\n").utf8).write(to: sample.expectationSource)
      return
    }
    #expect(lines == (try sample.expectation()))
  }

  @Test(arguments: Sample.all)
  func `bytes that come one by one say the same`(sample: Sample) throws {
    let bytes = try sample.bytes()
    #expect(EventText.lines(sample.events(in: bytes.map { [$0] })) == (try sample.expectation()))
  }

  @Test(arguments: Sample.all)
  func `pieces of any size say the same`(sample: Sample) throws {
    let bytes = try sample.bytes()
    let expected = try sample.expectation()
    for seed in 0..<20 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var pieces: [[UInt8]] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...40, using: &random))
        pieces.append(Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      #expect(EventText.lines(sample.events(in: pieces)) == expected, "seed \(seed)")
    }
  }
}
