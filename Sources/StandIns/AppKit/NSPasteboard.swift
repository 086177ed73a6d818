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

  /// What it is called.
  public let name: Name
  private var contents: [PasteboardType: Data] = [:]

  /// What is copied under a name.
  public init(name: Name = .general) { self.name = name }

  /// The name under which something is copied.
  public struct Name: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// What everybody copies to.
    public static let general = Name("NSGeneralPboard")
    /// What is looked for.
    public static let find = Name("NSFindPboard")
    /// What is being moved.
    public static let drag = Name("NSDragPboard")
    /// How letters look.
    public static let font = Name("NSFontPboard")
  }

  /// Copies pictures and texts; whether all of them could be.
  @discardableResult
  open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    objects.allSatisfy { object in
      guard let (type, data) = object.pasteboardContent else { return false }
      return setData(data, forType: type)
    }
  }

  /// The text, the address or the picture that was copied, as far as its kind is asked for.
  open func readObjects(
    forClasses classes: [AnyClass],
    options: [ReadingOptionKey: Any]? = nil
  )
    -> [Any]?
  {
    let found = classes.compactMap { kind -> Any? in
      if kind == NSImage.self {
        return (data(forType: .png) ?? data(forType: .tiff)).flatMap { NSImage(data: $0) }
      }
      guard kind == NSURL.self else { return string(forType: .string).map { NSString(string: $0) } }
      return (string(forType: .fileURL) ?? string(forType: .URL)).flatMap { NSURL(string: $0) }
    }
    return found.isEmpty ? nil : found
  }

  /// How something is read.
  public struct ReadingOptionKey: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// A way.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Files alone.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "fileURLsOnly")
    /// Some kinds of content alone.
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(rawValue: "contents")
  }

  /// Copies a list, a table or a text.
  @discardableResult
  open func setPropertyList(_ list: Any, forType type: PasteboardType) -> Bool {
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: list,
        format: .binary,
        options: 0
      )
    else { return false }
    return setData(data, forType: type)
  }

  /// The list, the table or the text that was copied.
  open func propertyList(forType type: PasteboardType) -> Any? {
    data(forType: type).flatMap {
      unsafe try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
  }

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

/// What can be copied as a whole.
public protocol NSPasteboardWriting: AnyObject {
  /// Its kind and its bytes; nil where there are none.
  var pasteboardContent: (NSPasteboard.PasteboardType, Data)? { get }
}

extension NSImage: NSPasteboardWriting {
  /// Its bytes, which are not changed from one kind to another.
  public var pasteboardContent: (NSPasteboard.PasteboardType, Data)? {
    tiffRepresentation.map { (.tiff, $0) }
  }
}

extension NSString: NSPasteboardWriting {
  /// The text.
  public var pasteboardContent: (NSPasteboard.PasteboardType, Data)? {
    (.string, Data(String(describing: self).utf8))
  }
}

extension NSURL: NSPasteboardWriting {
  /// The address.
  public var pasteboardContent: (NSPasteboard.PasteboardType, Data)? {
    (isFileURL ? .fileURL : .URL, Data(String(describing: self).utf8))
  }
}
