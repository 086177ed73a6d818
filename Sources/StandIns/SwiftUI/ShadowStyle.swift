public import AppIntents

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
