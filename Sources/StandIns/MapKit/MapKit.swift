@_exported public import CoreLocation
import Notices
public import UIKit

/// How much of a map is seen.
public struct MKCoordinateSpan: Sendable, Hashable {
  /// From north to south, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// So much.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of a map.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// Its size.
  public var span: MKCoordinateSpan

  /// A part of a map.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// A part of a map by its size in metres.
  public init(
    center: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metresOfADegree = 111_320.0
    let narrowing = max(0.01, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metresOfADegree,
        longitudeDelta: longitudinalMeters / (metresOfADegree * narrowing)
      )
    )
  }
}

/// What a map looks like.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Looks for places by what they are called, for which there is no map here.
open class MKLocalSearch: NSObject {
  /// What is looked for.
  open class Request: NSObject {
    /// What is looked for.
    public struct ResultType: OptionSet, Sendable {
      /// The kinds as bits.
      public let rawValue: UInt
      /// Kinds as bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Addresses.
      public static let address = ResultType(rawValue: 1)
      /// Places with a name.
      public static let pointOfInterest = ResultType(rawValue: 2)
      /// Mountains, rivers and the like.
      public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// What is looked for.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Which kinds of places are looked for.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// What it is called.
    open var naturalLanguageQuery: String?
    /// Near what.
    open var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360)
    )

    /// Nothing yet.
    public override init() {
      super.init()
    }
  }

  /// What was found.
  open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
  }

  /// A search.
  public init(request: Request) {}

  /// Finds nothing.
  open func start() async throws -> Response {
    Notice.doesNothing("MKLocalSearch")
    return Response()
  }
}

/// Draws a part of a map as a picture, for which there is no map here.
open class MKMapSnapshotter: NSObject {
  /// What is drawn.
  open class Options: NSObject {
    /// Which part.
    open var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360)
    )
    /// How large, in points.
    open var size = CGSize(width: 256, height: 256)
    /// What it looks like.
    open var mapType = MKMapType.standard
    /// Whether it is dark.
    open var traitCollection = UITraitCollection()
    /// Whether houses are shown.
    open var showsBuildings = true
    /// Which kinds of places are shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// All of it.
    public override init() {
      super.init()
    }
  }

  /// A part of a map as a picture.
  open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage

    init(image: UIImage) {
      self.image = image
    }

    /// Where a place is in the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  /// A drawing of a part of a map.
  public init(options: Options) {}

  /// Draws nothing.
  open func start() async throws -> Snapshot {
    Notice.doesNothing("MKMapSnapshotter")
    throw CLError(.network)
  }
}
