public import CoreLocation
public import Foundation

/// A part of the weather that is asked for.
public struct WeatherQuery<Value: Sendable>: Sendable {}

extension WeatherQuery where Value == CurrentWeather {
  /// As it is.
  public static var current: Self { Self() }
}

extension WeatherQuery where Value == Forecast<HourWeather> {
  /// As it will be, hour by hour.
  public static var hourly: Self { Self() }
  /// As it will be between two moments, hour by hour.
  public static func hourly(startDate: Date, endDate: Date) -> Self { Self() }
}

extension WeatherQuery where Value == Forecast<DayWeather> {
  /// As it will be, day by day.
  public static var daily: Self { Self() }
  /// As it will be between two moments, day by day.
  public static func daily(startDate: Date, endDate: Date) -> Self { Self() }
}

extension WeatherService {
  /// Fails: nobody tells the weather.
  public func weather<First: Sendable, each Rest: Sendable>(
    for location: CLLocation,
    including first: WeatherQuery<First>,
    _ rest: repeat WeatherQuery<each Rest>
  ) async throws -> (First, repeat each Rest) {
    _ = try await weather(for: location)
    throw WeatherError.unknown
  }

  /// Fails: nobody tells the weather.
  public func weather<Value: Sendable>(
    for location: CLLocation,
    including query: WeatherQuery<Value>
  ) async throws -> Value {
    _ = try await weather(for: location)
    throw WeatherError.unknown
  }

  /// Who would have to be named.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.unknown }
  }
}

/// Who is named for the weather.
public struct WeatherAttribution: Sendable {
  /// Their name.
  public let serviceName: String
  /// Where they say more.
  public let legalPageURL: URL
  /// Their mark for light surroundings.
  public let combinedMarkLightURL: URL
  /// Their mark for dark surroundings.
  public let combinedMarkDarkURL: URL
}

/// How the wind blows.
public struct Wind: Sendable, Hashable {
  /// Where it comes from.
  public let direction: Measurement<UnitAngle>
  /// How fast it is.
  public let speed: Measurement<UnitSpeed>
  /// How fast its blows are.
  public let gust: Measurement<UnitSpeed>?
}

/// How strong the sun is.
public struct UVIndex: Sendable, Hashable {
  /// As a number.
  public let value: Int
}

/// What falls.
public enum Precipitation: String, Codable, Sendable, CaseIterable {
  case none, hail, mixed, rain, sleet, snow
}
