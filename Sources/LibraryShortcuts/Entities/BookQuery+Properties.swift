import AppIntents

// Every comparison becomes a condition that the database itself checks.
extension BookQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Book.$title) {
      ContainsComparator { .text(.title, contains: $0) }
      EqualToComparator { .text(.title, is: $0) }
      NotEqualToComparator { .not(.text(.title, is: $0)) }
      HasPrefixComparator { .text(.title, beginsWith: $0) }
      HasSuffixComparator { .text(.title, endsWith: $0) }
    }
    Property(\Book.$author) {
      ContainsComparator { .author(contains: $0) }
      EqualToComparator { .author(is: $0) }
      NotEqualToComparator { .not(.author(is: $0)) }
    }
    Property(\Book.$year) {
      EqualToComparator { .number(.year, .equal, $0) }
      NotEqualToComparator { .not(.number(.year, .equal, $0)) }
      LessThanComparator { .number(.year, .less, $0) }
      LessThanOrEqualToComparator { .number(.year, .atMost, $0) }
      GreaterThanComparator { .number(.year, .greater, $0) }
      GreaterThanOrEqualToComparator { .number(.year, .atLeast, $0) }
      IsBetweenComparator { .number(.year, from: $0, to: $1) }
    }
    Property(\Book.$series) {
      ContainsComparator { .text(.series, contains: $0) }
    }
    Property(\Book.$shelf) {
      EqualToComparator { .shelf($0) }
      NotEqualToComparator { .not(.shelf($0)) }
    }
    Property(\Book.$rating) {
      EqualToComparator { .rating($0) }
      GreaterThanOrEqualToComparator { .number(.rating, .atLeast, $0) }
      LessThanOrEqualToComparator { .number(.rating, .atMost, $0) }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\Book.$title)
    SortableBy(\Book.$author)
    SortableBy(\Book.$year)
    SortableBy(\Book.$rating)
  }

  static let findIntentDescription: IntentDescription? = IntentDescription(
    "Finds books by title, author, year, series, shelf or rating."
  )

  func entities(
    matching comparators: [BookFilter],
    mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Book>],
    limit: Int?
  ) async throws -> [Book] {
    let order = sortedBy.compactMap { sort in
      Self.columns[sort.by].map { BookOrder(by: $0, descending: sort.order == .descending) }
    }
    let asked = BookFilter.joined(comparators, any: mode == .or)
    let filters = await [asked] + LibraryFocusFilter.currentConditions
    return try await store.books(where: filters, order: order, limit: limit).map { Book($0) }
  }

  private static var columns: [PartialKeyPath<Book>: BookColumn] {
    [\.$title: .title, \.$author: .author, \.$year: .year, \.$rating: .rating]
  }
}
