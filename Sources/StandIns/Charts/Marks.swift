public import SwiftUI

/// A value as a word.
private func word(_ value: some Any) -> String {
  switch value {
  case let date as Date: date.formatted(date: .abbreviated, time: .omitted)
  case let text as any StringProtocol: String(text)
  default: String(describing: value)
  }
}

/// A value as a number; nil for what is none.
private func number(_ value: some Any) -> Double? {
  switch value {
  case let value as any BinaryInteger: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
  default: nil
  }
}

/// What a pair of values says: the number of the two, under the word for the other.
private func rows(_ x: some Any, _ y: some Any) -> ChartRows {
  if let value = number(y) { return ChartRows(rows: [(word(x), value)]) }
  if let value = number(x) { return ChartRows(rows: [(word(y), value)]) }
  return ChartRows()
}

/// A bar.
public struct BarMark: ChartContent {
  /// What it says.
  public let chartRows: ChartRows

  /// A bar from the bottom.
  nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    chartRows = rows(x.value, y.value)
  }
}

/// A point of a line.
public struct LineMark: ChartContent {
  /// What it says.
  public let chartRows: ChartRows

  /// A point.
  nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    chartRows = rows(x.value, y.value)
  }
}

/// A point of an edge.
public struct AreaMark: ChartContent {
  /// What it says.
  public let chartRows: ChartRows

  /// A point.
  nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    chartRows = rows(x.value, y.value)
  }
}

/// A point.
public struct PointMark: ChartContent {
  /// What it says.
  public let chartRows: ChartRows

  /// A point.
  nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    chartRows = rows(x.value, y.value)
  }
}

/// A line across, which says a number.
public struct RuleMark: ChartContent {
  /// What it says.
  public let chartRows: ChartRows

  /// A line from left to right.
  nonisolated public init<Y>(y: PlottableValue<Y>) {
    chartRows = ChartRows(rows: number(y.value).map { [(y.label, $0)] } ?? [])
  }

  /// A line from top to bottom, which text leaves out.
  nonisolated public init<X>(x: PlottableValue<X>) {
    chartRows = ChartRows()
  }
}

/// A slice of a pie.
public struct SectorMark: ChartContent {
  /// What it says.
  public let chartRows: ChartRows

  /// A slice.
  nonisolated public init<Value>(angle: PlottableValue<Value>) {
    chartRows = ChartRows(rows: number(angle.value).map { [(angle.label, $0)] } ?? [])
  }
}

extension ChartContent {
  /// Its colour, which text does not show.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// Its colour by a value, which text does not show.
  public func foregroundStyle<Value>(by value: PlottableValue<Value>) -> Self { self }
  /// How round its corners are, which text does not show.
  public func cornerRadius(_ radius: CGFloat) -> Self { self }
  /// How much it covers, which text does not show.
  public func opacity(_ opacity: Double) -> Self { self }
}

extension View {
  /// How the axis at the bottom looks, which text does not show.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> Self { self }
  /// How the axis at the side looks, which text does not show.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> Self { self }
  /// Whether the colours are explained, which text needs not.
  nonisolated public func chartLegend(_ visibility: Visibility) -> Self { self }
}
