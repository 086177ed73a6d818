import Foundation

/// A folder of a test's own, gone with it.
final class TemporaryFiles: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "assistant-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file and says where it is.
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file and says where it is.
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = folder.appending(path: name)
    try Data(bytes).write(to: url)
    return url.path
  }
}
