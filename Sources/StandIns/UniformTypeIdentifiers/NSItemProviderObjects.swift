public import AppIntents
public import Foundation

/// A value whose content can be handed on.
public protocol NSItemProviderWriting {
  /// The kinds of its content, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Its content.
  var itemProviderContent: Data { get }
}

/// A value that can be made of content that was handed on.
public protocol NSItemProviderReading {
  /// The kinds of content that it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// A value of some content; nil where it does not fit.
  init?(itemProviderContent: Data)
}

extension String: NSItemProviderWriting, NSItemProviderReading {
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.text.identifier]
  }
  /// The text as bytes.
  public var itemProviderContent: Data { Data(utf8) }
  /// The text that bytes are.
  public init?(itemProviderContent: Data) {
    self.init(data: itemProviderContent, encoding: .utf8)
  }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.fileURL.identifier]
  }
  /// The address as text.
  public var itemProviderContent: Data { Data(absoluteString.utf8) }
  /// The address that a text is.
  public init?(itemProviderContent: Data) {
    self.init(string: String(decoding: itemProviderContent, as: UTF8.self))
  }
}

extension NSString: NSItemProviderWriting {
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }
  /// The text as bytes.
  public var itemProviderContent: Data { String(describing: self).itemProviderContent }
}

extension NSURL: NSItemProviderWriting {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    URL.writableTypeIdentifiersForItemProvider
  }
  /// The address as text.
  public var itemProviderContent: Data { Data(absoluteString.utf8) }
}
