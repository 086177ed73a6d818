/// The tables of the library's file, as the steps that made them.
///
/// The file carries the number of steps it has seen (`user_version`). A released step is never
/// changed; what the tables need next is a new step.
enum Schema {
  /// What each step runs, oldest first.
  static let steps: [[String]] = [
    [
      """
      CREATE TABLE books (
        id TEXT PRIMARY KEY NOT NULL,
        title TEXT NOT NULL,
        author TEXT NOT NULL,
        year INTEGER NOT NULL,
        series TEXT,
        shelf TEXT NOT NULL,
        rating INTEGER CHECK (rating BETWEEN 1 AND 5),
        title_key TEXT NOT NULL,
        sort_key TEXT NOT NULL,
        author_key TEXT NOT NULL,
        series_key TEXT NOT NULL
      )
      """,
      """
      CREATE TABLE names (
        book TEXT NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        key TEXT NOT NULL,
        bare_key TEXT NOT NULL
      )
      """,
      """
      CREATE TABLE orders (
        id INTEGER PRIMARY KEY,
        book TEXT NOT NULL,
        copies INTEGER NOT NULL CHECK (copies > 0)
      )
      """,
      "CREATE INDEX names_of_books ON names (book)",
      "CREATE INDEX books_on_shelves ON books (shelf)",
    ]
  ]

  /// Takes a file from the steps it has seen to the last one.
  ///
  /// - Parameters:
  ///   - database: The open file.
  ///   - seed: Fills the tables of a new file.
  /// - Returns: Whether the file was new.
  /// - Throws: ``StoreError``; the file is then as it was.
  static func migrate(_ database: Database, seed: () throws -> Void) throws -> Bool {
    guard try version(of: database) != steps.count else { return false }
    return try database.transaction {
      // Another process may have come first while this one waited for the file.
      let seen = try version(of: database)
      guard seen <= steps.count else {
        throw StoreError.tooNew(path: database.path, version: seen)
      }
      for statement in steps[seen...].joined() {
        try database.run(statement)
      }
      if seen == 0 { try seed() }
      try database.run("PRAGMA user_version = \(steps.count)")
      return seen == 0
    }
  }

  private static func version(of database: Database) throws(StoreError) -> Int {
    try database.run("PRAGMA user_version").first?.first?.integer ?? 0
  }
}
