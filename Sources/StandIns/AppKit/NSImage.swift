public import CoreGraphics
public import DeveloperToolsSupport
public import Foundation

/// A picture as its bytes.
open class NSImage: NSObject {
  private let bytes: Data?
  /// What it is called; nil for bytes.
  public let symbol: String?

  /// Its size in points, which nobody measured.
  open var size = CGSize.zero

  /// A picture of nothing.
  public override init() {
    bytes = nil
    symbol = nil
  }

  /// A picture of nothing, in a size.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }

  /// A picture of the app's own.
  public init(resource: ImageResource) {
    bytes = nil
    symbol = resource.name
  }

  /// A picture from the app's resources.
  public init?(named name: String) {
    bytes = nil
    symbol = name
  }

  /// One of the system's symbols.
  public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    bytes = nil
    symbol = name
  }

  /// A picture of bytes.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    bytes = data
    symbol = nil
  }

  /// A picture from a file.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The bytes that it was made of.
  open var tiffRepresentation: Data? { bytes }

  /// A picture from a file.
  public convenience init?(contentsOfFile path: String) {
    self.init(contentsOf: URL(fileURLWithPath: path))
  }

  /// A picture from a file, which is read at once.
  public convenience init?(byReferencingFile path: String) { self.init(contentsOfFile: path) }

  /// A picture of Core Graphics', in a size.
  public init(cgImage image: CGImage, size: CGSize) {
    bytes = image.data
    symbol = nil
    super.init()
    self.size = size
  }

  /// A picture that is drawn when it is shown, which it never is.
  public convenience init(
    size: CGSize,
    flipped: Bool,
    drawingHandler: @escaping (CGRect) -> Bool
  ) { self.init(size: size) }

  /// The ways in which it is kept.
  open private(set) var representations: [NSImageRep] = []
  /// Whether only its shape counts.
  open var isTemplate = false
  /// Whether there is something to be seen.
  open var isValid: Bool { bytes != nil || !representations.isEmpty }
  /// What it says to who cannot see it.
  open var accessibilityDescription: String?

  /// Keeps it in one more way.
  open func addRepresentation(_ representation: NSImageRep) {
    representations.append(representation)
  }

  /// Keeps it in several more ways.
  open func addRepresentations(_ representations: [NSImageRep]) {
    self.representations += representations
  }

  /// Keeps it in one way less.
  open func removeRepresentation(_ representation: NSImageRep) {
    representations.removeAll { $0 === representation }
  }

  /// What it is called.
  open func name() -> Name? { symbol }
  /// The name of a picture.
  public typealias Name = String

  /// The picture of its bytes; nil where it has only a name.
  open func cgImage(
    forProposedRect rect: UnsafeMutablePointer<CGRect>?,
    context: NSGraphicsContext?,
    hints: [AnyHashable: Any]?
  ) -> CGImage? { tiffRepresentation.map(CGImage.init) }

  /// Begins to draw on it, which nothing here keeps.
  open func lockFocus() {}
  /// Draws on it no longer.
  open func unlockFocus() {}
  /// Draws it, which nothing here shows.
  open func draw(in rect: CGRect) {}
  /// Draws a part of it, which nothing here shows.
  open func draw(
    in rect: CGRect,
    from part: CGRect,
    operation: NSCompositingOperation,
    fraction: CGFloat
  ) {}

  /// The same: nothing here draws it anew.
  open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }

  /// How a symbol looks.
  open class SymbolConfiguration: NSObject {
    /// So large and so heavy.
    public init(pointSize: CGFloat, weight: NSFont.Weight) {}
    /// So large, so heavy, and so large beside letters.
    public init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) {}
    /// So large beside letters.
    public init(scale: SymbolScale) {}
    /// As letters are.
    public init(textStyle: NSFont.TextStyle) {}
    /// As letters are, and so large beside them.
    public init(textStyle: NSFont.TextStyle, scale: SymbolScale) {}
    /// Of a colour.
    public init(hierarchicalColor: NSColor) {}
    /// Of several colours.
    public init(paletteColors: [NSColor]) {}

    /// Both ways at once.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { self }
  }

  /// How large a symbol is beside letters.
  public enum SymbolScale: Int, Sendable {
    case small = 1
    case medium, large
  }
}

/// What is drawn on, which nothing here shows.
open class NSGraphicsContext: NSObject {
  /// What is drawn on: nothing.
  open class var current: NSGraphicsContext? {
    get { nil }
    set {}
  }
  /// What is drawn on.
  open var cgContext: CGContext { CGContext() }
  /// Remembers how it draws.
  open class func saveGraphicsState() {}
  /// Draws as it did before.
  open class func restoreGraphicsState() {}
}

/// How what is drawn lies on what was there.
public enum NSCompositingOperation: UInt, Sendable {
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
}

extension NSImage: NamedPicture {
  /// What it is called; nil for bytes.
  public var pictureName: String? { symbol }
}
