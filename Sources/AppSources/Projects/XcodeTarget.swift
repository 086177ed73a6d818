/// A target of an Xcode project: what is built, and of which files.
struct XcodeTarget: Sendable, Hashable {
  /// What is built.
  enum Kind: Sendable, Hashable {
    case app, `extension`, tests, other
  }

  /// A folder whose files all belong to the target, but for some.
  struct Folder: Sendable, Hashable {
    var path: String
    var exceptions: Set<String> = []
  }

  /// What it is called.
  var name: String
  /// What is built.
  var kind: Kind
  /// The project that it is a part of, as the path of its file.
  var project: String
  /// The files that it is built of.
  var files: Set<String> = []
  /// The folders that it is built of.
  var folders: [Folder] = []
  /// What its settings say that the app is called; nil for nothing.
  var displayName: String?
  /// The property list that its settings name.
  var information: String?

  /// What tells it from all other targets.
  var identifier: String { project + "#" + name }

  /// Whether a file is built into it.
  func contains(_ file: String) -> Bool {
    if files.contains(file) { return true }
    return folders.contains { folder in
      guard folder.path.isEmpty || file.hasPrefix(folder.path + "/") else { return false }
      return !folder.exceptions.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
  }
}
