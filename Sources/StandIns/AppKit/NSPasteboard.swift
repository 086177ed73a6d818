public import Foundation

/// What was copied; it lives as long as the process.
@MainActor @preconcurrency
open class NSPasteboard: NSObject {
  /// A kind of content.
  public struct PasteboardType: Hashable, Sendable, RawRepresentable {
    /// Its identifier.
    public let rawValue: String

    /// A kind of content.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    /// An address.
    public static let URL = PasteboardType(rawValue: "public.url")
    /// A file's address.
    public static let fileURL = PasteboardType(rawValue: "public.file-url")
    /// A picture.
    public static let png = PasteboardType(rawValue: "public.png")
    /// A picture.
    public static let tiff = PasteboardType(rawValue: "public.tiff")
    /// A page.
    public static let html = PasteboardType(rawValue: "public.html")
    /// Text with its looks.
    public static let rtf = PasteboardType(rawValue: "public.rtf")
    /// A document.
    public static let pdf = PasteboardType(rawValue: "com.adobe.pdf")
  }

  /// What everybody copies to.
  public static let general = NSPasteboard()

  private var contents: [PasteboardType: Data] = [:]

  /// Forgets what was copied.
  @discardableResult
  open func clearContents() -> Int {
    contents = [:]
    changeCount += 1
    return changeCount
  }

  /// Says what will be copied, and forgets what was.
  @discardableResult
  open func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }

  /// Says what will be copied besides.
  @discardableResult
  open func addTypes(_ types: [PasteboardType], owner: Any?) -> Int { changeCount }

  /// How often something was copied.
  open private(set) var changeCount = 0
  /// What kinds of content there are.
  open var types: [PasteboardType]? { Array(contents.keys) }

  /// Copies bytes.
  @discardableResult
  open func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    contents[type] = data
    changeCount += 1
    return true
  }

  /// The bytes that were copied.
  open func data(forType type: PasteboardType) -> Data? { contents[type] }

  /// The first of some kinds that there is.
  open func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { contents[$0] != nil }
  }

  /// Copies a text.
  @discardableResult
  open func setString(_ string: String, forType type: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }

  /// The text that was copied.
  open func string(forType type: PasteboardType) -> String? {
    data(forType: type).map { String(decoding: $0, as: UTF8.self) }
  }
}
