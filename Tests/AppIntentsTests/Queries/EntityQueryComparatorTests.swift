@testable import AppIntents
import Testing

/// Every comparator of the framework: what it takes, and what becomes of it.
@Suite struct EntityQueryComparatorTests {
  private static let entries: [EntityQueryComparatorEntry<String>] = [
    EqualToComparator<Int, String> { "= \($0)" }.entry,
    NotEqualToComparator<Int, String> { "≠ \($0)" }.entry,
    LessThanComparator<Int, String> { "< \($0)" }.entry,
    LessThanOrEqualToComparator<Int, String> { "≤ \($0)" }.entry,
    GreaterThanComparator<Int, String> { "> \($0)" }.entry,
    GreaterThanOrEqualToComparator<Int, String> { "≥ \($0)" }.entry,
    IsBetweenComparator<Int, String> { "\($0)…\($1)" }.entry,
    ContainsComparator<Int, String> { "∋ \($0)" }.entry,
    HasPrefixComparator<Int, String> { "^ \($0)" }.entry,
    HasSuffixComparator<Int, String> { "$ \($0)" }.entry,
  ]
  private static let results = [
    "= 1", "≠ 1", "< 1", "≤ 1", "> 1", "≥ 1", "1…2", "∋ 1", "^ 1", "$ 1",
  ]

  @Test func `there is one of every kind, in the order of the kinds`() {
    #expect(Self.entries.map(\.kind) == EntityQueryComparatorKind.allCases)
  }

  @Test(arguments: entries.indices) func `it makes the app's own value`(place: Int) {
    let entry = Self.entries[place]
    let values: [any Sendable] = entry.kind == .isBetween ? [1, 2] : [1]
    #expect(entry.kind.valueCount == values.count)
    #expect(entry.mapping(values) == Self.results[place])
    #expect(ObjectIdentifier(entry.input) == ObjectIdentifier(Int.self))
  }

  @Test(arguments: entries.indices)
  func `values of another type or number make nothing`(place: Int) {
    let entry = Self.entries[place]
    #expect(entry.mapping([]) == nil)
    #expect(entry.mapping([1, 2, 3]) == nil)
    #expect(entry.mapping(["1", "2"].prefix(entry.kind.valueCount).map { $0 }) == nil)
  }

  @Test func `an optional property is compared with what is in it`() {
    let older = LessThanComparator<Int?, String> { "< \($0)" }.entry
    #expect(older.mapping([5]) == "< 5")
    let same = EqualToComparator<Int?, String> { "= \($0.map(String.init) ?? "nothing")" }.entry
    #expect(same.mapping([Int?.none]) == "= nothing")
  }

  @Test func `resolvers go along`() {
    let entry = GreaterThanComparator<Int, String>(
      withResolvers: { IntFromStringResolver(radix: 16) },
      mappingTransform: { "> \($0)" }
    ).entry
    #expect(entry.resolvers.count == 1)
    #expect(Self.entries.allSatisfy { $0.resolvers.isEmpty })
  }
}
