public import Foundation
import Notices
import Synchronization

/// Where a connection ends.
public enum NWEndpoint: Sendable, Hashable {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case url(URL)

  /// A machine by its name or number.
  public enum Host: Sendable, Hashable, ExpressibleByStringLiteral {
    case name(String, NWInterface?)

    /// A machine.
    public init(_ name: String) { self = .name(name, nil) }
    /// A machine.
    public init(stringLiteral value: String) { self.init(value) }
  }

  /// A door of a machine.
  public struct Port: RawRepresentable, Sendable, Hashable, ExpressibleByIntegerLiteral {
    /// Its number.
    public let rawValue: UInt16

    /// A door by its number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// A door by its number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// A door by its number as text; nil for no number.
    public init?(_ text: String) {
      guard let number = UInt16(text) else { return nil }
      rawValue = number
    }

    /// Pages.
    public static let http: Port = 80
    /// Pages that nobody else reads.
    public static let https: Port = 443
    /// A shell.
    public static let ssh: Port = 22
    /// Any.
    public static let any: Port = 0
  }
}

/// How a connection is made.
public final class NWParameters: Sendable {
  private init() {}

  /// A stream.
  public static var tcp: NWParameters { NWParameters() }
  /// Packets.
  public static var udp: NWParameters { NWParameters() }
  /// A stream that nobody else reads.
  public static var tls: NWParameters { NWParameters() }
}

/// Why a connection failed.
public enum NWError: Error, Sendable, Hashable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}

/// A connection, which is never made here.
public final class NWConnection: Sendable {
  /// How far it is.
  public enum State: Sendable, Hashable {
    case setup, preparing, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }

  /// What is told once something was sent.
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  /// What a message is part of.
  public final class ContentContext: Sendable {
    /// A message by itself.
    public static let defaultMessage = ContentContext()
  }

  /// Where it would end.
  public let endpoint: NWEndpoint
  private let handler = Mutex<(@Sendable (State) -> Void)?>(nil)

  /// A connection to a machine.
  public convenience init(
    host: NWEndpoint.Host,
    port: NWEndpoint.Port,
    using parameters: NWParameters
  ) { self.init(to: .hostPort(host: host, port: port), using: parameters) }

  /// A connection.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) { self.endpoint = endpoint }

  /// Who is told how far it is.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { handler.withLock { $0 } }
    set { handler.withLock { $0 = newValue } }
  }
  /// How far it is.
  public var state: State { .setup }

  /// Fails.
  public func start(queue: DispatchQueue) {
    Notice.doesNothing("NWConnection")
    let handler = stateUpdateHandler
    queue.async { handler?(.failed(.posix(.ENETDOWN))) }
  }

  /// Ends it.
  public func cancel() {}

  /// Sends nothing.
  public func send(
    content: Data?,
    contentContext: ContentContext = .defaultMessage,
    isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let tell) = completion { tell(.posix(.ENETDOWN)) }
  }

  /// Hears nothing.
  public func receive(
    minimumIncompleteLength: Int,
    maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, .posix(.ENETDOWN)) }
}

/// Looks for services nearby, of which none is found.
public final class NWBrowser: Sendable {
  /// What it looks for.
  public enum Descriptor: Sendable {
    case bonjour(type: String, domain: String?)
  }

  /// Something found.
  public struct Result: Sendable, Hashable {
    /// Where it is.
    public let endpoint: NWEndpoint
  }

  private let handler = Mutex<(@Sendable (Set<Result>, Set<Result>) -> Void)?>(nil)

  /// Looks for something.
  public init(for descriptor: Descriptor, using parameters: NWParameters) {}

  /// Who is told what is found.
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result>) -> Void)? {
    get { handler.withLock { $0 } }
    set { handler.withLock { $0 = newValue } }
  }
  /// What was found.
  public var browseResults: Set<Result> { [] }

  /// Looks, in vain.
  public func start(queue: DispatchQueue) { Notice.doesNothing("NWBrowser") }
  /// Looks no more.
  public func cancel() {}
}
