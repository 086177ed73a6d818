public import Foundation

/// How points are moved, turned and stretched.
public struct CGAffineTransform: Sendable, Hashable, Codable {
  /// How much of the old x is in the new.
  public var a: CGFloat
  /// How much of the old x is in the new y.
  public var b: CGFloat
  /// How much of the old y is in the new x.
  public var c: CGFloat
  /// How much of the old y is in the new.
  public var d: CGFloat
  /// How far to the right.
  public var tx: CGFloat
  /// How far down.
  public var ty: CGFloat

  /// What leaves points where they are.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// From its parts.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// What leaves points where they are.
  public init() { self = .identity }

  /// Moves points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Stretches what is between points.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Turns points around the origin, by radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether it leaves points where they are.
  public var isIdentity: Bool { self == .identity }

  /// First this, then another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// First moved, then this.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// First stretched, then this.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// First turned, then this.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// The point, moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: x * transform.a + y * transform.c + transform.tx,
      y: x * transform.b + y * transform.d + transform.ty
    )
  }
}
