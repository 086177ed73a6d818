/// How frames look.
public protocol GroupBoxStyle {}

/// A look of a screen's.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// The look.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultGroupBoxStyle { .init() }
}
