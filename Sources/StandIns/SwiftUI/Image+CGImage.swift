public import AppIntents
public import CoreGraphics

extension Image {
  /// Which way up a picture is.
  public enum Orientation: UInt8, Sendable, Hashable, CaseIterable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// A picture as bytes, which its label describes.
  public init(
    _ cgImage: CGImage,
    scale: CGFloat,
    orientation: Orientation = .up,
    label: Text
  ) { self.init(described: label.content) }

  /// A picture as bytes that only adorns, which nothing describes.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(described: nil)
  }
}
