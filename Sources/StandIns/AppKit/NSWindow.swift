public import Foundation
import Notices

/// A window; nothing here opens any.
open class NSWindow: NSResponder {
  /// What stands above it.
  open var title = ""
  /// What is in it.
  open var contentView: NSView?
  /// Whether it is seen.
  open var isVisible: Bool { false }
  /// The window that it waits before.
  open var sheetParent: NSWindow? { nil }
  /// What is written in first.
  open var initialFirstResponder: NSView?
  /// What tells it apart.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Whether it can be moved by what is in it.
  open var isMovableByWindowBackground = false

  /// Puts it in front.
  open func makeKeyAndOrderFront(_ sender: Any?) { Notice.doesNothing("NSWindow") }
  /// Puts it in front.
  open func orderFrontRegardless() { Notice.doesNothing("NSWindow") }
  /// Hides it.
  open func orderOut(_ sender: Any?) {}
  /// Closes it.
  open func close() {}
  /// Puts it in the middle.
  open func center() {}
  /// Ends what waits before it.
  open func endSheet(_ sheet: NSWindow) {}
  /// Ends what waits before it.
  open func endSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse) {}
}

/// What tells parts of a screen apart.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Asks a person something in a window; nobody is asked, and the last button counts as pressed.
@MainActor @preconcurrency
open class NSAlert: NSObject {
  /// How much it matters.
  public enum Style: UInt, Sendable {
    case warning, informational, critical
  }

  /// What it asks.
  open var messageText = ""
  /// What it says besides.
  open var informativeText = ""
  /// How much it matters.
  open var alertStyle = Style.warning
  /// Its picture.
  open var icon: NSImage?
  /// What lies below its words.
  open var accessoryView: NSView?
  /// Its buttons.
  open private(set) var buttons: [NSButton] = []
  /// Its window.
  public let window = NSWindow()

  /// A question.
  public override init() { super.init() }
  /// Says why something failed.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }

  /// Adds a button.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton()
    button.title = title
    buttons.append(button)
    return button
  }

  /// Asks nobody.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    Notice.doesNothing("NSAlert")
    return NSApplication.ModalResponse(rawValue: 999 + max(1, buttons.count))
  }

  /// Asks nobody.
  open func beginSheetModal(
    for window: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { handler?(runModal()) }
}

/// A document in a window; nothing here opens any.
@MainActor @preconcurrency
open class NSDocument: NSObject {
  /// Where it is kept.
  open var fileURL: URL?
}

/// Opens documents; nothing here does.
@MainActor @preconcurrency
open class NSDocumentController: NSObject {
  private static let controller = NSDocumentController()

  /// The app's.
  open class var shared: NSDocumentController { controller }

  /// A controller.
  public override init() { super.init() }

  /// Its documents.
  open var documents: [NSDocument] { [] }
  /// The document that is worked on.
  open var currentDocument: NSDocument? { nil }

  /// Opens nothing.
  open func openDocument(
    withContentsOf url: URL,
    display: Bool,
    completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
  ) {
    Notice.doesNothing("NSDocumentController")
    completionHandler(nil, false, CocoaError(.fileReadUnknown))
  }

  /// Opens nothing.
  open func openDocument(withContentsOf url: URL, display: Bool) async throws -> (NSDocument, Bool)
  {
    Notice.doesNothing("NSDocumentController")
    throw CocoaError(.fileReadUnknown)
  }

  /// Makes nothing.
  open func newDocument(_ sender: Any?) { Notice.doesNothing("NSDocumentController") }
}
