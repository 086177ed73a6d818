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

/// A point in a square of the size 1.
public struct UnitPoint: Sendable, Hashable {
  /// From left to right.
  public var x: CGFloat
  /// From top to bottom.
  public var y: CGFloat

  /// A point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// In the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// At the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// At the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// At the start of the line.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// At the end of the line.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// At the top, at the start of the line.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// At the top, at the end of the line.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// At the bottom, at the start of the line.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// At the bottom, at the end of the line.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
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
}

/// Colours around a circle, which text does not show.
nonisolated public struct AngularGradient: View, ShapeStyle, SilentView {
  /// It draws itself.
  public typealias Body = Never

  /// Colours around a circle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  /// Colours around a circle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
}

/// Something that what lies behind shines through, which text does not show.
public struct Material: ShapeStyle, Hashable {
  private let name: String

  /// As usual.
  public static let regular = Material(name: "regular")
  /// Thick.
  public static let thick = Material(name: "thick")
  /// Thin.
  public static let thin = Material(name: "thin")
  /// The thinnest.
  public static let ultraThin = Material(name: "ultraThin")
  /// The thickest.
  public static let ultraThick = Material(name: "ultraThick")
  /// As a bar.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// Something that what lies behind shines through.
  public static var regularMaterial: Material { .regular }
  /// Something thick that what lies behind shines through.
  public static var thickMaterial: Material { .thick }
  /// Something thin that what lies behind shines through.
  public static var thinMaterial: Material { .thin }
  /// Something very thin that what lies behind shines through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Something very thick that what lies behind shines through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As a bar.
  public static var bar: Material { .bar }
}

/// A fill that the system chooses, which text does not show.
public struct SystemShapeStyle: ShapeStyle, Hashable {
  private let name: String

  init(name: String) {
    self.name = name
  }

  /// As strong as it is.
  public func opacity(_ opacity: Double) -> SystemShapeStyle { self }
}

extension ShapeStyle where Self == SystemShapeStyle {
  /// The app's own colour.
  public static var tint: SystemShapeStyle { .init(name: "tint") }
  /// What lies behind everything.
  public static var background: SystemShapeStyle { .init(name: "background") }
  /// What is written with.
  public static var foreground: SystemShapeStyle { .init(name: "foreground") }
  /// What is chosen.
  public static var selection: SystemShapeStyle { .init(name: "selection") }
  /// What divides.
  public static var separator: SystemShapeStyle { .init(name: "separator") }
  /// What is filled.
  public static var fill: SystemShapeStyle { .init(name: "fill") }
}

/// A fill of any type.
public struct AnyShapeStyle: ShapeStyle, TextShapeStyle {
  private let change: @Sendable (inout SnippetContent.TextStyle) -> Void

  /// A fill.
  public init(_ style: some ShapeStyle) {
    change = { $0.take(style) }
  }

  package func apply(to style: inout SnippetContent.TextStyle) {
    change(&style)
  }
}

extension ShapeStyle {
  /// Fainter, which text does not show.
  public var secondary: some ShapeStyle { self }
  /// Still fainter, which text does not show.
  public var tertiary: some ShapeStyle { self }
  /// Fainter again, which text does not show.
  public var quaternary: some ShapeStyle { self }
  /// The faintest, which text does not show.
  public var quinary: some ShapeStyle { self }

  /// More or less see-through, which text shows of colours only.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}
