import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Catalogue files as they stood when their catalogue was frozen: whether one is another by now is told
/// without reading any.
struct CatalogFileStamps: Sendable, Hashable {
  /// A line for each file, which says all that tells one state of it from another.
  private(set) var lines: [String] = []
  /// The files.
  private(set) var paths: [String] = []

  /// Looks at files after they were read.
  ///
  /// Nil where one cannot be looked at, or was changed since: what was read of it may be old already.
  init?(_ paths: [String], readSince start: Date) {
    for path in paths {
      guard let file = Self.look(at: path), file.changed < start else { return nil }
      lines.append(file.line)
    }
    self.paths = paths
  }

  /// Reads what was kept; nil where it is no list of files.
  init?(parsing bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      lines.append(String(decoding: line, as: UTF8.self))
      paths.append(String(decoding: line[(tab + 1)...], as: UTF8.self))
    }
    guard !paths.isEmpty else { return nil }
  }

  /// What is kept of them.
  var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  /// Whether every file is still as it was.
  var areCurrent: Bool {
    zip(paths, lines).allSatisfy { Self.look(at: $0)?.line == $1 }
  }

  private static func look(at path: String) -> (line: String, changed: Date)? {
    var status = stat()
    let isLine = !path.utf8.contains(UInt8(ascii: "\n"))
    guard isLine, unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let changed = status.st_ctimespec
    let written = status.st_mtimespec
    #else
    let changed = status.st_ctim
    let written = status.st_mtim
    #endif
    let numbers = [
      Int(status.st_dev), Int(status.st_ino), Int(status.st_size), Int(written.tv_sec),
      Int(written.tv_nsec), Int(changed.tv_sec), Int(changed.tv_nsec),
    ]
    let line = numbers.map { String($0, radix: 36) }.joined(separator: ".") + "\t" + path
    let seconds = Double(changed.tv_sec) + Double(changed.tv_nsec) / 1e9
    return (line, Date(timeIntervalSince1970: seconds))
  }
}
