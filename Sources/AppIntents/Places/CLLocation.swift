/// A distance in metres.
public typealias CLLocationDistance = Double
/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A speed in metres a second.
public typealias CLLocationSpeed = Double
/// How exact a place is known, in metres.
public typealias CLLocationAccuracy = Double
/// Where something is headed, in degrees from north.
public typealias CLLocationDirection = Double

/// A point on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// How far north it is.
  public var latitude: CLLocationDegrees
  /// How far east it is.
  public var longitude: CLLocationDegrees

  /// The point where the equator meets the meridian of Greenwich.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// A point.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Whether a point is on the earth.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coordinate.latitude) && (-180...180).contains(coordinate.longitude)
}

/// Where something was, and when.
public final class CLLocation: NSObject, Sendable {
  /// The point on the earth.
  public let coordinate: CLLocationCoordinate2D
  /// How high it was, in metres above the sea.
  public let altitude: CLLocationDistance
  /// How exact the point is.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is.
  public let verticalAccuracy: CLLocationAccuracy
  /// When it was there.
  public let timestamp: Date

  /// Somewhere, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: IntentEnvironment.current.now()
    )
  }

  /// Somewhere at some time.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
    super.init()
  }

  /// How far it is to another place along the surface, in metres.
  ///
  /// The earth is taken for a ball, which is off by half a percent at most.
  public func distance(from other: CLLocation) -> CLLocationDistance {
    let radius = 6_371_008.8
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (here, there) = (coordinate, other.coordinate)
    let north = sin(radians(there.latitude - here.latitude) / 2)
    let east = sin(radians(there.longitude - here.longitude) / 2)
    let part =
      north * north + cos(radians(here.latitude)) * cos(radians(there.latitude)) * east * east
    return 2 * radius * asin(min(1, part.squareRoot()))
  }
}
