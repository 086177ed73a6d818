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
    try make(folder)
    let beside = folder.appending(path: ".\(UUID().uuidString).new")
    do {
      let descriptor = try opened(beside, O_WRONLY | O_CREAT | O_EXCL)
      defer { _ = close(descriptor) }
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        .write(contentsOf: Data(text.utf8))
      try force(descriptor, file)
      guard unsafe rename(beside.path, file.path) == 0 else { throw failure(file) }
    } catch {
      try? FileManager.default.removeItem(at: beside)
      // Nobody knows the file beside.
      throw KeepingFailure(file, reason: error.reason)
    }
    try forceFolder(folder)
  }

  /// Takes a file away, for good when it returns; nothing where there is none.
  ///
  /// - Throws: What the system says.
  package static func remove(_ file: URL) throws {
    guard unsafe unlink(file.path) == 0 || errno == ENOENT else {
      throw KeepingFailure(file, isRemoval: true, reason: SystemMessage.text(of: errno))
    }
    try forceFolder(file.deletingLastPathComponent())
  }

  /// Does something while no other process does the same in a folder.
  ///
  /// - Throws: What the system says, or what the operation throws.
  package static func exclusively<Result>(
    in folder: URL,
    _ operation: () throws -> Result
  ) throws -> Result {
    try make(folder)
    let lock = unsafe open(
      folder.appending(path: ".lock").path,
      O_RDWR | O_CREAT | O_CLOEXEC,
      0o600
    )
    guard lock >= 0 else { throw failure(folder) }
    // The lock ends with the last descriptor, also where the process is killed.
    defer { _ = close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure(folder) }
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
    try make(folder)
    let descriptor = try opened(file, O_RDWR | O_CREAT)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let code = errno
      _ = close(descriptor)
      if code == EWOULDBLOCK { return false }
      throw KeepingFailure(file, reason: SystemMessage.text(of: code))
    }
    // The descriptor stays open: with it the lock would go.
    return true
  }

  static func opened(_ file: URL, _ flags: Int32) throws -> Int32 {
    let descriptor = unsafe open(file.path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(file) }
    return descriptor
  }

  static func force(_ descriptor: Int32, _ file: URL) throws {
    guard fsync(descriptor) == 0 else { throw failure(file) }
  }

  private static func make(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw KeepingFailure(folder, reason: error.reason)
    }
  }

  private static func forceFolder(_ folder: URL) throws {
    let descriptor = unsafe open(folder.path, O_RDONLY | O_CLOEXEC)
    // A folder that cannot be opened cannot be forced either; its files are.
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    _ = fsync(descriptor)
  }

  private static func failure(_ file: URL) -> KeepingFailure {
    KeepingFailure(file, reason: SystemMessage.text(of: errno))
  }
}
