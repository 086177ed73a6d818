@_exported public import Foundation
@_exported public import FoundationGaps
@_exported public import class AppIntents.CLLocation
@_exported public import class AppIntents.CLPlacemark
@_exported public import func AppIntents.CLLocationCoordinate2DIsValid
@_exported public import struct AppIntents.CLLocationCoordinate2D
@_exported public import typealias AppIntents.CLLocationAccuracy
@_exported public import typealias AppIntents.CLLocationDegrees
@_exported public import typealias AppIntents.CLLocationDirection
@_exported public import typealias AppIntents.CLLocationDistance
@_exported public import typealias AppIntents.CLLocationSpeed
