import OrderedJSON
import Testing

@Suite struct SourceLocationTests {
  @Test func `a location prints as editors expect`() {
    #expect(SourceLocation(line: 3, column: 7).description == "3:7")
  }

  @Test func `locations are ordered by line, then by column`() {
    let places = [(2, 1), (1, 9), (1, 2)].map { SourceLocation(line: $0.0, column: $0.1) }
    #expect(places.sorted().map(\.description) == ["1:2", "1:9", "2:1"])
  }
}
