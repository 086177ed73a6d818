public import CoreLocation
@_exported public import Foundation
import Notices

/// Tells the weather, of which nothing is known here.
public final class WeatherService: Sendable {
  /// The service.
  public static let shared = WeatherService()

  /// The service.
  public init() {}

  /// Fails: nobody tells the weather.
  public func weather(for location: CLLocation) async throws -> Weather {
    Notice.doesNothing("WeatherKit")
    throw WeatherError.unknown
  }
}

/// Why the weather is not known.
public enum WeatherError: LocalizedError, Sendable, Hashable {
  case permissionDenied, unknown

  /// What happened, in words.
  public var errorDescription: String? { "Nobody tells the weather on this machine." }
}

/// The weather of a place.
public struct Weather: Sendable {
  /// As it is.
  public let currentWeather: CurrentWeather
  /// As it will be, hour by hour.
  public let hourlyForecast: Forecast<HourWeather>
  /// As it will be, day by day.
  public let dailyForecast: Forecast<DayWeather>
}

/// The weather as it will be.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  /// Hour by hour or day by day.
  public let forecast: [Element]

  /// Where it begins.
  public var startIndex: Int { forecast.startIndex }
  /// Where it ends.
  public var endIndex: Int { forecast.endIndex }
  /// An hour or a day.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather as it is.
public struct CurrentWeather: Sendable {
  /// When.
  public let date: Date
  /// What it is like.
  public let condition: WeatherCondition
  /// The name of its symbol.
  public let symbolName: String
  /// How warm it is.
  public let temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// How damp it is, from 0 to 1.
  public let humidity: Double
  /// Whether it is day.
  public let isDaylight: Bool
  /// How the wind blows.
  public let wind: Wind
  /// How strong the sun is.
  public let uvIndex: UVIndex
  /// How heavy the air is.
  public let pressure: Measurement<UnitPressure>
  /// How far one sees.
  public let visibility: Measurement<UnitLength>
  /// How much of the sky is covered, from 0 to 1.
  public let cloudCover: Double
}

/// The weather of an hour.
public struct HourWeather: Sendable {
  /// When.
  public let date: Date
  /// What it is like.
  public let condition: WeatherCondition
  /// The name of its symbol.
  public let symbolName: String
  /// How warm it is.
  public let temperature: Measurement<UnitTemperature>
  /// How likely rain is, from 0 to 1.
  public let precipitationChance: Double
  /// What falls.
  public let precipitation: Precipitation
  /// How warm it feels.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// How the wind blows.
  public let wind: Wind
  /// How strong the sun is.
  public let uvIndex: UVIndex
  /// Whether it is day.
  public let isDaylight: Bool
}

/// The weather of a day.
public struct DayWeather: Sendable {
  /// When.
  public let date: Date
  /// What it is like.
  public let condition: WeatherCondition
  /// The name of its symbol.
  public let symbolName: String
  /// How warm it gets.
  public let highTemperature: Measurement<UnitTemperature>
  /// How cold it gets.
  public let lowTemperature: Measurement<UnitTemperature>
  /// How likely rain is, from 0 to 1.
  public let precipitationChance: Double
  /// What falls.
  public let precipitation: Precipitation
  /// How the wind blows.
  public let wind: Wind
  /// How strong the sun is.
  public let uvIndex: UVIndex
  /// When the sun comes and goes.
  public let sun: SunEvents
  /// When the moon comes and goes.
  public let moon: MoonEvents
}

/// What the weather is like.
public enum WeatherCondition: String, Codable, Sendable, CaseIterable, CustomStringConvertible {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms
  case sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm
  case windy, wintryMix

  /// Its name.
  public var description: String { rawValue }
}

/// When the sun comes and goes.
public struct SunEvents: Sendable {
  /// When the first light comes.
  public let astronomicalDawn: Date?
  /// When there is light at sea.
  public let nauticalDawn: Date?
  /// When there is light.
  public let civilDawn: Date?
  /// When it comes.
  public let sunrise: Date?
  /// When it is highest.
  public let solarNoon: Date?
  /// When it goes.
  public let sunset: Date?
  /// When the light goes.
  public let civilDusk: Date?
  /// When the light at sea goes.
  public let nauticalDusk: Date?
  /// When the last light goes.
  public let astronomicalDusk: Date?
  /// When it is lowest.
  public let solarMidnight: Date?
}

/// When the moon comes and goes.
public struct MoonEvents: Sendable {
  /// How much of it is seen.
  public let phase: MoonPhase
  /// When it comes.
  public let moonrise: Date?
  /// When it goes.
  public let moonset: Date?
}

/// How much of the moon is seen.
public enum MoonPhase: String, Codable, Sendable, CaseIterable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent
}
