public import AppIntents
import Notices

/// Watches places, and tells of none.
public actor CLMonitor {
  /// What it is called.
  public nonisolated let name: String
  private var conditions: [String: any CLCondition] = [:]

  /// A watch under a name.
  public init(_ name: String) async { self.name = name }

  /// Watches something, which it does not.
  public func add(
    _ condition: any CLCondition,
    identifier: String,
    assuming state: Event.State = .unknown
  ) {
    Notice.doesNothing("CLMonitor")
    conditions[identifier] = condition
  }

  /// Watches something no longer.
  public func remove(_ identifier: String) { conditions[identifier] = nil }

  /// The names of what is watched.
  public var identifiers: [String] { conditions.keys.sorted() }

  /// What is known of something that is watched.
  public func record(for identifier: String) -> Record? { conditions[identifier].map(Record.init) }

  /// What happens: nothing.
  public var events: AsyncThrowingStream<Event, any Error> { AsyncThrowingStream { $0.finish() } }

  /// What happened to something that is watched.
  public struct Event: Sendable {
    /// Whether it holds.
    public enum State: UInt, Sendable {
      case unknown, satisfied, unsatisfied, unmonitored
    }

    /// What is watched.
    public let identifier: String
    /// Whether it holds.
    public let state: State
    /// When it happened.
    public let date: Date
  }

  /// What is known of something that is watched.
  public struct Record: Sendable {
    /// What is watched.
    public let condition: any CLCondition
  }

  /// Being near a place.
  public struct CircularGeographicCondition: CLCondition {
    /// The place.
    public let center: CLLocationCoordinate2D
    /// How near, in metres.
    public let radius: CLLocationDistance

    /// Being near a place.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      self.center = center
      self.radius = radius
    }
  }
}

/// Something that can be watched.
public protocol CLCondition: Sendable {}

/// Asks to be told places for as long as it is kept, which is refused.
public final class CLServiceSession: Sendable {
  /// What is asked for.
  public enum AuthorizationRequirement: Int, Sendable {
    case none, whenInUse, always
  }

  /// Asks.
  public init(authorization: AuthorizationRequirement) { Notice.doesNothing("CLServiceSession") }
  /// Asks for exact places.
  public init(
    authorization: AuthorizationRequirement,
    fullAccuracyPurposeKey: String
  ) { Notice.doesNothing("CLServiceSession") }

  /// Ends it.
  public func invalidate() {}
}

/// Lets an app be told places while it is not in front, which it never is.
public final class CLBackgroundActivitySession: Sendable {
  /// Begins.
  public init() { Notice.doesNothing("CLBackgroundActivitySession") }
  /// Ends it.
  public func invalidate() {}
}
