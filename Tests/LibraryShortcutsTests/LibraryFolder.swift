import Foundation
import TestSupport

@testable import LibraryShortcuts

/// A folder of a test's own with a library in it, gone with the test.
struct LibraryFolder: Sendable {
  private let scratch: ScratchFolder

  var path: String { scratch.url.path }

  init() throws {
    scratch = try ScratchFolder()
  }

  /// A folder with a library that was started once and not changed since.
  static func withLibrary() async throws -> LibraryFolder {
    let folder = try LibraryFolder()
    try await freshLibrary.value.write(to: folder.file)
    return folder
  }

  /// A store in the folder; a new library starts with the given books, or with the usual ones.
  func store(patience: Int32 = 50, _ books: [BookRecord]? = nil) -> LibraryStore {
    LibraryStore(folder: DataFolder(named: path), patience: patience) {
      books ?? SeedBooks.library
    }
  }

  /// Where the library's file is.
  var file: URL { URL(fileURLWithPath: DataFolder(named: path).databasePath) }

  /// Filled once for all tests, since that takes longer than most of them.
  private static let freshLibrary = Task {
    let folder = try LibraryFolder()
    try await folder.store().open()
    return try Data(contentsOf: folder.file)
  }
}
