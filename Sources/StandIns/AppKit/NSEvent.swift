public import Foundation
import Notices

/// Something that was pressed, moved or turned; nothing here ever is.
open class NSEvent: NSObject {
  /// What happened.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged
    case rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged
    case appKitDefined, systemDefined, applicationDefined, periodic, cursorUpdate, rotate
    case beginGesture, endGesture
    case scrollWheel = 22
    case tabletPoint, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged
    case gesture = 29
    case magnify, swipe, smartMagnify, quickLook, pressure, directTouch
    case changeMode = 38
  }

  /// What of all that happens is heard.
  public struct EventTypeMask: OptionSet, Hashable, Sendable {
    /// The flags as a number.
    public let rawValue: UInt64

    /// Flags from a number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// What happens in one way.
    public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }

    /// A key goes down.
    public static let keyDown = EventTypeMask(type: .keyDown)
    /// A key comes up.
    public static let keyUp = EventTypeMask(type: .keyUp)
    /// A key that changes others goes down or comes up.
    public static let flagsChanged = EventTypeMask(type: .flagsChanged)
    /// The button goes down.
    public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
    /// The button comes up.
    public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
    /// Something is dragged.
    public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
    /// The second button goes down.
    public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
    /// The second button comes up.
    public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
    /// Something is dragged with the second button.
    public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
    /// Another button goes down.
    public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
    /// Another button comes up.
    public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
    /// The mouse moves.
    public static let mouseMoved = EventTypeMask(type: .mouseMoved)
    /// The mouse comes over something.
    public static let mouseEntered = EventTypeMask(type: .mouseEntered)
    /// The mouse leaves something.
    public static let mouseExited = EventTypeMask(type: .mouseExited)
    /// The wheel turns.
    public static let scrollWheel = EventTypeMask(type: .scrollWheel)
    /// Fingers spread or close.
    public static let magnify = EventTypeMask(type: .magnify)
    /// Fingers wipe.
    public static let swipe = EventTypeMask(type: .swipe)
    /// What the app itself says has happened.
    public static let applicationDefined = EventTypeMask(type: .applicationDefined)
    /// What the system says has happened.
    public static let systemDefined = EventTypeMask(type: .systemDefined)
    /// Whatever happens.
    public static let any = EventTypeMask(rawValue: .max)
  }

  /// Keys that change what others do.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The flags as a number.
    public let rawValue: UInt

    /// Flags from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Capitals stay.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Capitals.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// A key of the block of numbers.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// Help.
    public static let help = ModifierFlags(rawValue: 1 << 22)
    /// A key with a function.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// Those that do not depend on a device.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
  }

  /// What happened.
  open var type: EventType { .applicationDefined }
  /// Which keys that change others were down.
  open var modifierFlags: ModifierFlags { [] }
  /// Seconds since the system began.
  open var timestamp: TimeInterval { 0 }
  /// The window where it happened; none.
  @MainActor open var window: NSWindow? { nil }
  /// The number of the window where it happened.
  open var windowNumber: Int { 0 }
  /// Where in the window it happened.
  open var locationInWindow: NSPoint { .zero }
  /// What was written; nothing.
  open var characters: String? { nil }
  /// What would have been written without the keys that change others; nothing.
  open var charactersIgnoringModifiers: String? { nil }
  /// The number of the key.
  open var keyCode: UInt16 { 0 }
  /// Whether the key stayed down.
  open var isARepeat: Bool { false }
  /// How often the button was pressed.
  open var clickCount: Int { 0 }
  /// Which button.
  open var buttonNumber: Int { 0 }
  /// How hard.
  open var pressure: Float { 0 }
  /// How far to the right.
  open var deltaX: CGFloat { 0 }
  /// How far down.
  open var deltaY: CGFloat { 0 }
  /// How far the wheel turned to the right.
  open var scrollingDeltaX: CGFloat { 0 }
  /// How far the wheel turned down.
  open var scrollingDeltaY: CGFloat { 0 }
  /// Whether the wheel is told in points.
  open var hasPreciseScrollingDeltas: Bool { false }
  /// How far fingers spread.
  open var magnification: CGFloat { 0 }
  /// What the app or the system says besides.
  open var data1: Int { 0 }

  /// Where the mouse is; there is none.
  open class var mouseLocation: NSPoint { .zero }
  /// Which keys that change others are down; none.
  open class var modifierFlags: ModifierFlags { [] }
  /// Which buttons are down; none.
  open class var pressedMouseButtons: Int { 0 }
  /// How quickly presses follow each other to count as one.
  open class var doubleClickInterval: TimeInterval { 0.5 }

  /// Is never called: nothing happens in other apps here.
  open class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask,
    handler block: @escaping (NSEvent) -> Void
  ) -> Any? {
    Notice.doesNothing("NSEvent.addGlobalMonitorForEvents")
    return nil
  }

  /// Is never called: nothing is pressed in the app here.
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask,
    handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    Notice.doesNothing("NSEvent.addLocalMonitorForEvents")
    return nil
  }

  /// Has nothing to stop.
  open class func removeMonitor(_ eventMonitor: Any) {}
}
