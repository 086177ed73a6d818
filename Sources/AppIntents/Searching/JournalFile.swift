#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that grows at its end, and is on the disk when a call returns.
enum JournalFile {
  /// Adds bytes that end with a line feed.
  static func append(_ bytes: [UInt8], to url: URL) throws {
    let descriptor = try openLocked(url)
    defer { close(descriptor) }
    // A line that a crash has cut must not swallow the next one.
    var last: UInt8 = 0
    let size = lseek(descriptor, 0, SEEK_END)
    let isCut =
      unsafe size > 0 && pread(descriptor, &last, 1, size - 1) == 1 && last != UInt8(ascii: "\n")
    try write((isCut ? [UInt8(ascii: "\n")] : []) + bytes, to: descriptor, url)
  }

  /// Puts other bytes in the place of all.
  static func replace(_ url: URL, with bytes: [UInt8]) throws {
    let lock = try openLocked(url)
    defer { close(lock) }
    let fresh = url.path + ".new"
    let descriptor = unsafe open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(url) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, url)
    guard unsafe rename(fresh, url.path) == 0 else { throw failure(url) }
  }

  /// Opens the file and locks it; it is still the one at its path then.
  private static func openLocked(_ url: URL) throws -> Int32 {
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    while true {
      let descriptor = unsafe open(url.path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw failure(url) }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      var (opened, present) = (stat(), stat())
      let isSame =
        unsafe fstat(descriptor, &opened) == 0 && stat(url.path, &present) == 0
        && opened.st_ino == present.st_ino
      if isSame { return descriptor }
      close(descriptor)
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, _ url: URL) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe systemWrite(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(url) }
      rest = rest.dropFirst(count)
    }
    guard fsync(descriptor) == 0 else { throw failure(url) }
  }

  private static func failure(_ url: URL) -> SearchIndexFile.Failure {
    SearchIndexFile.Failure(path: url.path, reason: unsafe String(cString: strerror(errno)))
  }
}

/// The system's call under a name that ``JournalFile`` does not hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
