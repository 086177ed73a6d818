import Foundation

/// A place worth a journey.
public struct Landmark: Sendable, Hashable, Identifiable {
  /// What tells it from others, for good.
  public let id: Int
  /// Its name.
  public let name: String
  /// The country it is in.
  public let country: String
  /// When it was built or first written about; negative before our era.
  public let year: Int
  /// What there is to see.
  public let summary: String
  /// Where it is.
  public let position: Position
}

extension Landmark {
  /// The name as it is compared: without case and accents.
  public var searchName: String { Self.searchText(of: name) }

  /// The country as it is compared.
  public var searchCountry: String { Self.searchText(of: country) }

  /// A text as it is compared.
  static func searchText(of text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

/// A place on the globe, in degrees.
public struct Position: Sendable, Hashable {
  /// North of the equator.
  public var latitude: Double
  /// East of Greenwich.
  public var longitude: Double

  /// A place on the globe.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// How far another place is, as a bird flies.
  public func distance(to other: Position) -> Measurement<UnitLength> {
    let radian = Double.pi / 180
    let north = sin((other.latitude - latitude) * radian / 2)
    let east = sin((other.longitude - longitude) * radian / 2)
    let chord =
      north * north + cos(latitude * radian) * cos(other.latitude * radian) * east * east
    let angle = 2 * atan2(chord.squareRoot(), max(0, 1 - chord).squareRoot())
    return Measurement(value: 6371 * angle, unit: .kilometers)
  }
}

extension Landmark {
  /// The landmarks that the app knows.
  public static let all = [
    Landmark(
      id: 1,
      name: "Gyeongbokgung",
      country: "South Korea",
      year: 1395,
      summary: "The greatest of Seoul's palaces.",
      position: Position(latitude: 37.58, longitude: 126.98)
    ),
    Landmark(
      id: 2,
      name: "Ha Long Bay",
      country: "Vietnam",
      year: 1994,
      summary: "Some two thousand islands of limestone.",
      position: Position(latitude: 20.91, longitude: 107.18)
    ),
    Landmark(
      id: 3,
      name: "Machu Picchu",
      country: "Peru",
      year: 1450,
      summary: "A town of the Inca, high above a river.",
      position: Position(latitude: -13.16, longitude: -72.55)
    ),
    Landmark(
      id: 4,
      name: "Mount Fuji",
      country: "Japan",
      year: 663,
      summary: "The highest mountain of Japan.",
      position: Position(latitude: 35.36, longitude: 138.73)
    ),
    Landmark(
      id: 5,
      name: "Petra",
      country: "Jordan",
      year: -312,
      summary: "A city cut into red rock.",
      position: Position(latitude: 30.33, longitude: 35.44)
    ),
    Landmark(
      id: 6,
      name: "Uluru",
      country: "Australia",
      year: 1873,
      summary: "A rock that changes its colour with the light.",
      position: Position(latitude: -25.34, longitude: 131.04)
    ),
  ]
}
