public import AppIntents

/// What is drawn by a closure, which text leaves out.
nonisolated public struct Canvas<Symbols: View>: View {
  /// It draws itself.
  public typealias Body = Never

  /// What a closure draws; the closure is never called.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}

  /// What a closure draws of views; the closure is never called.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {}
}

extension Canvas: SilentView {}

/// How colours are kept.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// What is drawn on, of which there is none here.
public struct GraphicsContext {
  /// What something is filled with.
  public struct Shading: Sendable {
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A style.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading() }
    /// Colours one into another.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading { Shading() }
    /// Colours around a point.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading { Shading() }
    /// Colours around a point, by the angle.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = .degrees(0)
    ) -> Shading { Shading() }
    /// The colours of what is drawn.
    public static func palette(_ array: [Shading]) -> Shading { Shading() }
    /// What is written with.
    public static var foreground: Shading { Shading() }
  }

  /// Something that changes what is drawn.
  public struct Filter: Sendable {
    /// Throws a shadow.
    public static func shadow(
      color: Color = .black,
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter() }
    /// Blurs.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// Takes colours away.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
  }

  /// How much it covers.
  public var opacity = 1.0
  /// How colours are mixed.
  public var blendMode = BlendMode.normal
  /// What can be seen of the field, which is nothing.
  public var clipBoundingRect: CGRect { .zero }
  /// What views are told by their surroundings.
  public var environment: EnvironmentValues { EnvironmentValues() }
  /// Text that is ready to be drawn.
  public func resolve(_ text: Text) -> Text { text }
  /// A picture that is ready to be drawn.
  public func resolve(_ image: Image) -> Image { image }
  /// Draws a picture, which it does not.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Changes what is drawn from here on, which it does not.
  public mutating func addFilter(_ filter: Filter) {}

  /// Fills what a line goes around.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws a line.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws no further than a line.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Moves what is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Makes what is drawn larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn.
  public mutating func rotate(by angle: Angle) {}
  /// Draws by itself.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
}
