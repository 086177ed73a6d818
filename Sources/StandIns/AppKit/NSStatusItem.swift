public import Foundation
import Notices

/// The things at the edge of the screen, of which there are none here.
@MainActor @preconcurrency
open class NSStatusBar: NSObject {
  /// The system's.
  open class var system: NSStatusBar { NSStatusBar() }

  /// How high it is.
  open var thickness: CGFloat { 22 }

  /// Something that nobody sees.
  open func statusItem(withLength length: CGFloat) -> NSStatusItem {
    Notice.doesNothing("NSStatusBar")
    return NSStatusItem()
  }

  /// Has nothing to take away.
  open func removeStatusItem(_ item: NSStatusItem) {}
}

/// Something at the edge of the screen; nobody sees it.
@MainActor @preconcurrency
open class NSStatusItem: NSObject {
  /// As wide as high.
  public static let squareLength: CGFloat = -2
  /// As wide as what it shows.
  public static let variableLength: CGFloat = -1

  /// How wide it is.
  open var length = NSStatusItem.variableLength
  /// What opens under it.
  open var menu: NSMenu?
  /// What is pressed.
  open var button: NSStatusBarButton? = NSStatusBarButton()
  /// Whether it is there.
  open var isVisible = true
}

/// What is pressed at the edge of the screen.
open class NSStatusBarButton: NSButton {
  /// Its picture.
  open var image: NSImage?
}

/// A menu; nothing here opens any.
@MainActor @preconcurrency
open class NSMenu: NSObject {
  /// What stands above it.
  open var title: String
  /// What can be chosen.
  open var items: [NSMenuItem] = []
  /// How many things can be chosen.
  open var numberOfItems: Int { items.count }

  /// A menu without a title.
  public override convenience init() { self.init(title: "") }
  /// A menu.
  public init(title: String) { self.title = title }

  /// Puts something at the end.
  open func addItem(_ item: NSMenuItem) { items.append(item) }
  /// Puts something with a title at the end.
  @discardableResult
  open func addItem(withTitle title: String, action: Any?, keyEquivalent: String) -> NSMenuItem {
    let item = NSMenuItem()
    item.title = title
    item.keyEquivalent = keyEquivalent
    addItem(item)
    return item
  }

  /// Puts something somewhere.
  open func insertItem(_ item: NSMenuItem, at index: Int) { items.insert(item, at: index) }
  /// Takes something out.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  /// Takes all out.
  open func removeAllItems() { items = [] }
  /// What has a title.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
}

/// Something to choose in a menu.
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
  /// What it says.
  open var title = ""
  /// Whether it can be chosen.
  open var isEnabled = true
  /// Whether it is hidden.
  open var isHidden = false
  /// Its picture.
  open var image: NSImage?
  /// What opens beside it.
  open var submenu: NSMenu?
  /// What the app wants to remember of it.
  open var representedObject: Any?
  /// A number that tells it apart.
  open var tag = 0
  /// Which keys that change others choose it.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// Which key chooses it.
  open var keyEquivalent = ""

  /// A line between others.
  open class func separator() -> NSMenuItem { NSMenuItem() }
}
