package import Foundation
package import OrderedJSON

/// A file to which lines of JSON are added, one for each thing that happened.
///
/// A line is on disk when ``append(_:)`` returns. What a killed process left of a line is passed over,
/// and the next line does not join it.
package struct Journal: Sendable {
  /// The most bytes that are kept; beyond them the older half goes.
  static let mostBytes = 1_000_000

  /// The file.
  package let file: URL

  /// A journal in a file, which need not be there yet.
  package init(file: URL) {
    self.file = file
  }

  /// Adds a line.
  ///
  /// - Throws: What the system says.
  package func append(_ entry: JSON) throws {
    let folder = file.deletingLastPathComponent()
    try AtomicFile.exclusively(in: folder) {
      try shorten()
      let descriptor = try AtomicFile.opened(file, O_RDWR | O_CREAT | O_APPEND)
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      let end = try handle.seekToEnd()
      var line = entry.text + "\n"
      if end > 0 {
        try handle.seek(toOffset: end - 1)
        if try handle.read(upToCount: 1) != Data("\n".utf8) { line = "\n" + line }
      }
      try handle.write(contentsOf: Data(line.utf8))
      try AtomicFile.force(descriptor)
    }
  }

  /// All that was added, the oldest first; lines that are none are passed over.
  package func entries() -> [JSON] { entries(from: 0).entries }

  /// What was added behind a place in the file, and the place behind that.
  ///
  /// Where the file has become shorter than the place, everything in it is taken.
  package func entries(from offset: Int) -> (entries: [JSON], end: Int) {
    guard let data = try? Data(contentsOf: file) else { return ([], 0) }
    let start = offset <= data.count ? offset : 0
    let whole = data[start...].lastIndex(of: 10).map { $0 + 1 } ?? start
    let lines = String(decoding: data[start..<whole], as: UTF8.self).split(separator: "\n")
    return (lines.compactMap { try? JSON.parse(String($0)) }, whole)
  }

  /// Forgets everything.
  ///
  /// - Throws: What the system says.
  package func forget() throws { try AtomicFile.remove(file) }

  private func shorten() throws {
    let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    guard size ?? 0 > Self.mostBytes, let data = try? Data(contentsOf: file) else { return }
    let half = data.count / 2
    let start = data[half...].firstIndex(of: 10).map { $0 + 1 } ?? data.count
    try AtomicFile.write(String(decoding: data[start...], as: UTF8.self), to: file)
  }
}
