public import AppIntents

/// A figure, which text leaves out.
public protocol Shape: View, Sendable where Body == Never {}

/// A figure that can be made smaller.
public protocol InsettableShape: Shape {}

extension Shape {
  /// Fills it, which text does not show.
  nonisolated public func fill(_ content: some ShapeStyle, style: FillStyle = .init()) -> Self {
    self
  }
  /// Fills it, which text does not show.
  nonisolated public func fill() -> Self { self }
  /// Draws its edge, which text does not show.
  nonisolated public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> Self {
    self
  }
  /// Draws its edge, which text does not show.
  nonisolated public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> Self { self }
  /// Draws its edge, which text does not show.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> Self { self }
  /// Draws its edge inside, which text does not show.
  nonisolated public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> Self {
    self
  }
  /// Draws its edge inside, which text does not show.
  nonisolated public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> Self {
    self
  }
  /// Draws its edge inside, which text does not show.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> Self { self }
  /// Draws its edge, which text does not show.
  nonisolated public func stroke(style: StrokeStyle) -> Self { self }
  /// A part of it.
  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
  /// Turned around.
  nonisolated public func rotation(_ angle: Angle) -> Self { self }
  /// Made smaller.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// How a figure is filled.
public struct FillStyle: Sendable, Hashable {
  /// As usual.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How the edge of a figure is drawn.
public struct StrokeStyle: Sendable, Hashable {
  /// How wide it is.
  public var lineWidth: CGFloat

  /// An edge.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
  }
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// How the corners of a figure are round.
public enum RoundedCornerStyle: Sendable, Hashable {
  case circular, continuous
}

/// An angle.
public struct Angle: Sendable, Hashable {
  /// In degrees.
  public var degrees: Double
  /// In radians.
  public var radians: Double { degrees * .pi / 180 }

  /// An angle in degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * 180 / .pi) }
  /// None.
  public static let zero = Angle(degrees: 0)
}

/// A circle.
nonisolated public struct Circle: InsettableShape {
  /// It draws itself.
  public typealias Body = Never

  /// A circle.
  public init() {}
}

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
  /// It draws itself.
  public typealias Body = Never

  /// A rectangle.
  public init() {}
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// It draws itself.
  public typealias Body = Never

  /// A rectangle with round corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// A rectangle with round corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with corners of several kinds.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// It draws itself.
  public typealias Body = Never

  /// A rectangle with corners of several kinds.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
}

/// A rectangle with ends that are half circles.
nonisolated public struct Capsule: InsettableShape {
  /// It draws itself.
  public typealias Body = Never

  /// A rectangle with ends that are half circles.
  public init(style: RoundedCornerStyle = .continuous) {}
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
  /// It draws itself.
  public typealias Body = Never

  /// An ellipse.
  public init() {}
}

/// The figure of whatever it is in.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// It draws itself.
  public typealias Body = Never

  /// The figure of whatever it is in.
  public init() {}
}

/// A figure of any type.
nonisolated public struct AnyShape: Shape {
  /// It draws itself.
  public typealias Body = Never

  /// A figure.
  public init(_ shape: some Shape) {}
}

/// A view that says nothing.
protocol SilentView: DrawnView {}

extension SilentView {
  @MainActor package var drawing: SnippetContent { .empty }
  @MainActor package var drawings: [SnippetContent] { [] }
}

extension Circle: SilentView {}
extension Rectangle: SilentView {}
extension RoundedRectangle: SilentView {}
extension UnevenRoundedRectangle: SilentView {}
extension Capsule: SilentView {}
extension Ellipse: SilentView {}
extension ContainerRelativeShape: SilentView {}
extension AnyShape: SilentView {}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Capsule {
  /// A rectangle with ends that are half circles.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
