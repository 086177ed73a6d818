import SpokenLanguage
import Testing

@Suite struct OrdinalAnswerTests {
  @Test func `the last is no position`() {
    #expect(OrdinalAnswer.last != .position(1))
  }
}
