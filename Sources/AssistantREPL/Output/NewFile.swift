import AssistantKit
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes files whole: under another name first, so that nobody ever sees half of one.
enum NewFile {
  /// Writes a file or puts it in another's place.
  ///
  /// - Parameters:
  ///   - bytes: What is to be in it.
  ///   - path: Where it is to be.
  /// - Throws: Why it cannot be written; then nothing is left of it.
  static func write(_ bytes: [UInt8], to path: String) throws(InputFile.Failure) {
    let draft = "\(path).\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw InputFile.Failure(code: errno) }
    var failure: Int32 = 0
    var rest = bytes[...]
    while failure == 0, !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe systemWrite(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { failure = errno }
    }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, unsafe rename(draft, path) != 0 { failure = errno }
    guard failure != 0 else { return }
    unsafe unlink(draft)
    throw InputFile.Failure(code: failure)
  }
}

private func systemWrite(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer?,
  _ count: Int
) -> Int {
  unsafe write(descriptor, bytes, count)
}
