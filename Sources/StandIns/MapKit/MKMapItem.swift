public import CoreLocation
public import Foundation
import Notices

/// How somebody gets to a place; also what maps are asked to show.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// As the person prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// What the map looks like.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The middle of what is shown.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much is shown.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// Whether jams are shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"

/// A place that maps can show.
open class MKMapItem: NSObject {
  /// What it is called.
  open var name: String?
  /// Where it is.
  public let placemark: MKPlacemark
  /// How it is written to, as far as the app said.
  public let address: MKAddress?
  /// Whether it is where the person is, which nobody knows here.
  public let isCurrentLocation: Bool
  /// In which zone its clocks are, which nobody knows here.
  open var timeZone: TimeZone?
  /// What kind of place it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whom to call there.
  open var phoneNumber: String?
  /// Where to read of it.
  open var url: URL?

  /// A place.
  public convenience init(placemark: MKPlacemark) {
    self.init(placemark: placemark, address: nil, isCurrentLocation: false)
  }

  /// A place by its point and how it is written to.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(
      placemark: MKPlacemark(location: location, name: address?.shortAddress),
      address: address,
      isCurrentLocation: false
    )
  }

  private init(placemark: MKPlacemark, address: MKAddress?, isCurrentLocation: Bool) {
    self.placemark = placemark
    self.address = address
    self.isCurrentLocation = isCurrentLocation
    name = placemark.name
  }

  /// Where the person is, which nobody knows here.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(
      placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()),
      address: nil,
      isCurrentLocation: true
    )
  }

  /// Its point.
  open var location: CLLocation {
    placemark.location ?? CLLocation(latitude: 0, longitude: 0)
  }

  /// What tells it apart; nobody keeps a list of places here.
  open var identifier: Identifier? { nil }

  /// Shows it in the system's maps, of which there are none.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Notice.doesNothing("opening maps")
    return false
  }

  /// Shows places in the system's maps, of which there are none.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  {
    Notice.doesNothing("opening maps")
    return false
  }

  /// What tells a place apart.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name by which it is known.
    public let rawValue: String

    /// A name.
    public init?(rawValue: String) { self.rawValue = rawValue }
  }
}

/// How a place is written to.
open class MKAddress: NSObject {
  /// All of it.
  public let fullAddress: String
  /// As short as it gets.
  public let shortAddress: String?

  /// An address; nil where it is empty.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}
