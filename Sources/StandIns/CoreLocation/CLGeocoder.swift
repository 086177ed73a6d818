public import AppIntents
import Notices

/// Finds places by name and names by place, for which there is no map here.
open class CLGeocoder: NSObject {
  /// What is told when an answer is there.
  public typealias CompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

  /// Whether it looks for something.
  open var isGeocoding: Bool { false }

  /// A geocoder.
  public override init() {
    super.init()
  }

  /// Finds no place.
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw none()
  }

  /// Finds no place within a region.
  open func geocodeAddressString(
    _ address: String,
    in region: CLRegion?,
    preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw none() }

  /// Finds no place.
  open func geocodeAddressString(
    _ address: String,
    completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, none()) }

  /// Finds no name.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw none()
  }

  /// Finds no name in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw none() }

  /// Finds no name.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, none()) }

  /// Finds no name in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, none()) }

  /// Looks no longer.
  open func cancelGeocode() {}

  private func none() -> CLError {
    Notice.doesNothing("CLGeocoder")
    return CLError(.geocodeFoundNoResult)
  }
}
