import Notices
public import Foundation

/// How the pointer looks; there is none here.
@MainActor @preconcurrency
open class NSCursor: NSObject {
  /// How it looks now.
  public private(set) static var current = NSCursor()
  private static var covered: [NSCursor] = []

  /// An arrow.
  public static let arrow = NSCursor()
  /// A bar between letters.
  public static let iBeam = NSCursor()
  /// A bar between letters that run downwards.
  public static let iBeamCursorForVerticalLayout = NSCursor()
  /// A cross.
  public static let crosshair = NSCursor()
  /// A hand that holds something.
  public static let closedHand = NSCursor()
  /// A hand that could hold something.
  public static let openHand = NSCursor()
  /// A hand that points to something.
  public static let pointingHand = NSCursor()
  /// To the left.
  public static let resizeLeft = NSCursor()
  /// To the right.
  public static let resizeRight = NSCursor()
  /// To the left and right.
  public static let resizeLeftRight = NSCursor()
  /// Upwards.
  public static let resizeUp = NSCursor()
  /// Downwards.
  public static let resizeDown = NSCursor()
  /// Upwards and downwards.
  public static let resizeUpDown = NSCursor()
  /// Something would vanish.
  public static let disappearingItem = NSCursor()
  /// What is meant may not be done.
  public static let operationNotAllowed = NSCursor()
  /// Something would be linked.
  public static let dragLink = NSCursor()
  /// Something would be copied.
  public static let dragCopy = NSCursor()
  /// There is a menu.
  public static let contextualMenu = NSCursor()

  /// The picture; nil as there is none.
  public let image: NSImage?
  /// The place in the picture that points.
  public let hotSpot: NSPoint

  override init() {
    image = nil
    hotSpot = .zero
  }

  /// A pointer that looks like a picture.
  public init(image: NSImage, hotSpot: NSPoint) {
    self.image = image
    self.hotSpot = hotSpot
  }

  /// Makes the pointer look so.
  public func set() {
    Notice.doesNothing("the look of the pointer")
    Self.current = self
  }

  /// Makes the pointer look so until it is popped.
  public func push() {
    Self.covered.append(Self.current)
    set()
  }

  /// Makes the pointer look as it did before it was pushed.
  public func pop() { Self.pop() }

  /// Makes the pointer look as it did before one was pushed.
  public static func pop() {
    if let last = covered.popLast() { current = last }
  }

  /// Hides the pointer.
  public static func hide() { Notice.doesNothing("hiding the pointer") }
  /// Shows the pointer.
  public static func unhide() {}
  /// Hides the pointer until it is moved.
  public static func setHiddenUntilMouseMoves(_ flag: Bool) {
    if flag { hide() }
  }
}
