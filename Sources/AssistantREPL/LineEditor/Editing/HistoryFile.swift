import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Keeps a history between runs: a text file that only its owner reads, a line for each line.
///
/// Every line is appended in one write under a lock, so that assistants that run side by side keep each
/// other's lines. When the file has grown to twice the limit, its newest lines move into a new file that takes
/// its place. What is damaged in a file is skipped or repaired, never an error. A backslash, a line
/// feed, a carriage return and a NUL are written `\\`, `\n`, `\r` and `\0`.
struct HistoryFile: Sendable, Hashable {
  /// Where the file is; its folder is made when the first line is written.
  let url: URL
  /// The most lines that are given back.
  let limit: Int

  /// Makes a file; nothing is read or written yet.
  init(url: URL, limit: Int = 1_000) {
    self.url = url
    self.limit = max(1, limit)
  }

  /// A file that is bigger was not written here; only its end is read.
  private static let largestSize = 8 << 20
  /// A line has a byte and its end at least.
  private static let shortestLine = 2
  /// A longer line is kept for this run only.
  private static let longestLine = 64 << 10

  /// The file's lines, oldest first; none when there is no file.
  func load() -> [String] {
    guard let descriptor = try? open(O_RDONLY) else { return [] }
    defer { close(descriptor) }
    return read(descriptor)
  }

  /// Adds a line at the file's end.
  ///
  /// - Parameter line: What was said.
  /// - Throws: ``Failure`` when the folder or file cannot be made or written.
  func append(_ line: String) throws(Failure) {
    let escaped = Self.escaped(line)
    guard escaped.utf8.count < Self.longestLine else { return }
    let descriptor = try openLocked()
    defer { close(descriptor) }
    // A line that a full disk or a crash has cut must not swallow this one.
    let separator = endsInsideLine(descriptor) ? "\n" : ""
    try write(separator + escaped + "\n", to: descriptor)
    let size = Int(lseek(descriptor, 0, SEEK_END))
    // Lines are only counted, and only where there may be so many: a conversation adds one at every answer.
    let mayBeFull = size > Self.largestSize || size >= limit * 2 * Self.shortestLine
    guard mayBeFull, size > Self.largestSize || lineCount(descriptor) >= limit * 2 else { return }
    try replace(with: read(descriptor).suffix(limit))
  }

  /// How many line feeds there are.
  private func lineCount(_ descriptor: Int32) -> Int {
    guard lseek(descriptor, 0, SEEK_SET) >= 0 else { return 0 }
    var input = ByteInput(descriptor: descriptor)
    var count = 0
    while case .success(let bytes) = input.read(), !bytes.isEmpty {
      count += bytes.count { $0 == UInt8(ascii: "\n") }
    }
    return count
  }

  /// Why a line could not be kept.
  struct Failure: Error, Hashable {
    /// The file.
    var path: String
    /// The system's error number.
    var code: Int32
  }
}

// MARK: - The file

extension HistoryFile {
  private func open(_ flags: Int32) throws(Failure) -> Int32 {
    let descriptor = unsafe url.withUnsafeFileSystemRepresentation { path in
      guard let path = unsafe path else { return Int32(-1) }
      return unsafe systemOpen(path, flags | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { throw failure() }
    return descriptor
  }

  /// Opens the file for appending and locks it; it is still the one at the path then.
  private func openLocked() throws(Failure) -> Int32 {
    try makeFolder()
    while true {
      let descriptor = try open(O_RDWR | O_APPEND | O_CREAT)
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { break }
      }
      var opened = stat()
      var named = stat()
      let isSame =
        unsafe fstat(descriptor, &opened) == 0
        && url.withUnsafeFileSystemRepresentation { path in
          guard let path = unsafe path else { return false }
          return unsafe stat(path, &named) == 0
        } && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
      if isSame { return descriptor }
      close(descriptor)
    }
  }

  private func makeFolder() throws(Failure) {
    let folder = url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw failure()
    }
  }

  private func read(_ descriptor: Int32) -> [String] {
    let size = lseek(descriptor, 0, SEEK_END)
    let start = max(0, Int(size) - Self.largestSize)
    guard size > 0, lseek(descriptor, off_t(start), SEEK_SET) >= 0 else { return [] }
    var splitter = LineSplitter(limit: Self.longestLine)
    var input = ByteInput(descriptor: descriptor)
    var lines: [InputLine] = []
    while case .success(let bytes) = input.read(), !bytes.isEmpty {
      lines += splitter.add(bytes)
    }
    if let last = splitter.finish() { lines.append(last) }
    if start > 0 { lines = Array(lines.dropFirst()) }
    return lines.suffix(limit * 2).filter { !$0.wasTruncated && !$0.text.isEmpty }
      .map { Self.unescaped($0.text) }
  }

  private func endsInsideLine(_ descriptor: Int32) -> Bool {
    guard lseek(descriptor, -1, SEEK_END) >= 0 else { return false }
    var byte: UInt8 = 0
    return unsafe systemRead(descriptor, &byte, 1) == 1 && byte != UInt8(ascii: "\n")
  }

  private func write(_ text: String, to descriptor: Int32) throws(Failure) {
    guard ByteOutput(descriptor: descriptor).write(text) else { throw failure() }
  }

  /// Puts a new file in the place of the locked one; whoever waits for the lock opens the new one.
  private func replace(with lines: some Collection<String>) throws(Failure) {
    let folder = url.deletingLastPathComponent()
    let temporary = HistoryFile(
      url: folder.appendingPathComponent(".\(url.lastPathComponent).\(getpid())"),
      limit: limit
    )
    let descriptor = try temporary.open(O_WRONLY | O_CREAT | O_TRUNC)
    defer { close(descriptor) }
    try write(lines.map { Self.escaped($0) + "\n" }.joined(), to: descriptor)
    let isMoved = unsafe url.withUnsafeFileSystemRepresentation { new in
      unsafe temporary.url.withUnsafeFileSystemRepresentation { old in
        guard let old = unsafe old, let new = unsafe new else { return false }
        return unsafe rename(old, new) == 0
      }
    }
    guard isMoved else { throw failure() }
  }

  private func failure() -> Failure {
    Failure(path: url.path, code: errno)
  }
}

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int
{
  unsafe read(descriptor, bytes, count)
}
