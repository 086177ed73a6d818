public import Foundation

/// How much is left free at each edge.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Above.
  public var top: CGFloat
  /// On the left.
  public var left: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// On the right.
  public var right: CGFloat

  /// Nothing.
  public static let zero = UIEdgeInsets()

  /// Nothing.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// So much.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
