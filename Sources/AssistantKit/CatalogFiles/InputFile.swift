import Foundation

/// Reads whole files with the system's own reason where that fails, which Foundation does not keep.
package enum InputFile {
  /// Why a file could not be read.
  package struct Failure: Error, Sendable, Hashable {
    /// The system's error number.
    package var code: Int32

    /// Makes a failure of the system's error number.
    package init(code: Int32) {
      self.code = code
    }

    /// The reason as the system words it.
    package var message: String { SystemMessage.text(of: code) }
  }

  /// As much is read at once of what has no size, as a pipe.
  private static let piece = 1 << 16

  /// The bytes of a file.
  package static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    let size = unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    // One more, so that the end of a file that did not grow is noticed at once.
    var bytes = [UInt8](repeating: 0, count: max(Self.piece, size + 1))
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let room = bytes.count - count
      let read = unsafe bytes.withUnsafeMutableBytes {
        unsafe systemRead(descriptor, $0.baseAddress?.advanced(by: count), room)
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw Failure(code: errno) }
      guard read > 0 else { break }
      count += read
    }
    bytes.removeSubrange(count...)
    return bytes
  }
}

private func systemRead(
  _ descriptor: Int32,
  _ bytes: UnsafeMutableRawPointer?,
  _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}
