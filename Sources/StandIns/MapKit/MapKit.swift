@_exported public import CoreLocation
import Notices

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

    /// What is called so.
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion? = nil) {
      self.naturalLanguageQuery = naturalLanguageQuery
      if let region { self.region = region }
    }
  }

  /// What was found.
  open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// What lies around them.
    open var boundingRegion: MKCoordinateRegion { Request().region }
  }

  /// A search.
  public init(request: Request) {}

  /// Whether it is at it, which it never is.
  open var isSearching: Bool { false }

  /// Finds nothing.
  open func start() async throws -> Response {
    Notice.doesNothing("MKLocalSearch")
    return Response()
  }

  /// Finds nothing.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    Notice.doesNothing("MKLocalSearch")
    completionHandler(Response(), nil)
  }

  /// Gives it up.
  open func cancel() {}
}
