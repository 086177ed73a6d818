public import Foundation

/// Something that can be answered, which nobody does here.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What kind of answer it is.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// What it says.
  public let title: String?
  /// What kind of answer it is.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true

  /// An answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}

/// A question on a screen, which nobody sees.
open class UIAlertController: UIViewController {
  /// How it is shown.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// What else it says.
  open var message: String?
  /// How it is shown.
  public let preferredStyle: Style
  /// What can be answered.
  open private(set) var actions: [UIAlertAction] = []

  /// A question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }

  /// Something that can be answered.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// Ways to pass something on, which nobody sees.
open class UIActivityViewController: UIViewController {
  /// Something to pass on.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
}

/// A way to pass something on.
open class UIActivity: NSObject {}

/// What those who cannot see or hear well asked for: nothing.
@MainActor
public enum UIAccessibility {
  /// Something to be said.
  public struct Notification: Hashable, Sendable {
    private let name: String

    /// A sentence.
    public static let announcement = Notification(name: "announcement")
    /// The screen is another.
    public static let screenChanged = Notification(name: "screenChanged")
    /// A part of the screen is another.
    public static let layoutChanged = Notification(name: "layoutChanged")
  }

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether less is to move.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether less is to show through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether letters are to be thick.
  public static var isBoldTextEnabled: Bool { false }

  /// Says something, which nobody hears.
  public static func post(notification: Notification, argument: Any?) {}
}
