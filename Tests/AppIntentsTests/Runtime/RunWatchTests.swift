import Testing

@testable import AppIntents

@Suite struct RunWatchTests {
  /// Lets some time go by: until a run with hardly any has been left behind.
  private func letTimeGoBy() async {
    let watch = RunWatch(timeLimit: .milliseconds(1), grace: .zero)
    await #expect(throws: CancellationError.self) {
      try await watch.run {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        try Task.checkCancellation()
        return IntentOutcome()
      }
    }
    #expect(watch.reason == .timeout)
  }

  @Test func `the time stands still while somebody is asked, and only then`() async throws {
    // Longer than any machine takes for all tests together, beside which this one waits.
    let watch = RunWatch(timeLimit: .seconds(1_000_000), grace: .zero)
    _ = try await watch.run {
      let start = watch.timeLeft
      await letTimeGoBy()
      #expect(watch.timeLeft < start)
      try await watch.asking {
        let asked = watch.timeLeft
        // A question within a question stops nothing twice.
        try await watch.asking { await letTimeGoBy() }
        await letTimeGoBy()
        #expect(watch.timeLeft == asked)
      }
      let answered = watch.timeLeft
      await letTimeGoBy()
      #expect(watch.timeLeft < answered)
      return IntentOutcome()
    }
    #expect(watch.isOver && watch.reason == nil)
  }

  @Test func `a cancelled task runs nothing`() async {
    await Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      await #expect(throws: CancellationError.self) {
        try await RunWatch(timeLimit: nil, grace: .zero).run {
          Issue.record("it ran")
          return IntentOutcome()
        }
      }
    }.value
  }

  @Test func `deadlines come in their order, and those that were removed never`() async {
    let deadlines = Deadlines()
    let owners = [Owner(), Owner(), Owner()]
    let ends = AsyncStream.makeStream(of: Int.self)
    deadlines.add(owners[0], after: .seconds(3)) { ends.continuation.yield(0) }
    deadlines.add(owners[1], after: .milliseconds(1)) { ends.continuation.yield(1) }
    deadlines.add(owners[2], after: .zero) { ends.continuation.yield(2) }
    deadlines.remove(owners[2])
    var order: [Int] = []
    for await end in ends.stream {
      // One that was on its way already may still come.
      if end != 2 { order.append(end) }
      if order.count == 2 { break }
    }
    #expect(order == [1, 0])
  }

  private final class Owner: Sendable {}
}
