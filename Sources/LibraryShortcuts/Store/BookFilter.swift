/// What a book can be asked about, each a column of the table.
enum BookColumn: String, Sendable, Hashable {
  case title = "title_key"
  case author = "author_key"
  case series = "series_key"
  case year
  case rating
  case shelf
}

/// One condition on books: a piece of SQL with its values kept apart from it.
struct BookFilter: Sendable, Hashable {
  let clause: String
  let values: [SQLValue]

  private init(_ clause: String, _ values: [SQLValue]) {
    self.clause = clause
    self.values = values
  }

  /// The text is the column's, but for case and accents.
  static func text(_ column: BookColumn, is text: String) -> Self {
    Self("\(column.rawValue) = ?", [.text(SearchKey.of(text))])
  }

  /// The text is somewhere in the column's.
  static func text(_ column: BookColumn, contains text: String) -> Self {
    Self("instr(\(column.rawValue), ?) > 0", [.text(SearchKey.of(text))])
  }

  /// The column's text begins with the text.
  static func text(_ column: BookColumn, beginsWith text: String) -> Self {
    Self("instr(\(column.rawValue), ?) = 1", [.text(SearchKey.of(text))])
  }

  /// The text is somewhere in a title, another name, the author or the series.
  static func anywhere(contains text: String) -> Self {
    let key = SQLValue.text(SearchKey.of(text))
    return Self(
      """
      instr(author_key, ?) > 0 OR instr(series_key, ?) > 0 \
      OR EXISTS (SELECT 1 FROM names WHERE book = books.id AND instr(key, ?) > 0)
      """,
      [key, key, key]
    )
  }

  /// The number is the column's.
  static func number(_ column: BookColumn, is number: Int) -> Self {
    Self("\(column.rawValue) = ?", [.integer(number)])
  }

  /// The column's number is smaller.
  static func number(_ column: BookColumn, below number: Int) -> Self {
    Self("\(column.rawValue) < ?", [.integer(number)])
  }

  /// The column's number is greater.
  static func number(_ column: BookColumn, above number: Int) -> Self {
    Self("\(column.rawValue) > ?", [.integer(number)])
  }

  /// The column's number lies between two, which count.
  static func number(_ column: BookColumn, from lower: Int, to upper: Int) -> Self {
    Self("\(column.rawValue) BETWEEN ? AND ?", [.integer(lower), .integer(upper)])
  }

  /// The book stands on the shelf.
  static func shelf(_ shelf: Shelf) -> Self {
    Self("shelf = ?", [.text(shelf.rawValue)])
  }

  /// The books that another condition leaves out.
  static func not(_ filter: Self) -> Self {
    Self("NOT coalesce(\(filter.clause), 0)", filter.values)
  }

  /// All of the conditions, or any of them; all books when there are none.
  static func joined(_ filters: [Self], any: Bool) -> Self {
    guard !filters.isEmpty else { return Self("1", []) }
    let clauses = filters.map { "(\($0.clause))" }
    return Self(clauses.joined(separator: any ? " OR " : " AND "), filters.flatMap(\.values))
  }
}

/// What books are put in order by.
struct BookOrder: Sendable, Hashable {
  let column: BookColumn
  let isDescending: Bool

  /// Makes an order.
  init(by column: BookColumn, descending: Bool = false) {
    self.column = column
    isDescending = descending
  }

  /// Titles go by their first word that is no article, as in every library.
  var clause: String {
    (column == .title ? "sort_key" : column.rawValue) + (isDescending ? " DESC" : "")
  }
}
