@testable import AssistantREPL
import Testing

@Suite struct SilentWaitTests {
  @Test func `a long silence is told, once`() async {
    let (told, telling) = AsyncStream<Void>.makeStream()
    let wait = SilentWait(after: .zero) { telling.yield() }
    var turns = told.makeAsyncIterator()
    await turns.next()
    wait.end()
    telling.finish()
    #expect(await turns.next() == nil)
  }
}
