// MARK: - Finding books

extension LibraryStore {
  /// How well a book fits what was asked for, best first.
  enum Fit: Int, Sendable, Comparable {
    /// One of its names is what was said.
    case name
    /// One of its names is what was said but for an article before it.
    case nameWithArticle
    /// One of its names begins with it.
    case beginning
    /// It is among the words of a name.
    case words
    /// It is somewhere in a name.
    case part
    /// It is somewhere in the author's name or the series'.
    case circumstances
    /// One of its names is nearly what was said.
    case misspelt

    /// Whether one fits better than the other.
    static func < (left: Self, right: Self) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The book with an identifier, as it is now.
  func book(_ id: BookRecord.ID) throws -> BookRecord? {
    try books(ids: [id]).first
  }

  /// The books with the given identifiers, in that order; those that are not there are left out.
  func books(ids: [BookRecord.ID]) throws -> [BookRecord] {
    guard !ids.isEmpty else { return [] }
    return try recentBooks.books(ids, in: try database()) { ids in
      let places = ids.map { _ in "?" }.joined(separator: ", ")
      return try select("WHERE id IN (\(places))", ids.map(SQLValue.text))
    }
  }

  /// The books that meet conditions, in order.
  ///
  /// - Parameters:
  ///   - filters: The conditions; none means all books.
  ///   - any: Whether one condition is enough.
  ///   - order: What to sort by first, second and so on; ties and no order at all go by title.
  ///   - limit: How many at most.
  /// - Returns: The books, none where none fits.
  /// - Throws: ``StoreError``.
  func books(
    where filters: [BookFilter] = [],
    any: Bool = false,
    order: [BookOrder] = [],
    limit: Int? = nil
  ) throws -> [BookRecord] {
    let filter = BookFilter.joined(filters, any: any)
    let columns = order.map(\.clause) + ["sort_key", "id"]
    return try select(
      "WHERE \(filter.clause) ORDER BY \(columns.joined(separator: ", ")) LIMIT ?",
      filter.values + [.integer(limit.map { max($0, 0) } ?? -1)]
    )
  }

  /// What is being read, then what has five stars: the books worth offering unasked.
  func suggestedBooks(limit: Int = 20) throws -> [BookRecord] {
    try select(
      "WHERE shelf = ? OR rating = 5 ORDER BY shelf = ? DESC, sort_key, id LIMIT ?",
      [
        .text(Shelf.currentlyReading.rawValue), .text(Shelf.currentlyReading.rawValue),
        .integer(limit),
      ]
    )
  }

  /// The books a text may mean, best first, each with how well it fits.
  ///
  /// Titles, synonyms, authors and series are searched without regard to case, accents and
  /// punctuation. Only when nothing contains the text are misspelt names considered.
  func books(matching text: String, limit: Int = 50) throws -> [(BookRecord, Fit)] {
    let key = SearchKey.of(text)
    guard !key.isEmpty else { return [] }
    var fits = try containing(key, limit: limit)
    if fits.isEmpty { fits = try resembling(key, limit: limit) }
    return try fits.compactMap { id, fit in try book(id).map { ($0, fit) } }
  }

  private func containing(_ key: String, limit: Int) throws -> [(BookRecord.ID, Fit)] {
    let authors = AuthorIndex.known.authors(called: key, isPart: true)
    let places = authors.indices.map { "?\($0 + 4)" }.joined(separator: ", ")
    let rows = try database().run(
      """
      SELECT book, min(fit) AS best FROM (
        SELECT book, CASE
          WHEN key = ?1 THEN 0
          WHEN bare_key = ?2 THEN 1
          WHEN instr(key, ?1) = 1 THEN 2
          WHEN instr(' ' || key || ' ', ' ' || ?1 || ' ') > 0 THEN 3
          ELSE 4 END AS fit
        FROM names WHERE instr(key, ?1) > 0 OR bare_key = ?2
        UNION ALL
        SELECT id, 5 FROM books WHERE instr(author_key, ?1) > 0 OR instr(series_key, ?1) > 0
          OR author_key IN (\(places))
      )
      JOIN books ON books.id = book
      GROUP BY book ORDER BY best, year, title_key LIMIT ?3
      """,
      [.text(key), .text(SearchKey.withoutArticle(key)), .integer(limit)]
        + authors.map(SQLValue.text)
    )
    return rows.map { ($0[0].text, Fit(rawValue: $0[1].integer ?? 0) ?? .part) }
  }

  private func resembling(_ key: String, limit: Int) throws -> [(BookRecord.ID, Fit)] {
    let wanted = SearchKey.withoutArticle(key)
    let nearest = try misspeltNames.books(near: wanted, in: try database())
    let best = nearest.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    return best.prefix(limit).map { ($0.key, .misspelt) }
  }

  private func select(_ rest: String, _ values: [SQLValue]) throws -> [BookRecord] {
    let rows = try database().run(
      """
      SELECT id, title, author, year, series, shelf, rating,
        (SELECT group_concat(name, char(31)) FROM names WHERE book = id AND name <> title)
      FROM books \(rest)
      """,
      values
    )
    return rows.map(Self.book)
  }

  private static func book(_ row: [SQLValue]) -> BookRecord {
    BookRecord(
      id: row[0].text,
      title: row[1].text,
      author: row[2].text,
      year: row[3].integer ?? 0,
      series: row[4] == .null ? nil : row[4].text,
      shelf: Shelf(rawValue: row[5].text) ?? .wantToRead,
      rating: row[6].integer,
      synonyms: row[7].text.utf8.split(separator: 0x1F).compactMap { String($0) }
    )
  }
}
