import Notices

/// Whether an app may know where a person is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Whether an app may know exactly where a person is.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// As exact as it can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// Why a place could not be told.
public struct CLError: Error, Sendable, Hashable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, geocodeFoundNoResult
  }

  /// The reason.
  public let code: Code

  /// A failure for a reason.
  public init(_ code: Code) {
    self.code = code
  }

  /// Nobody knows where it is.
  public static let locationUnknown = Code.locationUnknown
  /// The person does not want it.
  public static let denied = Code.denied
}

/// Hears from a manager of places.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Hears where the device is.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Hears that nobody knows.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Hears whether it may know.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Tells where the device is, which nothing here knows: permission is denied.
open class CLLocationManager: NSObject {
  /// Who hears of it.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact it is to be.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device has to move before it is told again.
  open var distanceFilter: CLLocationDistance = -1
  /// Where the device is; nobody knows.
  open var location: CLLocation? { nil }
  /// Nobody may know.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Nobody may be found, as it was asked for formerly.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Nobody can be found.
  open class func locationServicesEnabled() -> Bool { false }
  /// Nobody is followed.
  open var allowsBackgroundLocationUpdates = false
  /// Nobody is followed.
  open var pausesLocationUpdatesAutomatically = true
  /// What it is for.
  open var activityType = CLActivityType.other
  /// Nobody may know exactly.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  /// A manager.
  public override init() {
    super.init()
  }

  /// Asks for permission, in vain.
  open func requestWhenInUseAuthorization() { refuse() }
  /// Asks for permission, in vain.
  open func requestAlwaysAuthorization() { refuse() }
  /// Asks where the device is, in vain.
  open func requestLocation() { refuse() }
  /// Asks to be told where the device is, in vain.
  open func startUpdatingLocation() { refuse() }
  /// Asks no longer.
  open func stopUpdatingLocation() {}
  /// Says that nobody can be found.
  open func startMonitoringSignificantLocationChanges() { refuse() }
  /// Nobody is followed.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Begins to tell where north is, which nothing here does.
  open func startUpdatingHeading() { refuse() }
  /// Tells no more where north is.
  open func stopUpdatingHeading() {}
  /// Begins to watch a place, which nothing here does.
  open func startMonitoring(for region: CLRegion) { refuse() }
  /// Watches a place no more.
  open func stopMonitoring(for region: CLRegion) {}
  /// The places that are watched: none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// Whether one sees that an app asks where it is.
  open var showsBackgroundLocationIndicator = false
  /// Says that nobody can be found.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {
    refuse()
  }

  private func refuse() {
    Notice.doesNothing("CLLocationManager")
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }
}

/// What one moves for.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}
