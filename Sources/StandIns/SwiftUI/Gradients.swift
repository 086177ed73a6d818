public import AppIntents

/// Colours that run into each other, which text does not show.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and where it is.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: Color
    /// Where it is, from 0 to 1.
    public var location: CGFloat

    /// A colour and where it is.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// Colours along a line, which text does not show.
nonisolated public struct LinearGradient: View, ShapeStyle, SilentView {
  /// It draws itself.
  public typealias Body = Never

  /// Colours along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Colours along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// Colours around a point, which text does not show.
nonisolated public struct RadialGradient: View, ShapeStyle, SilentView {
  /// It draws itself.
  public typealias Body = Never

  /// Colours around a point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Colours around a point.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Colours around a point.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {}
}

/// Colours around a circle, which text does not show.
nonisolated public struct AngularGradient: View, ShapeStyle, SilentView {
  /// It draws itself.
  public typealias Body = Never

  /// Colours around a circle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  /// Colours around a circle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  /// Colours around a circle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
  /// Colours around a circle, from one angle to another.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// Colours around a circle, from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// Colours around a circle, from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
}

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

  /// Colours from the centre outwards.
  public init(
    stops: [Gradient.Stop],
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
