/// How progress looks.
public protocol ProgressViewStyle {}

/// A look of a screen's.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

/// A look of a screen's.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The look that is called circular.
  public static var circular: CircularProgressViewStyle { .init() }
}

/// A look of a screen's.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The look that is called linear.
  public static var linear: LinearProgressViewStyle { .init() }
}
