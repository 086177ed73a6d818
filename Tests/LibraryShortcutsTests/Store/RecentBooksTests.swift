import Testing

@testable import LibraryShortcuts

/// What is kept is what the file says, whoever changed it.
@Suite struct RecentBooksTests {
  private let folder: LibraryFolder
  private let database: Database
  private var recent = RecentBooks()
  /// Which books were read from the file, in the order of their reading.
  private var read: [[BookRecord.ID]] = []

  init() throws {
    folder = try LibraryFolder()
    database = try Self.connection(folder)
    try database.run("CREATE TABLE shelf (id TEXT PRIMARY KEY, title TEXT)")
    try database.run("INSERT INTO shelf VALUES ('a', 'Emma'), ('b', 'Dune'), ('c', 'Momo')")
  }

  private static func connection(_ folder: LibraryFolder) throws -> Database {
    try Database(path: folder.path + "/shelf.sqlite", patience: 50)
  }

  private mutating func titles(_ ids: [BookRecord.ID]) throws -> [String] {
    var read = self.read
    let books = try recent.books(ids, in: database) { [database] ids in
      read.append(ids)
      return try ids.flatMap { id in
        try database.run("SELECT title FROM shelf WHERE id = ?", [.text(id)]).map { row in
          BookRecord(id: id, title: row[0].text, author: "", year: 2000)
        }
      }
    }
    self.read = read
    return books.map(\.title)
  }

  @Test mutating func `books come in the order they are asked for, and are read once`() throws {
    #expect(try titles(["b", "a"]) == ["Dune", "Emma"])
    #expect(try titles(["a", "c", "b"]) == ["Emma", "Momo", "Dune"])
    #expect(try titles(["c", "a"]) == ["Momo", "Emma"])
    #expect(read == [["b", "a"], ["c"]])
  }

  @Test mutating func `a book that is not there is left out, and found once it is`() throws {
    #expect(try titles(["x", "a"]) == ["Emma"])
    try database.run("INSERT INTO shelf VALUES ('x', 'Kim')")
    #expect(try titles(["x", "a"]) == ["Kim", "Emma"])
  }

  @Test mutating func `what is changed here is read again`() throws {
    #expect(try titles(["a"]) == ["Emma"])
    try database.run("UPDATE shelf SET title = 'Persuasion' WHERE id = 'a'")
    #expect(try titles(["a"]) == ["Persuasion"])
    try database.run("DELETE FROM shelf WHERE id = 'a'")
    #expect(try titles(["a"]).isEmpty)
  }

  @Test mutating func `what another process changes is read again`() throws {
    #expect(try titles(["a"]) == ["Emma"])
    try Self.connection(folder).run("UPDATE shelf SET title = 'Persuasion' WHERE id = 'a'")
    #expect(try titles(["a"]) == ["Persuasion"])
  }

  @Test mutating func `what comes to nothing is not kept`() throws {
    #expect(try titles(["a"]) == ["Emma"])
    try database.run("BEGIN IMMEDIATE")
    try database.run("UPDATE shelf SET title = 'Persuasion' WHERE id = 'a'")
    #expect(try titles(["a"]) == ["Persuasion"])
    try database.run("ROLLBACK")
    #expect(try titles(["a"]) == ["Emma"])
  }

  @Test mutating func `no more are kept than so many, and those that are asked for come whole`()
    throws
  {
    let ids = (0...RecentBooks.most).map { "book \($0)" }
    try database.transaction {
      for id in ids { try database.run("INSERT INTO shelf VALUES (?, ?)", [.text(id), .text(id)]) }
    }
    #expect(try titles(ids) == ids)
    #expect(try titles(["a"]) == ["Emma"])
    #expect(try titles([ids[0]]) == [ids[0]])
    #expect(read == [ids, ["a"], [ids[0]]])
  }
}
