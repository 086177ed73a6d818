public import AppIntents
import Notices
public import UIKit

/// Draws a view as a picture; there is no screen here whose points it could be drawn with.
@MainActor
public final class ImageRenderer<Content: View> {
  /// What is drawn.
  public var content: Content
  /// How large it may be.
  public var proposedSize = ProposedViewSize.unspecified
  /// How many points of the picture stand for one of the view.
  public var scale: CGFloat = 1
  /// Whether nothing shines through.
  public var isOpaque = false

  /// Draws a view.
  public init(content: Content) {
    self.content = content
  }

  /// The picture; none.
  public var cgImage: CGImage? {
    Notice.doesNothing("ImageRenderer")
    return nil
  }

  /// The picture; none.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0) } }
}
