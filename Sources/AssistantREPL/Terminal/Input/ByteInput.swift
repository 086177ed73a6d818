#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads pieces of bytes from a descriptor, waiting for each as long as it takes.
struct ByteInput {
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// Makes an input; the descriptor stays the caller's.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next bytes; none at the end of the input.
  mutating func read() -> Result<ArraySlice<UInt8>, InputError> {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe systemRead(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 { return .success(buffer[..<count]) }
      switch errno {
      case EINTR: continue
      // Somebody else may have made a shared descriptor non-blocking.
      case EAGAIN: Self.wait(for: [descriptor], milliseconds: -1)
      // A terminal whose other end is gone.
      case EIO: return .success([])
      default: return .failure(InputError(code: errno))
      }
    }
  }

  /// Waits until one of the descriptors has something to read.
  ///
  /// - Parameters:
  ///   - descriptors: What to wait for.
  ///   - milliseconds: How long; a negative number means for ever.
  /// - Returns: For each descriptor whether it has something, or has ended.
  @discardableResult
  static func wait(for descriptors: [Int32], milliseconds: Int32) -> [Bool] {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = unsafe poll(&requests, nfds_t(requests.count), milliseconds)
    return requests.map { $0.revents != 0 }
  }
}

/// The system's call under a name that ``ByteInput/read()`` does not hide.
private func systemRead(
  _ descriptor: Int32,
  _ bytes: UnsafeMutableRawPointer?,
  _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}
