import Foundation

/// Where the library keeps its file.
struct DataFolder: Sendable, Hashable {
  /// The folder's absolute path.
  let path: String

  /// The file inside it.
  var databasePath: String {
    path + "/library.sqlite"
  }

  /// A folder that was named, or else the user's own by the XDG rules.
  ///
  /// - Parameters:
  ///   - named: What the person asked for; nil for the usual place.
  ///   - environment: The process's environment.
  init(
    named: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    path = URL(fileURLWithPath: named ?? Self.usual(environment)).standardizedFileURL.path
  }

  /// Makes the folder where it is missing, for its owner alone.
  func create() throws(StoreError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw StoreError.noFolder(path: path)
    }
  }

  private static func usual(_ environment: [String: String]) -> String {
    // The rules say that a relative path in the variable is to be ignored.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return data + "/assistant/library"
    }
    let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    return home + "/.local/share/assistant/library"
  }
}
