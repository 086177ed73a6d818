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

/// The row of a value that stands by itself, under what it measures.
private func row<Value>(_ value: PlottableValue<Value>) -> ChartRows {
  ChartRows(rows: number(value.value).map { [(value.label, $0)] } ?? [])
}

/// How marks at the same place stand to each other; here each is a row.
public struct MarkStackingMethod: Sendable, Hashable {
  private let name: String

  /// One on the other.
  public static let standard = MarkStackingMethod(name: "standard")
  /// As parts of a whole.
  public static let normalized = MarkStackingMethod(name: "normalized")
  /// Around the middle.
  public static let center = MarkStackingMethod(name: "center")
  /// One behind the other.
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// How large a mark is, which a row of text does not show.
public struct MarkDimension: Sendable, Hashable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  private let value: Double

  private init(value: Double) { self.value = value }
  /// Points.
  public init(integerLiteral value: Int) { self.value = Double(value) }
  /// Points.
  public init(floatLiteral value: Double) { self.value = value }

  /// As it comes.
  public static let automatic = MarkDimension(value: 0)
  /// Points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { .init(value: value) }
  /// A part of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimension { .init(value: value) }
  /// The room with a gap.
  public static func inset(_ value: CGFloat) -> MarkDimension { .init(value: value) }
}

/// A figure of a chart, which is a row of text whatever it would be.
///
/// All take what any of Apple's takes; each is known by the name of its own.
public struct ChartMark<Figure>: DrawnChartContent {
  package let drawnRows: ChartRows

  /// A figure at a place.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { drawnRows = rows(x.value, y.value) }

  /// A part of one of several figures.
  nonisolated public init<X, Y, Series>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<Series>,
    stacking: MarkStackingMethod = .standard
  ) { drawnRows = rows(x.value, y.value) }

  /// A figure that lies by itself.
  nonisolated public init<X>(
    x: PlottableValue<X>,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { drawnRows = row(x) }

  /// A figure that stands by itself.
  nonisolated public init<Y>(
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { drawnRows = row(y) }

  /// A figure at a place, from one value to another.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { drawnRows = rows(x.value, yEnd.value) }

  /// A figure at a height, from one value to another.
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { drawnRows = rows(xEnd.value, y.value) }

  /// A figure from one value to another, both ways.
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) { drawnRows = rows(xEnd.value, yEnd.value) }
}

/// What figures are told apart by.
public enum ChartFigure {
  /// A bar.
  public enum Bar {}
  /// A line.
  public enum Line {}
  /// An area.
  public enum Area {}
  /// A point.
  public enum Point {}
  /// A rectangle.
  public enum Rectangle {}
  /// A line across.
  public enum Rule {}
}

/// A bar.
public typealias BarMark = ChartMark<ChartFigure.Bar>
/// A point of a line.
public typealias LineMark = ChartMark<ChartFigure.Line>
/// A point of an area's edge.
public typealias AreaMark = ChartMark<ChartFigure.Area>
/// A point.
public typealias PointMark = ChartMark<ChartFigure.Point>
/// A rectangle.
public typealias RectangleMark = ChartMark<ChartFigure.Rectangle>
/// A line across.
public typealias RuleMark = ChartMark<ChartFigure.Rule>

extension ChartMark where Figure == ChartFigure.Rule {
  /// A line at a place, which says no number.
  nonisolated public init<X>(x: PlottableValue<X>) { drawnRows = ChartRows() }
}

/// A piece of a circle.
public struct SectorMark: DrawnChartContent {
  package let drawnRows: ChartRows

  /// A piece.
  nonisolated public init<Value>(
    angle: PlottableValue<Value>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) { drawnRows = row(angle) }
}
