import Foundation

/// Writes files that nobody misses: what is lost with the power is made anew.
enum FileWriter {
  /// Writes a file.
  ///
  /// Foundation waits until a disk has what was written, which for thousands of files is most of the time.
  ///
  /// - Returns: Whether all of it was written.
  static func write(_ bytes: some Sequence<UInt8>, to path: String) -> Bool {
    let bytes = Array(bytes)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return unsafe bytes.withUnsafeBytes { buffer in
      var count = 0
      while count < buffer.count {
        let written = unsafe Foundation.write(
          descriptor,
          buffer.baseAddress?.advanced(by: count),
          buffer.count - count
        )
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        count += written
      }
      return true
    }
  }
}
