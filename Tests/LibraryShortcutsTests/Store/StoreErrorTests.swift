import Foundation
import Testing

@testable import LibraryShortcuts

@Suite struct StoreErrorTests {
  private let folder: LibraryFolder

  init() throws {
    folder = try LibraryFolder()
  }

  private var file: String { DataFolder(named: folder.path).databasePath }

  @Test func `a locked file is said to be locked, and nothing is lost`() async throws {
    let store = folder.store()
    try await store.open()
    let other = try Database(path: file, patience: 0)
    try other.run("BEGIN IMMEDIATE")
    await #expect(throws: StoreError.locked(path: file)) {
      try await store.move("dune", to: .read)
    }
    #expect(try await store.books(ids: ["dune"]).first?.shelf == .currentlyReading)
    try other.run("ROLLBACK")
    #expect(try await store.move("dune", to: .read))
  }

  @Test func `a file that is no database is left as it is`() async throws {
    let text = String(repeating: "This is no database. ", count: 100)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    await #expect(throws: StoreError.damaged(path: file)) { try await folder.store().open() }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test func `a damaged page is said to be damage`() async throws {
    let store = folder.store()
    try await store.open()
    try Database(path: file, patience: 0).run("PRAGMA wal_checkpoint(TRUNCATE)")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    bytes.replaceSubrange(
      4096..<bytes.count,
      with: Data(repeating: 0x5a, count: bytes.count - 4096)
    )
    let copy = try LibraryFolder()
    let copied = DataFolder(named: copy.path).databasePath
    try bytes.write(to: URL(fileURLWithPath: copied))
    await #expect(throws: StoreError.damaged(path: copied)) { try await copy.store().books() }
  }

  @Test func `a folder that cannot be made is said to be that`() async throws {
    let inTheWay = folder.path + "/file"
    try "".write(toFile: inTheWay, atomically: true, encoding: .utf8)
    let store = LibraryStore(folder: DataFolder(named: inTheWay + "/library"))
    await #expect(throws: StoreError.noFolder(path: inTheWay + "/library")) {
      try await store.open()
    }
  }

  @Test func `a file that is a folder cannot be opened`() async throws {
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    await #expect(throws: StoreError.cannotOpen(path: file)) { try await folder.store().open() }
  }

  @Test func `a full disk is said to be full, and what was there stays`() async throws {
    let store = folder.store()
    let count = try await store.countOnFullDisk()
    let title = String(repeating: "x", count: 100_000)
    let book = BookRecord(id: "big", title: title, author: "Nobody", year: 1)
    await #expect(throws: StoreError.full(path: file)) { try await store.add(book) }
    #expect(try await store.books(ids: ["big"]).isEmpty)
    #expect(try await store.books().count == count)
  }

  @Test func `a file of a newer version is not touched`() async throws {
    try await folder.store().open()
    try Database(path: file, patience: 0).run("PRAGMA user_version = 99")
    await #expect(throws: StoreError.tooNew(path: file, version: 99)) {
      try await folder.store().open()
    }
  }

  @Test func `when filling a new library fails, it is filled the next time`() async throws {
    let impossible = BookRecord(id: "x", title: "X", author: "Y", year: 1, rating: 9)
    let broken = folder.store(SeedBooks.library.suffix(3) + [impossible])
    await #expect(throws: StoreError.self) { try await broken.open() }
    #expect(try await folder.store().books().count == SeedBooks.library.count)
  }
}

extension LibraryStore {
  /// Forbids the file to grow, as a full disk does, and says how many books there are.
  fileprivate func countOnFullDisk() throws -> Int {
    let pages = try database().run("PRAGMA page_count").first?.first?.integer ?? 0
    try database().run("PRAGMA max_page_count = \(pages)")
    return try books().count
  }
}
