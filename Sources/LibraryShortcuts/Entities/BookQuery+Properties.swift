import AppIntents

// Every comparison becomes a condition that the database itself checks.
extension BookQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Book.$title) {
      EqualToComparator { .text(.title, is: $0) }
      ContainsComparator { .text(.title, contains: $0) }
      HasPrefixComparator { .text(.title, beginsWith: $0) }
    }
    Property(\Book.$author) {
      EqualToComparator { .text(.author, is: $0) }
      ContainsComparator { .text(.author, contains: $0) }
    }
    Property(\Book.$year) {
      EqualToComparator { .number(.year, is: $0) }
      LessThanComparator { .number(.year, below: $0) }
      GreaterThanComparator { .number(.year, above: $0) }
      IsBetweenComparator { .number(.year, from: $0, to: $1) }
    }
    Property(\Book.$shelf) {
      EqualToComparator { .shelf($0) }
      NotEqualToComparator { .not(.shelf($0)) }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\Book.$title)
    SortableBy(\Book.$author)
    SortableBy(\Book.$year)
    SortableBy(\Book.$rating)
  }

  func entities(
    matching comparators: [BookFilter],
    mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Book>],
    limit: Int?
  ) async throws -> [Book] {
    let order = sortedBy.compactMap { sort in
      Self.columns[sort.by].map { BookOrder(by: $0, descending: sort.order == .descending) }
    }
    return
      try await store
      .books(where: comparators, any: mode == .or, order: order, limit: limit)
      .map { Book($0) }
  }

  private static var columns: [PartialKeyPath<Book>: BookColumn] {
    [\.$title: .title, \.$author: .author, \.$year: .year, \.$rating: .rating]
  }
}
