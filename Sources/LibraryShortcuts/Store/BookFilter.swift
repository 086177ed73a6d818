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

  /// The column's text ends with the text.
  static func text(_ column: BookColumn, endsWith text: String) -> Self {
    let key = SearchKey.of(text)
    return Self(
      "substr(\(column.rawValue), -?) = ?",
      [.integer(key.unicodeScalars.count), .text(key)]
    )
  }

  /// The author is called so, on the book or in another language.
  static func author(is name: String) -> Self {
    author(called: name, isPart: false, .text(.author, is: name))
  }

  /// The text is somewhere in the author's name, on the book or in another language.
  static func author(contains name: String) -> Self {
    author(called: name, isPart: true, .text(.author, contains: name))
  }

  private static func author(called name: String, isPart: Bool, _ filter: Self) -> Self {
    let authors = AuthorIndex.known.authors(called: SearchKey.of(name), isPart: isPart)
    guard !authors.isEmpty else { return filter }
    let places = authors.map { _ in "?" }.joined(separator: ", ")
    return Self(
      "\(filter.clause) OR author_key IN (\(places))",
      filter.values + authors.map(SQLValue.text)
    )
  }

  /// The text is somewhere in a title, another name, the author or the series.
  static func anywhere(contains text: String) -> Self {
    let key = SearchKey.of(text)
    let author = author(contains: text)
    let isHangul = SearchKey.isHangul(key)
    let wanted = SQLValue.text(isHangul ? SearchKey.withoutSpaces(key) : key)
    let (series, name) =
      isHangul
      ? ("replace(series_key, ' ', '')", "replace(key, ' ', '')") : ("series_key", "key")
    return Self(
      """
      \(author.clause) OR instr(\(series), ?) > 0 \
      OR EXISTS (SELECT 1 FROM names WHERE book = books.id AND instr(\(name), ?) > 0)
      """,
      author.values + [wanted, wanted]
    )
  }

  /// How a column's number is compared.
  enum Order: String, Sendable {
    case less = "<"
    case atMost = "<="
    case equal = "="
    case atLeast = ">="
    case greater = ">"
  }

  /// The column's number stands so to another; never where the column has none.
  static func number(_ column: BookColumn, _ order: Order, _ number: Int) -> Self {
    Self("\(column.rawValue) \(order.rawValue) ?", [.integer(number)])
  }

  /// The column's number lies between two, which count.
  static func number(_ column: BookColumn, from lower: Int, to upper: Int) -> Self {
    Self("\(column.rawValue) BETWEEN ? AND ?", [.integer(lower), .integer(upper)])
  }

  /// The book has so many stars; nil for none.
  static func rating(_ stars: Int?) -> Self {
    stars.map { number(.rating, .equal, $0) } ?? Self("rating IS NULL", [])
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
