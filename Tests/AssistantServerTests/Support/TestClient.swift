import AssistantServer
import Foundation
import OrderedJSON

#if canImport(Glibc)
import Glibc
#endif

/// A client that waits for its answers, on a thread of its own: the few that tests share are the server's.
final class TestClient: Sendable {
  private let descriptor: Int32

  /// Connects; nil where nobody lets it in.
  init?(_ address: ServerAddress) {
    switch address {
    case .port(_, let port):
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      guard Self.connect(descriptor, &address) else { return nil }
    case .path(let path):
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      unsafe withUnsafeMutableBytes(of: &address.sun_path) { place in
        unsafe place.copyBytes(from: Array(path.utf8))
      }
      guard Self.connect(descriptor, &address) else { return nil }
    }
    var patience = timeval(tv_sec: 600, tv_usec: 0)
    _ = unsafe setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
  }

  deinit { close(descriptor) }

  private static func connect<Address>(_ descriptor: Int32, _ address: inout Address) -> Bool {
    unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
      }
    }
  }

  /// Says something, as far as it is taken.
  func say(_ bytes: [UInt8]) async {
    await onThread { [descriptor] in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes { bytes in
          unsafe send(descriptor, bytes.baseAddress, bytes.count, Int32(0x4000))
        }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  func say(_ line: String) async { await say(Array((line + "\n").utf8)) }

  /// Says what it can without waiting.
  func sayAtOnce(_ bytes: [UInt8]) {
    _ = unsafe bytes.withUnsafeBytes { bytes in
      unsafe send(descriptor, bytes.baseAddress, bytes.count, Int32(0x4000) | Int32(0x40))
    }
  }

  /// Says that nothing more comes.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// The next line; nil at the end.
  func line() async -> String? {
    await onThread { [descriptor] in
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      while unsafe recv(descriptor, &byte, 1, 0) == 1 {
        if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
        bytes.append(byte)
      }
      return nil
    }
  }

  /// The lines up to one that begins so.
  func lines(to beginning: String) async -> [String] {
    var lines: [String] = []
    while let line = await line() {
      lines.append(line)
      if line.hasPrefix(beginning) { break }
    }
    return lines
  }

  /// The next Wyoming event: its type and its data; nil at the end.
  func event() async -> (type: String, data: JSON)? {
    guard let line = await line(), let header = try? JSON.parse(line) as JSON else { return nil }
    let length = header["data_length"]?.int ?? 0
    let data = await onThread { [descriptor] in
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      while bytes.count < length, unsafe recv(descriptor, &byte, 1, 0) == 1 { bytes.append(byte) }
      return bytes
    }
    return (header["type"]?.string ?? "", (try? JSON.parse(data)) ?? .null)
  }

  private func onThread<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: work()) }.start()
    }
  }
}
