public import AppIntents

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What an app's own look is made of.
  associatedtype Body: View = EmptyView
  /// What a gauge is made of.
  typealias Configuration = GaugeStyleConfiguration

  /// An app's own look, which text does not show.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle where Body == EmptyView {
  /// Nothing: text has a look of its own.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// What a gauge is made of.
public struct GaugeStyleConfiguration {
  /// Where it is, from 0 to 1.
  public let value: Double
  /// What is measured.
  public let label: AnyView
  /// Where it is, in words.
  public let currentValueLabel: AnyView?
  /// Where it begins.
  public let minimumValueLabel: AnyView?
  /// Where it ends.
  public let maximumValueLabel: AnyView?
}

/// A look of a screen's.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultGaugeStyle { .init() }
}

/// A look of a screen's.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The look that is called accessoryCircular.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

/// A look of a screen's.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The look that is called accessoryCircularCapacity.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

/// A look of a screen's.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The look that is called accessoryLinear.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

/// A look of a screen's.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The look that is called accessoryLinearCapacity.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

/// A look of a screen's.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The look that is called linearCapacity.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
