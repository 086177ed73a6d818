import OrderedJSON
import Testing

@Suite struct SourceLocationTests {
  @Test func `a location prints as editors expect`() {
    #expect(SourceLocation(line: 3, column: 7).description == "3:7")
  }
}
