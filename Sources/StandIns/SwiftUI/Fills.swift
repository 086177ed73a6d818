public import AppIntents

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
  /// Of words that stand where somebody is to write.
  public static var placeholder: SystemShapeStyle { .init(name: "placeholder") }
  /// Of a window's ground.
  public static var windowBackground: SystemShapeStyle { .init(name: "windowBackground") }
  /// Of what leads elsewhere.
  public static var link: SystemShapeStyle { .init(name: "link") }
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
