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

  @Test func `a comparator's resolvers turn what was given into its type`() async throws {
    let found = try await FindAction(Loan.self, in: AppLocalization())?.find(
      FindRequest(conditions: [
        FindCondition(property: "days", comparison: .greaterThan, values: ["0x0A"])
      ])
    )
    #expect(found?.map(\.option.id) == ["2"])
  }
}

/// Reads a number as programmers write it.
private struct HexadecimalResolver: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    input.hasPrefix("0x") ? Int(input.dropFirst(2), radix: 16) : nil
  }
}

private struct Loan: AppEntity {
  let id: Int
  @Property(title: "Days") var days: Int

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Loan"
  static let defaultQuery = LoanQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct LoanQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Loan.$days) {
      GreaterThanComparator {
        HexadecimalResolver()
      } mappingTransform: {
        $0
      }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Loan.$days) }

  func entities(for identifiers: [Int]) async throws -> [Loan] { [] }

  func entities(
    matching least: [Int],
    mode: ComparatorMode,
    sortedBy: [Sort<Loan>],
    limit: Int?
  ) async throws -> [Loan] {
    [(1, 7), (2, 28)].map { id, days in
      let loan = Loan(id: id)
      loan.days = days
      return loan
    }.filter { loan in least.allSatisfy { loan.days > $0 } }
  }
}
