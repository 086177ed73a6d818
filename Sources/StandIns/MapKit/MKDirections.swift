public import CoreLocation
import Notices

/// In which ways one gets somewhere.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt
  /// Ways as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By bus and train.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// By bicycle.
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  /// In any way.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Looks for a way from place to place; none is found here.
open class MKDirections: NSObject {
  /// From where to where.
  open class Request: NSObject {
    /// From where.
    open var source: MKMapItem?
    /// To where.
    open var destination: MKMapItem?
    /// In which ways.
    open var transportType = MKDirectionsTransportType.any
    /// Whether more than one way is wanted.
    open var requestsAlternateRoutes = false
    /// When it begins.
    open var departureDate: Date?
    /// When it ends.
    open var arrivalDate: Date?

    /// A request.
    public override init() { super.init() }
  }

  /// The ways that were found.
  open class Response: NSObject {
    /// The ways.
    open var routes: [MKRoute] { [] }
  }

  /// How long a way takes.
  open class ETAResponse: NSObject {
    /// Seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
    /// When it ends.
    open var expectedArrivalDate: Date { .distantFuture }
  }

  /// Looks for a way.
  public init(request: Request) {}

  /// Finds nothing.
  open func calculate() async throws -> Response {
    Notice.doesNothing("MKDirections")
    throw MKError(.directionsNotFound)
  }

  /// Finds nothing.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    Notice.doesNothing("MKDirections")
    completionHandler(nil, MKError(.directionsNotFound))
  }

  /// Finds nothing.
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    Notice.doesNothing("MKDirections")
    completionHandler(nil, MKError(.directionsNotFound))
  }

  /// Whether it is at it, which it never is.
  open var isCalculating: Bool { false }

  /// Gives it up.
  open func cancel() {}

  /// Finds nothing.
  open func calculateETA() async throws -> ETAResponse {
    Notice.doesNothing("MKDirections")
    throw MKError(.directionsNotFound)
  }
}

/// A way from place to place.
open class MKRoute: NSObject {
  /// Its name.
  open var name: String { "" }
  /// Metres.
  open var distance: CLLocationDistance { 0 }
  /// Seconds.
  open var expectedTravelTime: TimeInterval { 0 }
}

/// Why something was not found.
public struct MKError: Error, Sendable, Hashable {
  /// The reasons.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  /// The reason.
  public let code: Code

  /// A reason.
  public init(_ code: Code) { self.code = code }
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Airports.
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  /// Machines that give money.
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  /// Bakeries.
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  /// Banks.
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  /// Beaches.
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  /// Cafés.
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  /// Where cars are charged.
  public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
  /// Where one trains.
  public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
  /// Where food is sold.
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  /// Where cars are filled.
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  /// Hospitals.
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  /// Hotels.
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  /// Libraries.
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  /// Museums.
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  /// Where it is night.
  public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
  /// Parks.
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// Where cars stand.
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  /// Pharmacies.
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  /// Restaurants.
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  /// Schools.
  public static let school = Self(rawValue: "MKPOICategorySchool")
  /// Shops.
  public static let store = Self(rawValue: "MKPOICategoryStore")
  /// Stops of buses and trains.
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
}

/// Which kinds of places are looked for.
open class MKPointOfInterestFilter: NSObject {
  /// Only some.
  public init(including categories: [MKPointOfInterestCategory]) {}
  /// All but some.
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}
