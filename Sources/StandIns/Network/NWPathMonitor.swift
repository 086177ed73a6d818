@_exported public import Foundation
import Notices
import Synchronization

/// The way to the net.
public struct NWPath: Sendable, Hashable {
  /// Whether there is one.
  public enum Status: Sendable, Hashable {
    case satisfied, unsatisfied, requiresConnection
  }

  /// Whether there is one.
  public let status: Status
  /// Whether it costs.
  public let isExpensive: Bool
  /// Whether little should be sent.
  public let isConstrained: Bool

  /// Whether it leads through something; nobody looks.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// What leads to the net.
public struct NWInterface: Sendable, Hashable {
  /// The kinds.
  public enum InterfaceType: Sendable, Hashable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  /// Its kind.
  public let type: InterfaceType
}

/// Tells whether there is a way to the net; nobody looks, and it is said to be there.
public final class NWPathMonitor: Sendable {
  private let handler = Mutex<(@Sendable (NWPath) -> Void)?>(nil)

  /// Hears of changes.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { handler.withLock { $0 } }
    set { handler.withLock { $0 = newValue } }
  }
  /// The way.
  public var currentPath: NWPath {
    NWPath(status: .satisfied, isExpensive: false, isConstrained: false)
  }

  /// A monitor.
  public init() {}

  /// A monitor of a kind of way.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// Begins: it is told once.
  public func start(queue: DispatchQueue) {
    Notice.doesNothing("NWPathMonitor")
    let handler = pathUpdateHandler
    let path = currentPath
    queue.async { handler?(path) }
  }

  /// Ends.
  public func cancel() {}
}
