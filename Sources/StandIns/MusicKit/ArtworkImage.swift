public import SwiftUI

/// The picture of a piece, of which there is none here.
nonisolated public struct ArtworkImage: View {
  /// A picture of a size.
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {}
  /// A picture of a width.
  public init(_ artwork: Artwork, width: CGFloat) {}
  /// A picture of a height.
  public init(_ artwork: Artwork, height: CGFloat) {}

  /// Nothing.
  @MainActor public var body: some View { EmptyView() }
}
