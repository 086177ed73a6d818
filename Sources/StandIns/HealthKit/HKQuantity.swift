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
