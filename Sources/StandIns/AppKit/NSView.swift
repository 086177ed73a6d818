public import Foundation

/// What a screen is made of; nothing here has one.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  /// Who hears of it next; nobody.
  open var nextResponder: NSResponder?
  /// Whether it may be written in.
  open var acceptsFirstResponder: Bool { false }

  /// Begins to be written in.
  open func becomeFirstResponder() -> Bool { false }
  /// Ends being written in.
  open func resignFirstResponder() -> Bool { true }
  /// A key goes down, which never happens.
  open func keyDown(with event: NSEvent) {}
  /// A key comes up, which never happens.
  open func keyUp(with event: NSEvent) {}
  /// A key that changes others goes down or comes up, which never happens.
  open func flagsChanged(with event: NSEvent) {}
  /// The button goes down, which never happens.
  open func mouseDown(with event: NSEvent) {}
  /// The button comes up, which never happens.
  open func mouseUp(with event: NSEvent) {}
  /// Something is dragged, which never happens.
  open func mouseDragged(with event: NSEvent) {}
  /// The second button goes down, which never happens.
  open func rightMouseDown(with event: NSEvent) {}
  /// The mouse moves, which never happens.
  open func mouseMoved(with event: NSEvent) {}
  /// The mouse comes, which never happens.
  open func mouseEntered(with event: NSEvent) {}
  /// The mouse leaves, which never happens.
  open func mouseExited(with event: NSEvent) {}
  /// The wheel turns, which never happens.
  open func scrollWheel(with event: NSEvent) {}
  /// A key with Command goes down, which never happens.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
}

/// A part of a window; nothing here has one.
open class NSView: NSResponder {
  /// Where it is.
  open var frame: NSRect
  /// Its own extent.
  open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
  /// What lies in it.
  open private(set) var subviews: [NSView] = []
  /// Whether it is hidden.
  open var isHidden = false
  /// How much it shines through.
  open var alphaValue: CGFloat = 1
  /// Whether it keeps what its frame says.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The window it is in.
  open var window: NSWindow? { nil }

  /// A view without extent.
  public override init() { frame = .zero }
  /// A view somewhere.
  public init(frame: NSRect) { self.frame = frame }

  /// Puts a view into it.
  open func addSubview(_ view: NSView) { subviews.append(view) }
  /// Takes it out of where it lies.
  open func removeFromSuperview() {}
  /// Is read out as that.
  open func setAccessibilityLabel(_ label: String?) {}
}

/// Something that a person uses.
open class NSControl: NSView {
  /// Its words.
  open var stringValue = ""
  /// Its number.
  open var integerValue: Int {
    get { Int(stringValue) ?? 0 }
    set { stringValue = String(newValue) }
  }
  /// Whether it can be used.
  open var isEnabled = true
  /// Its face.
  open var font: NSFont?
  /// Whose method is called.
  open weak var target: AnyObject?
  /// Which of a control's number tells it apart.
  open var tag = 0
}

/// A line of text.
open class NSTextField: NSControl {
  /// What it says while it is empty.
  open var placeholderString: String?
  /// The colour of its letters.
  open var textColor: NSColor?
  /// Whether a person can write in it.
  open var isEditable = true
  /// Whether it has an edge.
  open var isBezeled = true
  /// Whether it has a colour behind it.
  open var drawsBackground = true

  /// A line somewhere.
  public override init(frame: NSRect) { super.init(frame: frame) }
  /// A line that a person writes in.
  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }
  /// A line that is read.
  public convenience init(labelWithString string: String) {
    self.init(frame: .zero)
    stringValue = string
    isEditable = false
  }
  /// Several lines that are read.
  public convenience init(wrappingLabelWithString string: String) {
    self.init(labelWithString: string)
  }
}

/// A line of text that is not shown.
open class NSSecureTextField: NSTextField {}

/// A button.
open class NSButton: NSControl {
  /// What it says.
  open var title = ""
  /// Which key presses it.
  open var keyEquivalent = ""
}

/// A face of letters.
open class NSFont: NSObject {
  /// What a text is for.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// A style.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// A lesser heading.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The smallest title.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Something said beside.
    public static let callout = TextStyle(rawValue: "callout")
    /// Something said below.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// What stands below a picture.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// What stands below a picture, smaller.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// How heavy letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: CGFloat
    /// A number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Rather heavy.
    public static let semibold = Weight(rawValue: 0.3)
    /// Heavy.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// Its size.
  public let pointSize: CGFloat

  init(pointSize: CGFloat) { self.pointSize = pointSize }

  /// A face by its name.
  public convenience init?(name: String, size: CGFloat) { self.init(pointSize: size) }

  /// The system's.
  open class func systemFont(ofSize size: CGFloat) -> NSFont { NSFont(pointSize: size) }
  /// The system's.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(pointSize: size)
  }
  /// The system's, heavy.
  open class func boldSystemFont(ofSize size: CGFloat) -> NSFont { NSFont(pointSize: size) }
  /// The system's, with letters of one width.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(pointSize: size)
  }
  /// The size of texts.
  open class var systemFontSize: CGFloat { 13 }
  /// The size of small texts.
  open class var smallSystemFontSize: CGFloat { 11 }
  /// The size of labels.
  open class var labelFontSize: CGFloat { 10 }
}
