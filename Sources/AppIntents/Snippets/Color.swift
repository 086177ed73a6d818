/// How something is filled: in a colour, as strongly as its surroundings, or as only a screen can.
///
/// Of a fill that is no colour, such as a gradient, text shows nothing.
public protocol ShapeStyle: Sendable {}

/// A style that texts can take on.
package protocol TextShapeStyle: ShapeStyle {
  func apply(to style: inout SnippetContent.TextStyle)
}

extension SnippetContent.TextStyle {
  /// Takes a fill on, where text can show it.
  package mutating func take(_ fill: some ShapeStyle) {
    (fill as? any TextShapeStyle)?.apply(to: &self)
  }
}

/// A colour, of which a terminal shows the nearest of its own.
///
/// A colour is a view too, which text leaves out.
nonisolated public struct Color: View, ShapeStyle, Hashable, CustomStringConvertible {
  /// It draws itself.
  public typealias Body = Never

  /// Where the parts of a colour are counted.
  public enum RGBColorSpace: Sendable, Hashable {
    case sRGB, sRGBLinear, displayP3
  }

  let shown: SnippetContent.TextColor?
  let isFaint: Bool
  /// What it is called, where it has no parts.
  package let name: String
  /// Red, green, blue and how much it covers, from 0 to 1, where the app said so.
  package let parts: [Double]?

  /// What it is called.
  public var description: String { name }

  package init(
    _ shown: SnippetContent.TextColor?,
    isFaint: Bool = false,
    name: String,
    parts: [Double]? = nil
  ) {
    self.shown = shown
    self.isFaint = isFaint
    self.name = name
    self.parts = parts
  }

  /// A colour from the app's resources, which text does not show.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(nil, name: name)
  }

  /// A colour by its parts.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      .nearest(red: red, green: green, blue: blue),
      isFaint: opacity < 0.5,
      name: "\(red) \(green) \(blue)",
      parts: [red, green, blue, opacity]
    )
  }

  /// A grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(
      nil,
      isFaint: opacity < 0.5,
      name: "\(white)",
      parts: [white, white, white, opacity]
    )
  }

  /// A colour by its place in the circle of colours.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The colour, more or less see-through; text shows what is hardly there as faint.
  public func opacity(_ opacity: Double) -> Color {
    Color(
      shown,
      isFaint: isFaint || opacity < 0.5,
      name: name,
      parts: parts.map { Array($0.prefix(3)) + [$0[3] * opacity] }
    )
  }

  /// The colour running into a darker one, which text does not show.
  public var gradient: Color { self }

  /// Red.
  public static let red = Color(.red, name: "red")
  /// Orange.
  public static let orange = Color(.yellow, name: "orange")
  /// Yellow.
  public static let yellow = Color(.yellow, name: "yellow")
  /// Green.
  public static let green = Color(.green, name: "green")
  /// Mint.
  public static let mint = Color(.green, name: "mint")
  /// Teal.
  public static let teal = Color(.cyan, name: "teal")
  /// Cyan.
  public static let cyan = Color(.cyan, name: "cyan")
  /// Blue.
  public static let blue = Color(.blue, name: "blue")
  /// Indigo.
  public static let indigo = Color(.blue, name: "indigo")
  /// Purple.
  public static let purple = Color(.magenta, name: "purple")
  /// Pink.
  public static let pink = Color(.magenta, name: "pink")
  /// Brown.
  public static let brown = Color(.yellow, name: "brown")
  /// White.
  public static let white = Color(nil, name: "white")
  /// Grey.
  public static let gray = Color(nil, isFaint: true, name: "gray")
  /// Black.
  public static let black = Color(nil, name: "black")
  /// None.
  public static let clear = Color(nil, name: "clear")
  /// As its surroundings.
  public static let primary = Color(nil, name: "primary")
  /// Fainter than its surroundings.
  public static let secondary = Color(nil, isFaint: true, name: "secondary")
  /// The app's own, which text does not show.
  public static let accentColor = Color(nil, name: "accent")
}

extension Color: DrawnView {
  @MainActor package var drawing: SnippetContent { .empty }
  @MainActor package var drawings: [SnippetContent] { [] }
}

extension Color: TextShapeStyle {
  package func apply(to style: inout SnippetContent.TextStyle) {
    style.color = shown
    style.isSecondary = isFaint
  }
}

extension SnippetContent.TextColor {
  /// The colour of a terminal's that is nearest; nil for greys.
  package static func nearest(red: Double, green: Double, blue: Double) -> Self? {
    let most = max(red, green, blue)
    let least = min(red, green, blue)
    guard most - least > 0.2 else { return nil }
    // Every part that is nearer to the strongest than to the weakest is in it.
    let middle = (most + least) / 2
    return switch (red >= middle, green >= middle, blue >= middle) {
    case (true, true, false): .yellow
    case (true, false, true): .magenta
    case (false, true, true): .cyan
    case (true, _, _): .red
    case (_, true, _): .green
    default: .blue
    }
  }
}
