public import CoreLocation

/// How wide the flat map of the world is, in its own points.
private let worldWidth = 268_435_456.0

/// A place on the flat map.
public struct MKMapPoint: Sendable, Hashable {
  /// How far east.
  public var x: Double
  /// How far south.
  public var y: Double

  /// A place on the flat map.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Where a place lies on the flat map, which is Mercator's.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
    x = (coordinate.longitude + 180) / 360 * worldWidth
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * worldWidth
  }

  /// The place.
  public var coordinate: CLLocationCoordinate2D {
    let height = (0.5 - y / worldWidth) * 2 * .pi
    return CLLocationCoordinate2D(
      latitude: atan(sinh(height)) * 180 / .pi,
      longitude: x / worldWidth * 360 - 180
    )
  }
}

/// An extent on the flat map.
public struct MKMapSize: Sendable, Hashable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double

  /// An extent.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of the flat map.
public struct MKMapRect: Sendable, Hashable {
  /// Its north-western corner.
  public var origin: MKMapPoint
  /// Its extent.
  public var size: MKMapSize

  /// A rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// All of it.
  public static let world = MKMapRect(x: 0, y: 0, width: worldWidth, height: worldWidth)
  /// None of it.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Its extent from west to east.
  public var width: Double { size.width }
  /// Its extent from north to south.
  public var height: Double { size.height }
  /// How far east its middle lies.
  public var midX: Double { origin.x + size.width / 2 }
  /// How far south its middle lies.
  public var midY: Double { origin.y + size.height / 2 }
  /// Whether there is nothing in it.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether a place lies in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    (origin.x...origin.x + size.width).contains(point.x)
      && (origin.y...origin.y + size.height).contains(point.y)
  }

  /// The least that holds both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    guard origin.x.isFinite else { return other }
    guard other.origin.x.isFinite else { return self }
    let west = min(origin.x, other.origin.x)
    let north = min(origin.y, other.origin.y)
    return MKMapRect(
      x: west,
      y: north,
      width: max(origin.x + width, other.origin.x + other.width) - west,
      height: max(origin.y + height, other.origin.y + other.height) - north
    )
  }
}

extension MKCoordinateRegion {
  /// The part of the world that a rectangle of the flat map is.
  public init(_ rect: MKMapRect) {
    let northWest = rect.origin.coordinate
    let southEast = MKMapPoint(x: rect.origin.x + rect.width, y: rect.origin.y + rect.height)
      .coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: northWest.latitude - southEast.latitude,
        longitudeDelta: southEast.longitude - northWest.longitude
      )
    )
  }
}
