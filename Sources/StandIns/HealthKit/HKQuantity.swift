@_exported public import Foundation

/// A unit, by how it is written.
public final class HKUnit: NSObject, Sendable {
  /// How it is written.
  public let unitString: String

  /// A unit.
  public init(from string: String) {
    unitString = string
  }

  /// Pieces.
  public static func count() -> HKUnit { .init(from: "count") }
  /// Grams.
  public static func gram() -> HKUnit { .init(from: "g") }
  /// Litres.
  public static func liter() -> HKUnit { .init(from: "L") }
  /// Metres.
  public static func meter() -> HKUnit { .init(from: "m") }
  /// Miles.
  public static func mile() -> HKUnit { .init(from: "mi") }
  /// Seconds.
  public static func second() -> HKUnit { .init(from: "s") }
  /// Minutes.
  public static func minute() -> HKUnit { .init(from: "min") }
  /// Hours.
  public static func hour() -> HKUnit { .init(from: "hr") }
  /// Kilocalories.
  public static func kilocalorie() -> HKUnit { .init(from: "kcal") }
  /// Hundredths.
  public static func percent() -> HKUnit { .init(from: "%") }
  /// Degrees.
  public static func degreeCelsius() -> HKUnit { .init(from: "degC") }
  /// What presses.
  public static func millimeterOfMercury() -> HKUnit { .init(from: "mmHg") }

  /// One unit for each of another.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    .init(from: "\(unitString)/\(unit.unitString)")
  }
}

/// How much of something.
public final class HKQuantity: NSObject, Sendable {
  private let unit: HKUnit
  private let value: Double

  /// So much of a unit.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  /// How much it is in the unit that it was given in; units are not converted here.
  public func doubleValue(for unit: HKUnit) -> Double { value }
}

/// What is measured.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// Something that is measured.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Steps.
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  /// Beats of the heart.
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// Weight.
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// Height.
  public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
  /// What was burnt by moving.
  public static let activeEnergyBurned = Self(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned"
  )
  /// How far on foot.
  public static let distanceWalkingRunning = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning"
  )
  /// Water that was drunk.
  public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
  /// What was eaten.
  public static let dietaryEnergyConsumed = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed"
  )
  /// Starch and sugar.
  public static let dietaryCarbohydrates = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates"
  )
  /// What keeps awake.
  public static let dietaryCaffeine = Self(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
  /// Sugar in the blood.
  public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
}

/// How many of a unit.
public enum HKMetricPrefix: Int, Sendable {
  case none = 0
  case femto = 13
  case pico = 1
  case nano = 2
  case micro = 3
  case milli = 4
  case centi = 5
  case deci = 6
  case deca = 7
  case hecto = 8
  case kilo = 9
  case mega = 10
  case giga = 11
  case tera = 12

  fileprivate var sign: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

/// How many grams of blood sugar a mole is.
public let HKUnitMolarMassBloodGlucose = 180.155_880_000_05

extension HKUnit {
  /// So many grams.
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    .init(from: "\(prefix.sign)g")
  }
  /// So many litres.
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    .init(from: "\(prefix.sign)L")
  }
  /// So many metres.
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    .init(from: "\(prefix.sign)m")
  }
  /// So many seconds.
  public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    .init(from: "\(prefix.sign)s")
  }
  /// So many joules.
  public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    .init(from: "\(prefix.sign)J")
  }
  /// So many moles of something.
  public static func moleUnit(with prefix: HKMetricPrefix, molarMass: Double) -> HKUnit {
    .init(from: "\(prefix.sign)mol<\(molarMass)>")
  }

  /// Ounces.
  public static func ounce() -> HKUnit { .init(from: "oz") }
  /// Pounds.
  public static func pound() -> HKUnit { .init(from: "lb") }
  /// Stones.
  public static func stone() -> HKUnit { .init(from: "st") }
  /// Inches.
  public static func inch() -> HKUnit { .init(from: "in") }
  /// Feet.
  public static func foot() -> HKUnit { .init(from: "ft") }
  /// Yards.
  public static func yard() -> HKUnit { .init(from: "yd") }
  /// Days.
  public static func day() -> HKUnit { .init(from: "d") }
  /// Joules.
  public static func joule() -> HKUnit { .init(from: "J") }
  /// Small calories.
  public static func smallCalorie() -> HKUnit { .init(from: "cal") }
  /// Large calories.
  public static func largeCalorie() -> HKUnit { .init(from: "Cal") }
  /// Degrees of Fahrenheit's.
  public static func degreeFahrenheit() -> HKUnit { .init(from: "degF") }
  /// Degrees of Kelvin's.
  public static func kelvin() -> HKUnit { .init(from: "K") }
  /// Fluid ounces of the United States.
  public static func fluidOunceUS() -> HKUnit { .init(from: "fl_oz_us") }
  /// Cups of the United States.
  public static func cupUS() -> HKUnit { .init(from: "cup_us") }
  /// Units of what a drug does.
  public static func internationalUnit() -> HKUnit { .init(from: "IU") }
  /// Watts.
  public static func watt() -> HKUnit { .init(from: "W") }
  /// Beats in a second.
  public static func hertz() -> HKUnit { .init(from: "Hz") }

  /// One unit times another.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    .init(from: "\(unitString)·\(unit.unitString)")
  }
  /// A unit as often as a power says.
  public func unitRaised(toPower power: Int) -> HKUnit { .init(from: "\(unitString)^\(power)") }
  /// One over it.
  public func reciprocal() -> HKUnit { unitRaised(toPower: -1) }
}
