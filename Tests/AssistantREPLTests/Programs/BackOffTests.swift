import Testing

@testable import AssistantREPL

@Suite struct BackOffTests {
  @Test func `each pause is twice as long, up to half a minute`() {
    var backOff = BackOff()
    let pauses = (0..<10).map { _ in backOff.pause(afterRunOf: .seconds(1)) }
    #expect(
      pauses.map { $0 / .milliseconds(1) } == [
        250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
      ]
    )
  }

  @Test func `a run that lasted begins anew`() {
    var backOff = BackOff()
    for _ in 0..<5 { _ = backOff.pause(afterRunOf: .zero) }
    #expect(backOff.pause(afterRunOf: .seconds(10)) == .milliseconds(250))
    #expect(backOff.pause(afterRunOf: .seconds(9)) == .milliseconds(500))
  }
}
