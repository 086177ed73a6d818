public import AppIntents

/// A point in a square of the size 1.
public struct UnitPoint: Sendable, Hashable {
  /// From left to right.
  public var x: CGFloat
  /// From top to bottom.
  public var y: CGFloat

  /// A point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// In the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// At the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// At the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// At the start of the line.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// At the end of the line.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// At the top, at the start of the line.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// At the top, at the end of the line.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// At the bottom, at the start of the line.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// At the bottom, at the end of the line.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
