public import AppIntents

// Other sizes of shapes, which text does not show, and shapes as they are written after a dot.
extension Shape {
  /// The shape in another size; text does not show it.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> Self { self }
  /// The shape in another size; text does not show it.
  nonisolated public func size(_ size: CGSize) -> Self { self }
  /// The shape, stretched; text does not show it.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with other corners at each side.
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == Ellipse {
  /// A stretched circle.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of what it is in.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
