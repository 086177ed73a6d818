public import AppIntents
@_exported public import Foundation
@_exported public import FoundationGaps
@_exported public import class AppIntents.CLLocation
@_exported public import struct AppIntents.CLLocationCoordinate2D

/// A place, told in as many ways as are known.
public struct PlaceDescriptor: Sendable, _IntentValue {
  /// A way to tell a place.
  public enum PlaceRepresentation: Sendable {
    /// By its degrees.
    case coordinate(CLLocationCoordinate2D)
    /// By its address.
    case address(String)
    /// By where a device is.
    case deviceLocation(CLLocation)
  }

  /// The ways, the best one first.
  public let representations: [PlaceRepresentation]
  /// What people call it.
  public let commonName: String?

  /// A place.
  public init(representations: [PlaceRepresentation], commonName: String?) {
    self.representations = representations
    self.commonName = commonName
  }

  /// Its degrees; nil where nobody told them.
  public var coordinate: CLLocationCoordinate2D? {
    for case .coordinate(let coordinate) in representations { return coordinate }
    for case .deviceLocation(let location) in representations { return location.coordinate }
    return nil
  }

  /// Its address; nil where nobody told it.
  public var address: String? {
    for case .address(let address) in representations { return address }
    return nil
  }
}
