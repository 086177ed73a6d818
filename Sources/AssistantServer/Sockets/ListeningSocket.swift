import AssistantKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A socket on which clients arrive.
struct ListeningSocket: Sendable {
  let descriptor: Int32
  /// Where it really is, with the port that was free.
  let address: ServerAddress

  /// Opens a socket; one in the file system belongs to this person alone.
  init(_ address: ServerAddress) throws(ServerFailure) {
    switch address {
    case .path(let path): descriptor = try Self.open(path: path)
    case .port(let host, let port): descriptor = try Self.open(host: host, port: port)
    }
    SystemCalls.setUp(descriptor)
    guard listen(descriptor, 128) == 0 else {
      throw Self.failure(address)
    }
    if case .port(let host, 0) = address {
      self.address = .port(host: host, Self.port(of: descriptor))
    } else {
      self.address = address
    }
  }

  /// The next client; nil where none waits.
  func accept() -> Int32? {
    let client = systemAccept(descriptor)
    guard client >= 0 else { return nil }
    SystemCalls.setUp(client)
    var isOn: Int32 = 1
    if case .port = address {
      _ = unsafe setsockopt(
        client,
        Int32(IPPROTO_TCP),
        TCP_NODELAY,
        &isOn,
        socklen_t(MemoryLayout<Int32>.size)
      )
    }
    return client
  }

  /// Closes it, and takes its name out of the file system.
  func end() {
    SystemCalls.close(descriptor)
    if case .path(let path) = address { _ = unsafe unlink(path) }
  }

  // MARK: - Opening

  private static func failure(_ address: ServerAddress) -> ServerFailure {
    ServerFailure(address: address, reason: SystemMessage.text(of: errno))
  }

  private static func open(path: String) throws(ServerFailure) -> Int32 {
    var address = sockaddr_un()
    let room = MemoryLayout.size(ofValue: address.sun_path)
    let bytes = Array(path.utf8)
    guard bytes.count < room, !bytes.contains(0) else {
      throw ServerFailure(
        address: .path(path),
        reason: "the path is longer than the \(room - 1) bytes that sockets can have"
      )
    }
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { place in
      unsafe place.copyBytes(from: bytes)
    }
    let descriptor = socket(AF_UNIX, streamKind, 0)
    guard descriptor >= 0 else { throw failure(.path(path)) }
    if isServed(address) {
      SystemCalls.close(descriptor)
      throw ServerFailure(address: .path(path), reason: "another server answers there")
    }
    // What is no socket is not taken away.
    var status = stat()
    if unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK {
      _ = unsafe unlink(path)
    }
    // Nobody can connect before it listens, and a mask for new files would hold for the whole process.
    guard bound(descriptor, &address), unsafe chmod(path, 0o600) == 0 else {
      let reason = failure(.path(path))
      SystemCalls.close(descriptor)
      throw reason
    }
    return descriptor
  }

  private static func isServed(_ address: sockaddr_un) -> Bool {
    var address = address
    let descriptor = socket(AF_UNIX, streamKind, 0)
    defer { SystemCalls.close(descriptor) }
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  private static func bound(_ descriptor: Int32, _ address: inout sockaddr_un) -> Bool {
    unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  private static func open(host: String, port: UInt16) throws(ServerFailure) -> Int32 {
    let address = ServerAddress.port(host: host, port)
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = streamKind
    unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    var found: UnsafeMutablePointer<addrinfo>?
    let code = unsafe getaddrinfo(host, String(port), &hints, &found)
    guard code == 0, let first = unsafe found else {
      throw ServerFailure(address: address, reason: unsafe String(cString: gai_strerror(code)))
    }
    defer { unsafe freeaddrinfo(first) }
    let descriptor = unsafe socket(first.pointee.ai_family, streamKind, 0)
    guard descriptor >= 0 else { throw failure(address) }
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, size)
    guard unsafe bind(descriptor, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0 else {
      let reason = failure(address)
      SystemCalls.close(descriptor)
      throw reason
    }
    return descriptor
  }

  private static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    _ = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(descriptor, $0, &size)
      }
    }
    // The port stands at the same place for both families, the greater byte first.
    return unsafe withUnsafeBytes(of: &address) { bytes in
      unsafe UInt16(bytes[2]) << 8 | UInt16(bytes[3])
    }
  }

  #if canImport(Glibc)
  private static let streamKind = Int32(SOCK_STREAM.rawValue)
  #else
  private static let streamKind = SOCK_STREAM
  #endif
}

private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }
