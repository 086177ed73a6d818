public import AppIntents
public import Foundation

/// An object whose content can be handed on, an app's own too.
public protocol NSItemProviderWriting {
  /// The kinds of its content, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes the content of a kind and hands it over; nil where that takes no time to speak of.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of content that was handed on, an app's own too.
public protocol NSItemProviderReading {
  /// The kinds of content that it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object of some content.
  ///
  /// - Throws: That the content does not fit.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value whose content takes no time to make, whatever its kind.
protocol ContentHolding: NSItemProviderWriting {
  /// Its content.
  var itemProviderContent: Data { get }
}

extension ContentHolding {
  /// Hands the content over.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(itemProviderContent, nil)
    return nil
  }
}

extension String: ContentHolding, NSItemProviderReading {
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.text.identifier]
  }
  /// The text that bytes are.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw NSItemProvider.ErrorCode.unavailableCoercionError
    }
    return text
  }
  var itemProviderContent: Data { Data(utf8) }
}

extension URL: ContentHolding, NSItemProviderReading {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.fileURL.identifier]
  }
  /// The address that a text is.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw NSItemProvider.ErrorCode.unavailableCoercionError
    }
    return url
  }
  var itemProviderContent: Data { Data(absoluteString.utf8) }
}

extension NSString: ContentHolding, NSItemProviderReading {
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    String.readableTypeIdentifiersForItemProvider
  }
  /// The text that bytes are.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    return try asked(NSString(string: text))
  }
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }
  var itemProviderContent: Data { String(describing: self).itemProviderContent }
}

extension NSURL: ContentHolding, NSItemProviderReading {
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    URL.readableTypeIdentifiersForItemProvider
  }
  /// The address that a text is.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    return try asked(url as NSURL)
  }
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    URL.writableTypeIdentifiersForItemProvider
  }
  var itemProviderContent: Data { Data(absoluteString.utf8) }
}

/// An object as one of the class that was asked for.
///
/// - Throws: That a class derived from the object's own was asked for, which nothing here makes.
private func asked<Object>(_ object: Any) throws -> Object {
  guard let object = object as? Object else {
    throw NSItemProvider.ErrorCode.unexpectedValueClassError
  }
  return object
}
