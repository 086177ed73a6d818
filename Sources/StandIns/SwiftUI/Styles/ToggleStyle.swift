/// How switches look.
public protocol ToggleStyle {}

/// A look of a screen's.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// The look.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultToggleStyle { .init() }
}

/// A look of a screen's.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  /// The look.
  public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The look that is called switch.
  public static var `switch`: SwitchToggleStyle { .init() }
}

/// A look of a screen's.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// The look.
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The look that is called button.
  public static var button: ButtonToggleStyle { .init() }
}

/// A look of a screen's.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// The look.
  public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The look that is called checkbox.
  public static var checkbox: CheckboxToggleStyle { .init() }
}
