import StringCatalogs
import Testing

@Suite struct FormatArgumentTests {
  @Test func `a number is no integer`() {
    #expect(FormatArgument.integer(1) != .number(1))
  }
}
