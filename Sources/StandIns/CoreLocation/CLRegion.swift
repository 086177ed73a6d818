public import AppIntents

/// A place that is watched, which none is.
open class CLRegion: NSObject {
  /// What tells it apart.
  public let identifier: String
  /// Whether it is told when one comes.
  open var notifyOnEntry = true
  /// Whether it is told when one goes.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A place and what is around it.
open class CLCircularRegion: CLRegion {
  /// The place.
  public let center: CLLocationCoordinate2D
  /// How far around, in metres.
  public let radius: CLLocationDistance

  /// A place and what is around it.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place is in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let here = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let there = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return here.distance(from: there) <= radius
  }
}

/// No distance is too small to be told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// As exactly as it can be.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// To some kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Not exactly.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 10_000
/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Where the device is, which is never told.
public struct CLLocationUpdate: Sendable {
  /// What a device is used for.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The place.
  public let location: CLLocation?
  /// Whether it stays.
  public let stationary: Bool
  /// Whether it stays, by its former name.
  public var isStationary: Bool { stationary }
  /// Whether the person lets nobody know.
  public var authorizationDenied: Bool { true }
  /// Whether it is only roughly known.
  public var accuracyLimited: Bool { false }
  /// Whether nobody knows.
  public var locationUnavailable: Bool { true }

  /// No places.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }

  /// No places.
  public struct Updates: AsyncSequence, Sendable {
    /// A place.
    public typealias Element = CLLocationUpdate

    /// Goes through no places.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// No place.
      public mutating func next() async throws -> CLLocationUpdate? { nil }
    }

    /// Goes through no places.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

extension CLPlacemark {
  /// What is around it, which nobody knows here.
  public var region: CLRegion? { nil }
}

extension RelevantContext {
  /// At a place.
  public static func location(_ exact: CLRegion) -> RelevantContext { .place(exact.identifier) }
}
