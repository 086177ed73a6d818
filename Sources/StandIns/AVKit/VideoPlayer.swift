@_exported public import AVFoundation
public import SwiftUI

/// Shows a film, of which only the words beside it can be shown here.
public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay

  /// Shows a film.
  public init(player: AVPlayer?) where Overlay == EmptyView {
    overlay = EmptyView()
  }

  /// Shows a film with something before it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    overlay = videoOverlay()
  }

  /// What is shown.
  public var body: some View { overlay }
}

/// Shows a film on a screen; there is none here.
open class AVPlayerViewController: UIViewController {
  /// Who plays it.
  open var player: AVPlayer?
  /// Whether it may go on in a corner.
  open var allowsPictureInPicturePlayback = true
}

/// Shows a film in a corner; nothing here does.
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
  /// It cannot.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// It cannot.
  open var isPictureInPicturePossible: Bool { false }
  /// It does not.
  open var isPictureInPictureActive: Bool { false }

  /// Begins, which never happens.
  open func startPictureInPicture() {}
  /// Ends.
  open func stopPictureInPicture() {}
}
