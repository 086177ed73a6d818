public import SwiftUI

// How marks look: accepted, and left out of rows of text.

extension ChartContent {
  /// Has a colour.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// Has a colour by what it belongs to.
  public func foregroundStyle<Value>(by value: PlottableValue<Value>) -> Self { self }
  /// Has round corners.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    self
  }
  /// Shines through.
  public func opacity(_ opacity: Double) -> Self { self }
  /// Says something beside it.
  public func annotation(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> some View
  ) -> Self { self }
  /// Goes from point to point in a way.
  public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }
  /// Is drawn as a line is.
  public func lineStyle(_ style: StrokeStyle) -> Self { self }
  /// Has a shape.
  public func symbol(_ shape: some ChartSymbolShape) -> Self { self }
  /// Has a shape by what it belongs to.
  public func symbol<Value>(by value: PlottableValue<Value>) -> Self { self }
  /// Has a picture.
  public func symbol(@ViewBuilder symbol: () -> some View) -> Self { self }
  /// Is as large as that.
  public func symbolSize(_ area: CGFloat) -> Self { self }
  /// Stands beside others by what it belongs to.
  public func position<Value>(
    by value: PlottableValue<Value>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> Self { self }
  /// Is moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// Lies before or behind others.
  public func zIndex(_ value: Double) -> Self { self }
  /// Is cut off.
  public func clipShape(_ shape: some Shape) -> Self { self }
  /// Is blurred.
  public func blur(radius: CGFloat) -> Self { self }
  /// Throws a shadow.
  public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self { self }
  /// Is read out as that.
  public func accessibilityLabel(_ label: Text) -> Self { self }
  /// Is read out as that.
  public func accessibilityLabel(_ label: some StringProtocol) -> Self { self }
  /// Is read out with that value.
  public func accessibilityValue(_ value: Text) -> Self { self }
  /// Is read out with that value.
  public func accessibilityValue(_ value: some StringProtocol) -> Self { self }
  /// Is not read out.
  public func accessibilityHidden(_ hidden: Bool) -> Self { self }
}

/// Where something stands beside a mark.
public struct AnnotationPosition: Sendable, Hashable {
  private let name: String

  /// Where there is room.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// On it.
  public static let overlay = AnnotationPosition(name: "overlay")
  /// Above it.
  public static let top = AnnotationPosition(name: "top")
  /// Below it.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// Before it.
  public static let leading = AnnotationPosition(name: "leading")
  /// After it.
  public static let trailing = AnnotationPosition(name: "trailing")
  /// Above and before it.
  public static let topLeading = AnnotationPosition(name: "topLeading")
  /// Above and after it.
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  /// Below and before it.
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  /// Below and after it.
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

/// What becomes of words beside a mark that have no room.
public struct AnnotationOverflowResolution: Sendable, Hashable {
  /// What becomes of them in one direction.
  public struct Strategy: Sendable, Hashable {
    private let name: String

    /// As it comes.
    public static let automatic = Strategy(name: "automatic")
    /// They are moved.
    public static let fit = Strategy(name: "fit")
    /// They are moved into something.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
    /// The chart makes room.
    public static let padScale = Strategy(name: "padScale")
    /// Nothing.
    public static let disabled = Strategy(name: "disabled")
  }

  /// What they have to stay in.
  public struct Boundary: Sendable, Hashable {
    private let name: String

    /// As it comes.
    public static let automatic = Boundary(name: "automatic")
    /// The chart.
    public static let chart = Boundary(name: "chart")
    /// The field with the marks.
    public static let plot = Boundary(name: "plot")
  }

  private let strategies: [Strategy]

  /// What becomes of them.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { strategies = [x, y] }

  /// As it comes.
  public static let automatic = AnnotationOverflowResolution()
}

/// How a line goes from point to point.
public struct InterpolationMethod: Sendable, Hashable {
  private let name: String

  /// Straight.
  public static let linear = InterpolationMethod(name: "linear")
  /// Without going back.
  public static let monotone = InterpolationMethod(name: "monotone")
  /// In a curve.
  public static let catmullRom = InterpolationMethod(name: "catmullRom")
  /// In a curve.
  public static let cardinal = InterpolationMethod(name: "cardinal")
  /// In steps.
  public static let stepStart = InterpolationMethod(name: "stepStart")
  /// In steps.
  public static let stepCenter = InterpolationMethod(name: "stepCenter")
  /// In steps.
  public static let stepEnd = InterpolationMethod(name: "stepEnd")
}

/// The shape of a point.
public protocol ChartSymbolShape: Shape {}

/// The shapes of points that there are.
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable, Hashable {
  fileprivate let name: String

  /// Nothing is drawn.
  public func path(in rect: CGRect) -> Path { Path() }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .init(name: "circle") }
  /// A square.
  public static var square: BasicChartSymbolShape { .init(name: "square") }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { .init(name: "triangle") }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { .init(name: "diamond") }
  /// A shape with five sides.
  public static var pentagon: BasicChartSymbolShape { .init(name: "pentagon") }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { .init(name: "plus") }
  /// A cross.
  public static var cross: BasicChartSymbolShape { .init(name: "cross") }
  /// A star.
  public static var asterisk: BasicChartSymbolShape { .init(name: "asterisk") }
}
