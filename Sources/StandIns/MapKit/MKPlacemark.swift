public import CoreLocation

/// A place on a map, which is a place like any other here.
public typealias MKPlacemark = CLPlacemark

extension CLPlacemark {
  /// A place by its point.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      name: nil
    )
  }

  /// A place by its point and the parts of its address.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    addressDictionary: [String: Any]?
  ) {
    func part(_ name: String) -> String? { addressDictionary?[name] as? String }
    self.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      name: part("Name"),
      thoroughfare: part("Thoroughfare") ?? part("Street"),
      locality: part("City"),
      administrativeArea: part("State"),
      postalCode: part("ZIP"),
      country: part("Country"),
      isoCountryCode: part("CountryCode")
    )
  }

  /// Its point.
  public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  /// Its name.
  public var title: String? { name }
  /// What stands below its name: the town.
  public var subtitle: String? { locality }
  /// The country's code.
  public var countryCode: String? { isoCountryCode }
}
