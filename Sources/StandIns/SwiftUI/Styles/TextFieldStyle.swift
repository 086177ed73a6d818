/// How lines to write in look.
public protocol TextFieldStyle {}

/// A look of a screen's.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// The look.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

/// A look of a screen's.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// The look.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The look that is called plain.
  public static var plain: PlainTextFieldStyle { .init() }
}

/// A look of a screen's.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// The look.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The look that is called roundedBorder.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
