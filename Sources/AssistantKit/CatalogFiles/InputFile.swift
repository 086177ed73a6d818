import Foundation

/// Reads whole files with the system's own reason where that fails, which Foundation does not keep.
package enum InputFile {
  /// Why a file could not be read.
  package struct Failure: Error, Sendable, Hashable {
    /// The system's error number.
    package var code: Int32

    /// The reason as the system words it.
    package var message: String { SystemMessage.text(of: code) }
  }

  /// The bytes of a file.
  package static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(code: errno) }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}
