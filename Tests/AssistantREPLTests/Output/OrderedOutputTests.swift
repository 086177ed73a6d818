import Synchronization
import TestSupport
import Testing

@testable import AssistantREPL

@Suite struct OrderedOutputTests {
  @Test func `parts are written in their order, and the first one at once`() {
    let written = Mutex<[UInt8]>([])
    let output = OrderedOutput { bytes in written.withLock { $0 += bytes } }
    output.append([2], toPart: 1, isLast: false)
    #expect(written.withLock { $0 } == [])
    output.append([0], toPart: 0, isLast: false)
    #expect(written.withLock { $0 } == [0])
    output.append([4], toPart: 2, isLast: true)
    output.append([1], toPart: 0, isLast: true)
    #expect(written.withLock { $0 } == [0, 1, 2])
    output.append([3], toPart: 1, isLast: true)
    #expect(written.withLock { $0 } == [0, 1, 2, 3, 4])
  }

  @Test func `whoever comes first, nothing changes places or is lost`() async {
    var random = SplitMix64(seed: 3)
    for _ in 0..<50 {
      let written = Mutex<[UInt8]>([])
      let output = OrderedOutput { bytes in written.withLock { $0 += bytes } }
      let pieces = (0..<8).map { _ in Int.random(in: 1...5, using: &random) }
      await withTaskGroup { group in
        for (part, count) in pieces.enumerated() {
          group.addTask {
            for piece in 1...count {
              output.append([UInt8(part)], toPart: part, isLast: piece == count)
              await Task.yield()
            }
          }
        }
      }
      let expected = pieces.enumerated().flatMap { Array(repeating: UInt8($0), count: $1) }
      #expect(written.withLock { $0 } == expected)
    }
  }
}
