import Testing

@testable import LibraryShortcuts

@Suite struct DataFolderTests {
  @Test(arguments: [
    (["HOME": "/home/ada"], "/home/ada/.local/share/assistant/library"),
    (["HOME": "/home/ada", "XDG_DATA_HOME": "/data"], "/data/assistant/library"),
    (["HOME": "/home/ada", "XDG_DATA_HOME": "data"], "/home/ada/.local/share/assistant/library"),
    (["HOME": "/home/ada", "XDG_DATA_HOME": ""], "/home/ada/.local/share/assistant/library"),
  ])
  func `the usual place follows the XDG rules`(environment: [String: String], path: String) {
    #expect(DataFolder(environment: environment).path == path)
  }

  @Test func `a named place wins`() {
    let folder = DataFolder(named: "/tmp/books", environment: ["XDG_DATA_HOME": "/data"])
    #expect(folder.path == "/tmp/books")
    #expect(folder.databasePath == "/tmp/books/library.sqlite")
  }
}
