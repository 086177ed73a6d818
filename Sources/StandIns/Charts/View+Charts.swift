public import SwiftUI

// How a chart is set out: accepted, and left out of rows of text.

extension View {
  /// Whether the axis across is shown.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> Self { self }
  /// What the axis across shows.
  nonisolated public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> Self {
    self
  }
  /// Whether the axis upwards is shown.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> Self { self }
  /// What the axis upwards shows.
  nonisolated public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> Self {
    self
  }
  /// What stands at the axis across.
  nonisolated public func chartXAxisLabel(
    _ label: some StringProtocol,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Self { self }
  /// What stands at the axis upwards.
  nonisolated public func chartYAxisLabel(
    _ label: some StringProtocol,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Self { self }
  /// Whether the colours are explained.
  nonisolated public func chartLegend(_ visibility: Visibility) -> Self { self }
  /// Where the colours are explained.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Self { self }
  /// What explains the colours.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> Self { self }
  /// How values lie across.
  nonisolated public func chartXScale(
    domain: some ScaleDomain,
    range: PlotDimensionScaleRange = .automatic,
    type: ScaleType? = nil
  ) -> Self { self }
  /// How values lie across.
  nonisolated public func chartXScale(
    range: PlotDimensionScaleRange = .automatic,
    type: ScaleType? = nil
  ) -> Self { self }
  /// How values lie upwards.
  nonisolated public func chartYScale(
    domain: some ScaleDomain,
    range: PlotDimensionScaleRange = .automatic,
    type: ScaleType? = nil
  ) -> Self { self }
  /// How values lie upwards.
  nonisolated public func chartYScale(
    range: PlotDimensionScaleRange = .automatic,
    type: ScaleType? = nil
  ) -> Self { self }
  /// Which colour stands for what.
  nonisolated public func chartForegroundStyleScale<Value, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> Self { self }
  /// Which colours stand for which values.
  nonisolated public func chartForegroundStyleScale<Style: ShapeStyle>(
    domain: some ScaleDomain,
    range: [Style]
  ) -> Self { self }
  /// Which colours there are.
  nonisolated public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> Self {
    self
  }
  /// What the field with the marks looks like.
  nonisolated public func chartPlotStyle(
    @ViewBuilder content: (ChartPlotContent) -> some View
  ) -> Self { self }
  /// What lies over the chart.
  nonisolated public func chartOverlay(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> Self { self }
  /// What lies under the chart.
  nonisolated public func chartBackground(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> Self { self }
  /// Which value across was chosen.
  nonisolated public func chartXSelection<Value>(value: Binding<Value?>) -> Self { self }
  /// Which value upwards was chosen.
  nonisolated public func chartYSelection<Value>(value: Binding<Value?>) -> Self { self }
  /// Which piece of a circle was chosen.
  nonisolated public func chartAngleSelection<Value>(value: Binding<Value?>) -> Self { self }
  /// In which directions it can be moved.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> Self { self }
  /// How much is seen at once.
  nonisolated public func chartXVisibleDomain<Length>(length: Length) -> Self { self }
  /// Where it was moved to.
  nonisolated public func chartScrollPosition<Value>(x: Binding<Value>) -> Self { self }
  /// Where it begins.
  nonisolated public func chartScrollPosition<Value>(initialX: Value) -> Self { self }
}

/// The values that have a place.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain {}
extension Array: ScaleDomain {}

/// How values become places.
public struct ScaleType: Sendable, Hashable {
  private let name: String

  /// Evenly.
  public static let linear = ScaleType(name: "linear")
  /// By their size.
  public static let log = ScaleType(name: "log")
  /// By their time.
  public static let date = ScaleType(name: "date")
  /// Each by itself.
  public static let category = ScaleType(name: "category")
  /// By their root.
  public static let squareRoot = ScaleType(name: "squareRoot")
  /// By their size, on both sides of nothing.
  public static let symmetricLog = ScaleType(name: "symmetricLog")
}

/// How much of the room values take.
public struct PlotDimensionScaleRange: Sendable, Hashable {
  private let padding: Double

  /// As it comes.
  public static let automatic = PlotDimensionScaleRange(padding: 0)
  /// All of it.
  public static let plotDimension = PlotDimensionScaleRange(padding: 0)
  /// All but some at either end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .init(padding: padding)
  }
}

/// The field with the marks.
nonisolated public struct ChartPlotContent: View {
  /// It draws nothing by itself.
  public var body: some View { EmptyView() }
}

/// Tells where values are in a chart, which has no places here.
public struct ChartProxy: Sendable {
  /// How large the field with the marks is.
  public var plotSize: CGSize { .zero }
  /// No value is anywhere.
  public func value<Value>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    nil
  }
  /// No value is anywhere.
  public func value<Value>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    nil
  }
  /// No value is anywhere.
  public func position<Value>(forX value: Value) -> CGFloat? { nil }
  /// No value is anywhere.
  public func position<Value>(forY value: Value) -> CGFloat? { nil }
}
