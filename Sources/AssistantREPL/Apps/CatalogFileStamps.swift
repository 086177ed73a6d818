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
      lines.append(String(decoding: file.line, as: UTF8.self))
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
    zip(paths, lines).allSatisfy { path, line in
      Self.look(at: path).map { String(decoding: $0.line, as: UTF8.self) == line } ?? false
    }
  }

  private static func look(at path: String) -> (line: [UInt8], changed: Date)? {
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
    var line: [UInt8] = []
    line.reserveCapacity(96 + path.utf8.count)
    add(Int(status.st_dev), to: &line)
    add(Int(status.st_ino), to: &line)
    add(Int(status.st_size), to: &line)
    add(Int(written.tv_sec), to: &line)
    add(Int(written.tv_nsec), to: &line)
    add(Int(changed.tv_sec), to: &line)
    add(Int(changed.tv_nsec), to: &line)
    line.append(UInt8(ascii: "\t"))
    line += path.utf8
    let seconds = Double(changed.tv_sec) + Double(changed.tv_nsec) / 1e9
    return (line, Date(timeIntervalSince1970: seconds))
  }

  /// Writes a number behind others, its last digit first: nobody reads it, and there are many at once.
  private static func add(_ number: Int, to line: inout [UInt8]) {
    if !line.isEmpty { line.append(UInt8(ascii: ".")) }
    var rest = UInt(bitPattern: number)
    repeat {
      line.append(UInt8(ascii: "A") + UInt8(truncatingIfNeeded: rest & 31))
      rest >>= 5
    } while rest > 0
  }
}
