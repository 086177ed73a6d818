import TestSupport
import Testing

@testable import LibraryShortcuts

@Suite struct MisspeltNamesTests {
  private let folder: LibraryFolder
  private let database: Database
  private var names = MisspeltNames()

  init() throws {
    folder = try LibraryFolder()
    database = try Database(path: folder.path + "/names.sqlite", patience: 50)
    try database.run("CREATE TABLE names (book TEXT, bare_key TEXT)")
  }

  private func put(_ book: String, _ key: String) throws {
    try database.run("INSERT INTO names VALUES (?, ?)", [.text(book), .text(key)])
  }

  @Test mutating func `each book has the distance of its nearest name`() throws {
    try put("a", "hobbit")
    try put("a", "hobit")
    try put("b", "orbit")
    try put("c", "dune")
    #expect(try names.books(near: "hobbt", in: database) == ["a": 1])
    #expect(try names.books(near: "dun", in: database).isEmpty)
    #expect(try names.books(near: "", in: database).isEmpty)
  }

  @Test mutating func `what has changed is seen, and what came to nothing is not`() throws {
    try put("a", "hobbit")
    #expect(try names.books(near: "hobit", in: database) == ["a": 1])
    try database.run("UPDATE names SET bare_key = 'silmarillion'")
    #expect(try names.books(near: "hobit", in: database).isEmpty)
    #expect(try names.books(near: "silmarilion", in: database) == ["a": 1])
    try database.run("BEGIN IMMEDIATE")
    try put("b", "hobbit")
    #expect(try names.books(near: "hobit", in: database) == ["b": 1])
    try database.run("ROLLBACK")
    #expect(try names.books(near: "hobit", in: database).isEmpty)
  }

  @Test(arguments: 0..<100)
  mutating func `as comparing every name does`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let letters: [Character] = ["a", "b", "é", "한", "글"]
    func word() -> String {
      String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        }
      )
    }
    let all = (0..<20).map { (book: "\($0 / 2)", key: word()) }
    for name in all { try put(name.book, name.key) }
    for key in (0..<10).map({ _ in word() }) + all.prefix(5).map({ $0.key + "a" }) {
      let tolerance = Misspelling.tolerance(for: Misspelling.letters(of: key).count)
      let expected = Dictionary(grouping: all, by: \.book).compactMapValues { names in
        names.compactMap { Misspelling.distance(key, $0.key, limit: tolerance) }.min()
      }
      #expect(try names.books(near: key, in: database) == (tolerance > 0 ? expected : [:]))
    }
  }
}
