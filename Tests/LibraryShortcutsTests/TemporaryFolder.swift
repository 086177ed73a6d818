import Foundation

@testable import LibraryShortcuts

/// A folder of a test's own, gone with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/library-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// A store in the folder; it starts with the given books, or with those every library has.
  func store(patience: Int32 = 50, _ books: [BookRecord]? = nil) -> LibraryStore {
    LibraryStore(folder: DataFolder(named: path), patience: patience) {
      books ?? SeedBooks.library
    }
  }
}
