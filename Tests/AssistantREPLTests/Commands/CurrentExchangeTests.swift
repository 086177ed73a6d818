import AssistantKit
import Testing

@testable import AssistantREPL

/// Ctrl-C and what runs.
@Suite struct CurrentExchangeTests {
  @Test func `a request before anything runs cancels what is started then`() async {
    let exchange = CurrentExchange()
    #expect(exchange.stop())
    let outcome = await exchange.run {
      for await _ in AsyncStream<Never>.makeStream().stream {}
      return Task.isCancelled ? .cancelled : .done
    }
    #expect(outcome == .cancelled)
  }

  @Test func `a request while something runs cancels it`() async {
    let exchange = CurrentExchange()
    let begun = AsyncStream<Void>.makeStream()
    async let outcome = exchange.run {
      begun.continuation.yield()
      for await _ in AsyncStream<Never>.makeStream().stream {}
      return Task.isCancelled ? .cancelled : .done
    }
    for await _ in begun.stream { break }
    #expect(exchange.stop())
    #expect(await outcome == .cancelled)
  }

  @Test func `a request for a former line does nothing to the next one`() async {
    let exchange = CurrentExchange()
    #expect(exchange.stop())
    exchange.expect()
    #expect(await exchange.run { Task.isCancelled ? .cancelled : .done } == .done)
  }

  @Test func `the third request is one too many`() {
    let exchange = CurrentExchange()
    #expect(exchange.stop())
    #expect(exchange.stop())
    #expect(!exchange.stop())
    exchange.expect()
    #expect(exchange.stop())
  }
}
