/// The person's books, kept in a database file.
///
/// Every change is a transaction of its own that has reached the disk when the call returns, so
/// what has been confirmed to a person survives the process being killed at any moment. The file
/// is opened, and on first use made and filled with its first books, when it is first needed.
actor LibraryStore {
  /// The folder that holds the file.
  nonisolated let folder: DataFolder
  private let patience: Int32
  private let firstBooks: @Sendable () -> [BookRecord]
  private var connection: Database?
  var recentBooks = RecentBooks()
  var misspeltNames = MisspeltNames()

  /// Makes a store; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - folder: Where the file is.
  ///   - patience: How long to wait for another process's change, in milliseconds.
  ///   - firstBooks: What a new library starts with.
  init(
    folder: DataFolder,
    patience: Int32 = 2000,
    firstBooks: @escaping @Sendable () -> [BookRecord] = { SeedBooks.library }
  ) {
    self.folder = folder
    self.patience = patience
    self.firstBooks = firstBooks
  }

  /// Opens the file now, to learn early whether that works.
  ///
  /// - Throws: ``StoreError``.
  func open() throws {
    _ = try database()
  }

  /// The connection, opened when it is first asked for.
  func database() throws -> Database {
    if let connection { return connection }
    try folder.create()
    let database = try Database(path: folder.databasePath, patience: patience)
    try prepare(database)
    connection = database
    return database
  }

  private func prepare(_ database: Database) throws {
    // Write-ahead logging lets others read meanwhile; FULL waits for the disk at every commit.
    if try database.run("PRAGMA journal_mode").first?.first?.text != "wal" {
      try database.run("PRAGMA journal_mode = WAL")
    }
    try database.run("PRAGMA synchronous = FULL")
    try database.run("PRAGMA foreign_keys = ON")
    let isNew = try Schema.migrate(database) {
      for book in firstBooks() { try Self.insert(book, into: database) }
    }
    // A copy of the file alone, made by whoever backs it up, then has at least the first books.
    if isNew { try database.run("PRAGMA wal_checkpoint(PASSIVE)") }
  }
}

// MARK: - Changes

extension LibraryStore {
  /// Puts a book into the library.
  ///
  /// - Returns: False when it is there already; nothing is changed then.
  func add(_ book: BookRecord) throws -> Bool {
    let database = try database()
    return try database.transaction { try Self.insert(book, into: database) }
  }

  /// Puts a book on another shelf.
  ///
  /// - Returns: False when the library has no such book.
  func move(_ id: BookRecord.ID, to shelf: Shelf) throws -> Bool {
    try change("UPDATE books SET shelf = ? WHERE id = ?", [.text(shelf.rawValue), .text(id)])
  }

  /// Gives a book one to five stars, or takes them away.
  ///
  /// - Returns: False when the library has no such book.
  func rate(_ id: BookRecord.ID, stars: Int?) throws -> Bool {
    try change("UPDATE books SET rating = ? WHERE id = ?", [SQLValue(stars), .text(id)])
  }

  /// Takes a book out of the library.
  ///
  /// - Returns: False when the library has no such book.
  func remove(_ id: BookRecord.ID) throws -> Bool {
    try change("DELETE FROM books WHERE id = ?", [.text(id)])
  }

  /// Writes down an order.
  func order(_ id: BookRecord.ID, copies: Int) throws {
    _ = try change(
      "INSERT INTO orders (book, copies) VALUES (?, ?)",
      [.text(id), .integer(copies)]
    )
  }

  private func change(_ sql: String, _ values: [SQLValue]) throws -> Bool {
    let database = try database()
    return try database.transaction {
      try database.run(sql, values)
      return database.changes > 0
    }
  }

  @discardableResult
  private static func insert(_ book: BookRecord, into database: Database) throws -> Bool {
    let titleKey = SearchKey.of(book.title)
    try database.run(
      """
      INSERT INTO books (id, title, author, year, series, shelf, rating,
        title_key, sort_key, author_key, series_key)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO NOTHING
      """,
      [
        .text(book.id), .text(book.title), .text(book.author), .integer(book.year),
        SQLValue(book.series), .text(book.shelf.rawValue), SQLValue(book.rating),
        .text(titleKey), .text(SearchKey.withoutArticle(titleKey)),
        .text(SearchKey.of(book.author)), .text(SearchKey.of(book.series ?? "")),
      ]
    )
    guard database.changes > 0 else { return false }
    for name in [book.title] + book.synonyms {
      let key = SearchKey.of(name)
      try database.run(
        "INSERT INTO names (book, name, key, bare_key) VALUES (?, ?, ?, ?)",
        [.text(book.id), .text(name), .text(key), .text(SearchKey.withoutArticle(key))]
      )
    }
    return true
  }
}
