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
    _ = try append(entry, unless: nil)
  }

  /// Adds a line unless something is among those that are there; no other process adds one meanwhile.
  ///
  /// - Parameters:
  ///   - entry: The line.
  ///   - isKnown: Whether it is not to be added after all; nil for always.
  /// - Returns: Whether it was added.
  /// - Throws: What the system says.
  package func append(_ entry: JSON, unless isKnown: (([JSON]) -> Bool)?) throws -> Bool {
    let folder = file.deletingLastPathComponent()
    return try AtomicFile.exclusively(in: folder) {
      try shorten()
      if let isKnown, isKnown(entries()) { return false }
      let descriptor = try AtomicFile.opened(file, O_RDWR | O_CREAT | O_APPEND)
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      let end = try handle.seekToEnd()
      var line = entry.text + "\n"
      if end > 0 {
        try handle.seek(toOffset: end - 1)
        if try handle.read(upToCount: 1) != Data("\n".utf8) { line = "\n" + line }
      }
      do {
        try handle.write(contentsOf: Data(line.utf8))
      } catch {
        throw KeepingFailure(error, at: file)
      }
      try AtomicFile.force(descriptor, file)
      return true
    }
  }

  /// All that was added, the oldest first; lines that are none are passed over.
  package func entries() -> [JSON] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    let whole = data.lastIndex(of: 10).map { $0 + 1 } ?? 0
    return String(decoding: data[..<whole], as: UTF8.self).split(separator: "\n")
      .compactMap { try? JSON.parse(String($0)) }
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
