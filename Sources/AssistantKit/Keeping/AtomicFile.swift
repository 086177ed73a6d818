package import Foundation

/// Writes files so that they are whole at any moment: as they were before, or as they are now.
package enum AtomicFile {
  /// Puts content in place of a file's, on disk when it returns.
  ///
  /// The folder is made where it is missing. The content is written beside the file, forced to disk, and
  /// then takes the file's name, so that a process that is killed leaves no half file.
  ///
  /// - Throws: What the system says.
  package static func write(_ text: String, to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let beside = folder.appending(path: ".\(UUID().uuidString).new")
    do {
      let descriptor = try opened(beside, O_WRONLY | O_CREAT | O_EXCL)
      defer { _ = close(descriptor) }
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        .write(contentsOf: Data(text.utf8))
      try force(descriptor)
      guard unsafe rename(beside.path, file.path) == 0 else { throw failure() }
    } catch {
      try? FileManager.default.removeItem(at: beside)
      throw error
    }
    try forceFolder(folder)
  }

  /// Takes a file away, for good when it returns; nothing where there is none.
  ///
  /// - Throws: What the system says.
  package static func remove(_ file: URL) throws {
    guard unsafe unlink(file.path) == 0 || errno == ENOENT else { throw failure() }
    try forceFolder(file.deletingLastPathComponent())
  }

  /// Does something while no other process does the same in a folder.
  ///
  /// - Throws: What the system says, or what the operation throws.
  package static func exclusively<Result>(
    in folder: URL,
    _ operation: () throws -> Result
  ) throws -> Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = try opened(folder.appending(path: ".lock"), O_RDWR | O_CREAT)
    // The lock ends with the last descriptor, also where the process is killed.
    defer { _ = close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure() }
    }
    return try operation()
  }

  /// Takes a file for this process alone, until the process ends, however it does.
  ///
  /// - Parameter file: A file whose content nobody looks at.
  /// - Returns: Whether no other process has it.
  /// - Throws: What the system says.
  package static func hold(_ file: URL) throws -> Bool {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = try opened(file, O_RDWR | O_CREAT)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let code = errno
      _ = close(descriptor)
      if code == EWOULDBLOCK { return false }
      throw KeepingFailure(reason: SystemMessage.text(of: code))
    }
    // The descriptor stays open: with it the lock would go.
    return true
  }

  static func opened(_ file: URL, _ flags: Int32) throws -> Int32 {
    let descriptor = unsafe open(file.path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    return descriptor
  }

  static func force(_ descriptor: Int32) throws {
    guard fsync(descriptor) == 0 else { throw failure() }
  }

  private static func forceFolder(_ folder: URL) throws {
    let descriptor = unsafe open(folder.path, O_RDONLY | O_CLOEXEC)
    // A folder that cannot be opened cannot be forced either; its files are.
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    _ = fsync(descriptor)
  }

  static func failure() -> any Error { KeepingFailure(reason: SystemMessage.text(of: errno)) }
}

/// Why something could not be kept.
package struct KeepingFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What the system says.
  package var reason: String

  package var description: String { reason }
}
