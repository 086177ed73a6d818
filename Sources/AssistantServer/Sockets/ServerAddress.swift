/// Where a server can be reached.
public enum ServerAddress: Sendable, Hashable {
  /// A socket in the file system.
  case path(String)
  /// A TCP port of a host; port 0 is whichever is free.
  case port(host: String, UInt16)

  /// The host of a port that is named without one: this machine only.
  public static let loopback = "127.0.0.1"

  /// Reads `HOST:PORT`, `[HOST]:PORT` or `PORT`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let last = parts.last, let port = UInt16(last) else { return nil }
    var host = parts.dropLast().joined(separator: ":")
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = String(host.dropFirst().dropLast())
    } else if parts.count > 2 {
      return nil
    }
    if parts.count > 1, host.isEmpty { return nil }
    self = .port(host: parts.count == 1 ? Self.loopback : host, port)
  }

  /// The address as a person writes it.
  public var text: String {
    switch self {
    case .path(let path): path
    case .port(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
  }
}

/// Why a server cannot be reached where it was asked to be.
public struct ServerFailure: Error, Sendable, Hashable {
  /// Where.
  public var address: ServerAddress
  /// The system's reason, or what stands in the way.
  public var reason: String
}
