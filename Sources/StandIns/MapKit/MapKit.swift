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

/// A place on a map.
open class MKPlacemark: NSObject {
  /// What is known of it, as of any place.
  private let place: CLPlacemark?

  /// Where it is.
  public let coordinate: CLLocationCoordinate2D

  /// A place by its point.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    place = nil
  }

  /// A place by what is known of it.
  public init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    place = placemark
  }

  /// Its name.
  open var name: String? { place?.name }
  /// Its name.
  open var title: String? { place?.name }
  /// The street.
  open var thoroughfare: String? { place?.thoroughfare }
  /// The number in the street.
  open var subThoroughfare: String? { place?.subThoroughfare }
  /// The town.
  open var locality: String? { place?.locality }
  /// The part of the town.
  open var subLocality: String? { place?.subLocality }
  /// The state.
  open var administrativeArea: String? { place?.administrativeArea }
  /// The part of the state.
  open var subAdministrativeArea: String? { place?.subAdministrativeArea }
  /// The code of the town.
  open var postalCode: String? { place?.postalCode }
  /// The country.
  open var country: String? { place?.country }
  /// The country's code.
  open var isoCountryCode: String? { place?.isoCountryCode }
  /// Its point.
  open var location: CLLocation? {
    place?.location ?? CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

/// How somebody gets to a place; also what maps are asked to show.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// A place that maps can show.
open class MKMapItem: NSObject {
  /// What it is called.
  open var name: String?
  /// Where it is.
  public let placemark: MKPlacemark
  /// In which zone its clocks are, which nobody knows here.
  open var timeZone: TimeZone?
  /// What kind of place it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is where the person is, which nobody knows here.
  open var isCurrentLocation: Bool { false }
  /// Whom to call there.
  open var phoneNumber: String?
  /// Where to read of it.
  open var url: URL?

  /// A place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
  }

  /// Shows it in the system's maps, of which there are none.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Notice.doesNothing("opening maps")
    return false
  }
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
