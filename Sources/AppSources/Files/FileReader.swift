import Foundation

/// Reads a file that somebody else may be writing, that may be no file at all, or too large.
enum FileReader {
  /// Why a file was not read.
  struct Failure: Error, Sendable, Hashable {
    /// What happened and what to do.
    var message: String
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: How many bytes it may have.
  /// - Returns: The bytes.
  /// - Throws: ``Failure`` for what is no plain file, is too large, or cannot be read.
  static func bytes(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    // Without waiting: a named pipe in a source tree would be waited for for ever.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(message: "cannot be read (\(reason(errno)))") }
    defer { close(descriptor) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG
    else {
      throw Failure(message: "is no plain file, so it is left out")
    }
    let size = Int(information.st_size)
    guard size <= limit else { throw tooLarge(size, limit) }
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      // One byte more than it had: a file that grows meanwhile is noticed.
      if count == bytes.count {
        guard count <= limit else { throw tooLarge(count, limit) }
        bytes += [UInt8](repeating: 0, count: 1 << 16)
      }
      let room = bytes.count - count
      let start = count
      let got: Int = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress?.advanced(by: start), room)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw Failure(message: "cannot be read (\(reason(errno)))") }
      guard got > 0 else { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private static func tooLarge(_ size: Int, _ limit: Int) -> Failure {
    // Rounded up, so that it is always more.
    let megabytes = (size + (1 << 20) - 1) >> 20
    return Failure(
      message: "has \(megabytes) MB, more than the \(limit >> 20) that are read; it is left out"
    )
  }

  private static func reason(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
