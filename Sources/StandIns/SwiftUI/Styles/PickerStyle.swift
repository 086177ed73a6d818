/// How choices look.
public protocol PickerStyle {}

/// A look of a screen's.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// The look.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultPickerStyle { .init() }
}

/// A look of a screen's.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// The look.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The look that is called menu.
  public static var menu: MenuPickerStyle { .init() }
}

/// A look of a screen's.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// The look.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The look that is called segmented.
  public static var segmented: SegmentedPickerStyle { .init() }
}

/// A look of a screen's.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// The look.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The look that is called inline.
  public static var inline: InlinePickerStyle { .init() }
}

/// A look of a screen's.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// The look.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The look that is called wheel.
  public static var wheel: WheelPickerStyle { .init() }
}
