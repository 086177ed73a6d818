import Foundation

/// Whether a disk takes more.
///
/// A full disk, a quota and a limit on the size of files all end in a write that fails, so a write is
/// what tells.
enum DiskRoom {
  /// What SQLite may want to write at once.
  private static let bytes = 65_536

  /// Whether a database and its log could grow.
  static func isLeft(besides path: String) -> Bool {
    let trial = URL(filePath: path + "-room")
    guard FileManager.default.createFile(atPath: trial.path, contents: nil),
      let file = try? FileHandle(forWritingTo: trial)
    else { return true }
    defer {
      try? file.close()
      try? FileManager.default.removeItem(at: trial)
    }
    do {
      // A limit on the size of files counts from the beginning of a file.
      try file.seek(toOffset: [path, path + "-wal"].map(size).max() ?? 0)
      try file.write(contentsOf: Data(repeating: 0, count: bytes))
      try file.synchronize()
      return true
    } catch {
      return false
    }
  }

  private static func size(of path: String) -> UInt64 {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.size] as? UInt64 ?? 0
  }
}
