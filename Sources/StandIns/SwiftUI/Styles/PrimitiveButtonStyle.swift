/// How buttons look and what presses them.
public protocol PrimitiveButtonStyle {}

/// A look of a screen's.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultButtonStyle { .init() }
}

/// A look of a screen's.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The look that is called bordered.
  public static var bordered: BorderedButtonStyle { .init() }
}

/// A look of a screen's.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The look that is called borderedProminent.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// A look of a screen's.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The look that is called borderless.
  public static var borderless: BorderlessButtonStyle { .init() }
}

/// A look of a screen's.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The look that is called plain.
  public static var plain: PlainButtonStyle { .init() }
}

/// A look of a screen's.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The look that is called glass.
  public static var glass: GlassButtonStyle { .init() }
}

/// A look of a screen's.
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The look that is called link.
  public static var link: LinkButtonStyle { .init() }
}

/// A look of a screen's.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The look that is called prominent glass.
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The look that is called glass, of some glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init() }
}
