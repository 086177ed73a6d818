public import AppIntents

// Fills that only a screen shows.

/// Colours along an ellipse.
nonisolated public struct EllipticalGradient: View, ShapeStyle, SilentView {
  /// It draws nothing.
  public typealias Body = Never

  /// Colours from the centre outwards.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}

  /// Colours from the centre outwards.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}

/// Colours between points of a net.
nonisolated public struct MeshGradient: View, ShapeStyle, SilentView {
  /// It draws nothing.
  public typealias Body = Never

  /// Colours at points.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
}

extension AngularGradient {
  /// Colours around a centre, from one angle to another.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: gradient, center: center)
  }

  /// Colours around a centre, from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(colors: colors, center: center)
  }

  /// Colours around a centre.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center)
  }
}

extension RadialGradient {
  /// Colours from the centre outwards.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours from one point to another.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours from one point to another.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours from one point to another.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours from the centre outwards.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours around a centre.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint = .center,
    angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }

  /// Colours around a centre.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == SystemShapeStyle {
  /// Of words that stand where somebody is to write.
  public static var placeholder: SystemShapeStyle { .init(name: "placeholder") }
  /// Of a window's ground.
  public static var windowBackground: SystemShapeStyle { .init(name: "windowBackground") }
  /// Of what leads elsewhere.
  public static var link: SystemShapeStyle { .init(name: "link") }
}

/// A shadow of a fill.
public struct ShadowStyle: Sendable, Hashable {
  private let name: String

  /// Below it.
  public static func drop(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "drop") }

  /// Within it.
  public static func inner(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "inner") }
}

extension ShapeStyle {
  /// With a shadow, which text does not show.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// Mixed with what is behind, which text does not show.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == SystemShapeStyle {
  /// The usual fill with a shadow.
  public static func shadow(_ style: ShadowStyle) -> SystemShapeStyle { .init(name: "shadow") }
}

extension Shape {
  /// The shape in another size; text does not show it.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> Self { self }
  /// The shape in another size; text does not show it.
  nonisolated public func size(_ size: CGSize) -> Self { self }
  /// The shape, stretched; text does not show it.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with other corners at each side.
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == Ellipse {
  /// A stretched circle.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of what it is in.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
