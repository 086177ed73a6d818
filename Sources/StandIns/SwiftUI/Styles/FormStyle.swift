/// How questions look.
public protocol FormStyle {}

/// A look of a screen's.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// The look.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that is called automatic.
  public static var automatic: AutomaticFormStyle { .init() }
}

/// A look of a screen's.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// The look.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The look that is called grouped.
  public static var grouped: GroupedFormStyle { .init() }
}

/// A look of a screen's.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// The look.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The look that is called columns.
  public static var columns: ColumnsFormStyle { .init() }
}
