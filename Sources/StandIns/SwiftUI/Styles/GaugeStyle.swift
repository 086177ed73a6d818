/// How gauges look.
public protocol GaugeStyle {}

/// A look of a screen's.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultGaugeStyle { .init() }
}

/// A look of a screen's.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The look that is called accessoryCircular.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

/// A look of a screen's.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The look that is called accessoryCircularCapacity.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

/// A look of a screen's.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The look that is called accessoryLinear.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

/// A look of a screen's.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The look that is called accessoryLinearCapacity.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

/// A look of a screen's.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The look that is called linearCapacity.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
