@testable import AppIntents
import Testing

@Suite struct EntityPropertyQueryTests {
  private func mapped<Query: EntityPropertyQuery>(
    _ query: Query.Type,
    _ property: Int,
    _ kind: EntityQueryComparatorKind,
    _ values: any Sendable...
  ) -> Query.ComparatorMappingType? {
    Query.properties[property].comparators.first { $0.kind == kind }?.mapping(values)
  }

  private func sortable<Query: EntityPropertyQuery>(_ query: Query.Type) -> [AnyKeyPath] {
    Query.sortingOptions.properties.map(\.keyPath)
  }

  @Test func `comparisons become values of the app's own type`() {
    #expect(mapped(BookQuery.self, 0, .equalTo, "Dune") == .titleIs("Dune"))
    #expect(mapped(BookQuery.self, 0, .contains, "un") == .titleContains("un"))
    #expect(mapped(BookQuery.self, 1, .lessThan, 1900) == .printedBefore(1900))
    #expect(mapped(BookQuery.self, 1, .isBetween, 1900, 1999) == .printedBetween(1900, 1999))
  }

  @Test func `a comparison with a value of another type becomes nothing`() {
    #expect(mapped(BookQuery.self, 0, .equalTo, 3) == nil)
    #expect(mapped(BookQuery.self, 1, .isBetween, 1900) == nil)
    #expect(mapped(BookQuery.self, 1, .hasPrefix, "19") == nil)
  }

  @Test func `the sort and the limit reach the query`() async throws {
    let books = try await BookQuery().entities(
      matching: [.titleIs("Emma"), .printedBefore(1970)],
      mode: .or,
      sortedBy: [EntityQuerySort(by: \Book.$year, order: .descending)],
      limit: 3
    )
    #expect(books.map(\.id) == [2, 4, 3])
    #expect(sortable(BookQuery.self) == [\Book.$title, \Book.$year])
  }
}
