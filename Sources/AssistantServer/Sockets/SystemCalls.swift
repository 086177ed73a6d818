#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The system's calls for sockets, without pointers.
enum SystemCalls {
  /// What became of a call that reads or writes.
  enum Outcome: Hashable {
    case bytes(Int)
    /// Nothing now; it is to be tried again later.
    case later
    case end
  }

  static func setUp(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Outcome {
    while true {
      let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      if errno == EINTR { continue }
      return errno == EAGAIN ? .later : .end
    }
  }

  static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Outcome {
    while true {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe send(descriptor, bytes.baseAddress, bytes.count, noSignal)
      }
      if count >= 0 { return .bytes(count) }
      if errno == EINTR { continue }
      return errno == EAGAIN ? .later : .end
    }
  }

  #if canImport(Darwin)
  private static let noSignal: Int32 = 0
  #else
  private static let noSignal = Int32(0x4000)
  #endif

  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
    _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
    _ = Musl.close(descriptor)
    #elseif canImport(Darwin)
    _ = Darwin.close(descriptor)
    #endif
  }

  /// Waits until something can be read or written.
  static func wait(for polled: inout [pollfd], milliseconds: Int32) {
    _ = unsafe poll(&polled, nfds_t(polled.count), milliseconds)
  }
}
