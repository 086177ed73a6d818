public import SwiftUI
public import AppIntents

/// A value with the word for what it measures.
public struct PlottableValue<Value> {
  let label: String
  let value: Value

  /// A value under a localised word.
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(localized: label), value: value)
  }

  /// A moment in a stretch of the calendar, under a localised word.
  public static func value(
    _ label: LocalizedStringKey,
    _ value: Value,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue where Value == Date {
    .value(label, (calendar ?? .current).dateInterval(of: unit, for: value)?.start ?? value)
  }

  /// A value under a word.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), value: value)
  }
}

/// A value that has a place in a chart.
public protocol Plottable {
  /// What its place is worked out from.
  associatedtype PrimitivePlottable
  /// What its place is worked out from.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value of what a place was worked out from; nil where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable {
  /// Its raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// The value of a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// Something that stands in a chart.
@MainActor @preconcurrency
public protocol ChartContent {
  /// What it is made of.
  associatedtype Body: ChartContent
  /// What it is made of.
  @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {}

/// Something in a chart that says something itself.
@MainActor
package protocol DrawnChartContent: ChartContent where Body == Never {
  /// What it says.
  var drawnRows: ChartRows { get }
}

extension DrawnChartContent {
  /// It is made of nothing else.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it draws itself")
  }
}

extension ChartContent {
  @MainActor var chartRows: ChartRows {
    if let drawn = self as? any DrawnChartContent { return drawn.drawnRows }
    return body.chartRows
  }
}

/// A part of a chart, as what it says: rows of a word and a number.
public struct ChartRows: DrawnChartContent, PartList, Sendable {
  var rows: [(label: String, value: Double)] = []

  package var drawnRows: ChartRows { self }

  /// The rows of all.
  nonisolated public static func joined(_ parts: [ChartRows]) -> ChartRows {
    ChartRows(rows: parts.flatMap(\.rows))
  }
}

/// Puts the parts of a chart together.
@resultBuilder
public enum ChartContentBuilder: PartListBuilder {
  /// The rows of a chart.
  public typealias Parts = ChartRows

  /// A part.
  @MainActor public static func buildExpression(_ content: some ChartContent) -> ChartRows {
    content.chartRows
  }
}

/// Numbers as a picture; text shows a bar for each.
nonisolated public struct Chart: View {
  /// It draws itself.
  public typealias Body = Never

  private let rows: ChartRows

  /// A chart of its parts.
  @MainActor public init(@ChartContentBuilder content: () -> ChartRows) {
    rows = content()
  }

  /// A chart with a part for each of several values.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data,
    @ChartContentBuilder content: (Data.Element) -> ChartRows
  ) where Data.Element: Identifiable {
    rows = .joined(data.map(content))
  }

  /// A chart with a part for each of several values.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data,
    id: KeyPath<Data.Element, some Hashable>,
    @ChartContentBuilder content: (Data.Element) -> ChartRows
  ) {
    rows = .joined(data.map(content))
  }
}

extension Chart: DrawnView {
  @MainActor package var drawing: SnippetContent {
    let most = rows.rows.map { abs($0.value) }.max() ?? 0
    return .vertical(
      rows.rows.map { row in
        .meter(
          label: row.label,
          fraction: most > 0 ? abs(row.value) / most : 0,
          value: row.value.formatted(.number.precision(.fractionLength(0...2)))
        )
      },
      alignment: .leading
    )
  }
}

extension ForEach where Content == ChartRows {
  /// Marks for each element.
  @MainActor public init(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable<ID> {
    self.init(each: data, content: content)
  }

  /// Marks for each element, told apart by a property of theirs.
  @MainActor public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(each: data, content: content)
  }

  /// Marks for each number.
  @MainActor public init(
    _ data: Range<Int>,
    @ChartContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(each: data, content: content)
  }
}

extension ForEach: ChartContent, DrawnChartContent where Content == ChartRows {
  package var drawnRows: ChartRows { .joined(elements.map(content)) }
}
