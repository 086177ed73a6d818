/// A unit that a measurement can be given in.
public struct MeasurementUnit: Sendable, Hashable {
  /// The unit's symbol: `km`.
  public let symbol: String
  /// The unit's name in English, many of it: `kilometers`.
  public let name: String

  /// Makes a unit.
  public init(symbol: String, name: String) {
    self.symbol = symbol
    self.name = name
  }
}

/// A measurement as a person gave it: a number with a unit's symbol, or without one for the unit
/// that the parameter takes for granted.
public struct MeasuredAmount: Sendable, Hashable {
  /// The number.
  public var value: Double
  /// The symbol of the unit; nil where none was said.
  public var symbol: String?

  /// Makes an amount.
  public init(value: Double, symbol: String? = nil) {
    self.value = value
    self.symbol = symbol
  }
}

/// The units of a dimension by their names, the unit to take for granted first.
///
/// Foundation knows the units only one by one.
func measurementUnits(of type: Dimension.Type) -> [(name: String, unit: Dimension)] {
  switch type {
  case is UnitLength.Type: lengths
  case is UnitMass.Type: masses
  case is UnitDuration.Type: durations
  case is UnitTemperature.Type: temperatures
  case is UnitVolume.Type: volumes
  case is UnitSpeed.Type: speeds
  case is UnitArea.Type: areas
  case is UnitEnergy.Type: energies
  case is UnitInformationStorage.Type: informationStorages
  default: otherUnits.filter { Swift.type(of: $0.unit) == type }
  }
}

private let lengths: [(String, Dimension)] = [
  ("meters", UnitLength.meters), ("kilometers", UnitLength.kilometers),
  ("centimeters", UnitLength.centimeters), ("millimeters", UnitLength.millimeters),
  ("miles", UnitLength.miles), ("yards", UnitLength.yards), ("feet", UnitLength.feet),
  ("inches", UnitLength.inches), ("nautical miles", UnitLength.nauticalMiles),
  ("light years", UnitLength.lightyears), ("astronomical units", UnitLength.astronomicalUnits),
]

private let masses: [(String, Dimension)] = [
  ("kilograms", UnitMass.kilograms), ("grams", UnitMass.grams),
  ("milligrams", UnitMass.milligrams), ("metric tons", UnitMass.metricTons),
  ("pounds", UnitMass.pounds), ("ounces", UnitMass.ounces), ("stones", UnitMass.stones),
  ("carats", UnitMass.carats),
]

private let durations: [(String, Dimension)] = [
  ("seconds", UnitDuration.seconds), ("minutes", UnitDuration.minutes),
  ("hours", UnitDuration.hours), ("milliseconds", UnitDuration.milliseconds),
]

private let temperatures: [(String, Dimension)] = [
  ("degrees celsius", UnitTemperature.celsius), ("celsius", UnitTemperature.celsius),
  ("degrees fahrenheit", UnitTemperature.fahrenheit), ("fahrenheit", UnitTemperature.fahrenheit),
  ("kelvin", UnitTemperature.kelvin),
]

private let volumes: [(String, Dimension)] = [
  ("liters", UnitVolume.liters), ("milliliters", UnitVolume.milliliters),
  ("centiliters", UnitVolume.centiliters), ("deciliters", UnitVolume.deciliters),
  ("cubic meters", UnitVolume.cubicMeters), ("cups", UnitVolume.cups),
  ("pints", UnitVolume.pints), ("quarts", UnitVolume.quarts), ("gallons", UnitVolume.gallons),
  ("fluid ounces", UnitVolume.fluidOunces), ("tablespoons", UnitVolume.tablespoons),
  ("teaspoons", UnitVolume.teaspoons),
]

private let speeds: [(String, Dimension)] = [
  ("kilometers per hour", UnitSpeed.kilometersPerHour),
  ("meters per second", UnitSpeed.metersPerSecond),
  ("miles per hour", UnitSpeed.milesPerHour), ("knots", UnitSpeed.knots),
]

private let areas: [(String, Dimension)] = [
  ("square meters", UnitArea.squareMeters), ("square kilometers", UnitArea.squareKilometers),
  ("square centimeters", UnitArea.squareCentimeters), ("hectares", UnitArea.hectares),
  ("acres", UnitArea.acres), ("square feet", UnitArea.squareFeet),
  ("square miles", UnitArea.squareMiles),
]

private let energies: [(String, Dimension)] = [
  ("kilocalories", UnitEnergy.kilocalories), ("calories", UnitEnergy.calories),
  ("joules", UnitEnergy.joules), ("kilojoules", UnitEnergy.kilojoules),
  ("kilowatt hours", UnitEnergy.kilowattHours),
]

private let informationStorages: [(String, Dimension)] = [
  ("bytes", UnitInformationStorage.bytes), ("bits", UnitInformationStorage.bits),
  ("kilobytes", UnitInformationStorage.kilobytes),
  ("megabytes", UnitInformationStorage.megabytes),
  ("gigabytes", UnitInformationStorage.gigabytes),
  ("terabytes", UnitInformationStorage.terabytes),
]

private let otherUnits: [(name: String, unit: Dimension)] = [
  ("meters per second squared", UnitAcceleration.metersPerSecondSquared),
  ("gravities", UnitAcceleration.gravity),
  ("degrees", UnitAngle.degrees), ("radians", UnitAngle.radians),
  ("revolutions", UnitAngle.revolutions),
  ("grams per liter", UnitConcentrationMass.gramsPerLiter),
  ("milligrams per deciliter", UnitConcentrationMass.milligramsPerDeciliter),
  ("parts per million", UnitDispersion.partsPerMillion),
  ("ampere hours", UnitElectricCharge.ampereHours), ("coulombs", UnitElectricCharge.coulombs),
  ("amperes", UnitElectricCurrent.amperes), ("milliamperes", UnitElectricCurrent.milliamperes),
  ("volts", UnitElectricPotentialDifference.volts),
  ("millivolts", UnitElectricPotentialDifference.millivolts),
  ("ohms", UnitElectricResistance.ohms), ("kiloohms", UnitElectricResistance.kiloohms),
  ("hertz", UnitFrequency.hertz), ("kilohertz", UnitFrequency.kilohertz),
  ("megahertz", UnitFrequency.megahertz), ("gigahertz", UnitFrequency.gigahertz),
  ("liters per 100 kilometers", UnitFuelEfficiency.litersPer100Kilometers),
  ("miles per gallon", UnitFuelEfficiency.milesPerGallon),
  ("lux", UnitIlluminance.lux),
  ("watts", UnitPower.watts), ("kilowatts", UnitPower.kilowatts),
  ("horsepower", UnitPower.horsepower),
  ("hectopascals", UnitPressure.hectopascals), ("bars", UnitPressure.bars),
  ("millibars", UnitPressure.millibars),
  ("pounds per square inch", UnitPressure.poundsForcePerSquareInch),
]
