import Foundation
import Testing

@testable import AssistantREPL

@Suite struct InputQueueTests {
  @Test func `elements come in order, then the end`() async {
    let queue = InputQueue<Int>(capacity: 2)
    let writer = Thread {
      for number in 0..<1_000 { _ = queue.push(number) }
      queue.finish()
    }
    writer.start()
    var numbers: [Int] = []
    while let number = await queue.next() { numbers.append(number) }
    #expect(numbers == Array(0..<1_000))
    #expect(await queue.next() == nil)
  }

  @Test func `a thread that nobody listens to is told so`() async {
    let queue = InputQueue<Int>(capacity: 1)
    let pushed = await withCheckedContinuation { continuation in
      let writer = Thread {
        var count = 0
        while queue.push(count) { count += 1 }
        continuation.resume(returning: count)
      }
      writer.start()
      queue.abandon()
    }
    #expect(pushed <= 2)
  }
}
