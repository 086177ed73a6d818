import AppIntents
import Testing

@Suite struct IntentOptionTests {
  @Test func `an option has no second line unless it is given`() {
    #expect(IntentOption(id: "1", title: "Dune", value: 1).subtitle == nil)
  }
}
