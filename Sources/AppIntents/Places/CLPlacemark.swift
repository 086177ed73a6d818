/// A place that people have a name for.
///
/// There is no map here: a place is what it was called, and what an app knows of it.
public final class CLPlacemark: NSObject, Sendable {
  /// What it is called.
  public let name: String?
  /// Where it is; nil where only its name is known.
  public let location: CLLocation?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The city.
  public let locality: String?
  /// The part of the city.
  public let subLocality: String?
  /// The part of the country.
  public let administrativeArea: String?
  /// The part of that part.
  public let subAdministrativeArea: String?
  /// The code of the post.
  public let postalCode: String?
  /// The country.
  public let country: String?
  /// The country's code.
  public let isoCountryCode: String?

  /// A place.
  public init(
    location: CLLocation? = nil,
    name: String?,
    thoroughfare: String? = nil,
    subThoroughfare: String? = nil,
    locality: String? = nil,
    subLocality: String? = nil,
    administrativeArea: String? = nil,
    subAdministrativeArea: String? = nil,
    postalCode: String? = nil,
    country: String? = nil,
    isoCountryCode: String? = nil
  ) {
    self.location = location
    self.name = name
    self.thoroughfare = thoroughfare
    self.subThoroughfare = subThoroughfare
    self.locality = locality
    self.subLocality = subLocality
    self.administrativeArea = administrativeArea
    self.subAdministrativeArea = subAdministrativeArea
    self.postalCode = postalCode
    self.country = country
    self.isoCountryCode = isoCountryCode
    super.init()
  }

  /// The same place as another.
  public convenience init(placemark: CLPlacemark) {
    self.init(
      location: placemark.location,
      name: placemark.name,
      thoroughfare: placemark.thoroughfare,
      subThoroughfare: placemark.subThoroughfare,
      locality: placemark.locality,
      subLocality: placemark.subLocality,
      administrativeArea: placemark.administrativeArea,
      subAdministrativeArea: placemark.subAdministrativeArea,
      postalCode: placemark.postalCode,
      country: placemark.country,
      isoCountryCode: placemark.isoCountryCode
    )
  }

  /// In which zone its clocks are, which nobody knows here.
  public var timeZone: TimeZone? { nil }
  /// The lake or river that it is, which nobody knows here.
  public var inlandWater: String? { nil }
  /// The sea that it is, which nobody knows here.
  public var ocean: String? { nil }
  /// What people come there for, which nobody knows here.
  public var areasOfInterest: [String]? { nil }

  /// The parts of the name that are known, the narrowest first.
  public override var description: String {
    let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    let parts = [name, street.isEmpty ? nil : street, locality, country].compactMap { $0 }
    return parts.joined(separator: ", ")
  }
}

extension CLPlacemark: _IntentValue {}

extension IntentParameter {
  /// How a place is shown, which is by its name here.
  public enum PlacemarkDisplayStyle: Sendable, Hashable {
    case name, address, city
  }

  /// A parameter that takes a place.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == CLPlacemark {
    self.init(
      title,
      description,
      .text,
      asking: requestValueDialog,
      conversion: placemarkConversion,
      resolvers: resolvers(),
      default: nil
    )
  }

  /// A parameter that takes a place out of those that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverList<Value.UnwrappedType> = ResolverList.init
  ) where Value.ValueType == CLPlacemark, Provider.Result.Result == CLPlacemark {
    self.init(
      title,
      description,
      offeredBy: optionsProvider,
      asking: requestValueDialog,
      resolvers: resolvers()
    )
  }
}
