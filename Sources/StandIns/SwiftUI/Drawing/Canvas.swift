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
    /// What is written with.
    public static var foreground: Shading { Shading() }
  }

  /// How much it covers.
  public var opacity = 1.0
  /// How colours are mixed.
  public var blendMode = BlendMode.normal

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
