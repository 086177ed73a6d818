/// Something that can be handed to other apps as content.
///
/// Export is there; import is accepted and kept for later.
public protocol Transferable: SendableMetatype {
  /// The kinds of content it has.
  associatedtype Representation: TransferRepresentation

  /// The kinds of content it has, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The kinds of content it can be exported as, the best first.
  public static var exportedContentTypes: [UTType] {
    transferRepresentation.exports.map(\.type)
  }

  /// The content of a kind, or of the best kind that conforms to it; nil where it has none.
  public func exported(as type: UTType) async throws -> Data? {
    let exports = Self.transferRepresentation.exports
    let export =
      exports.first { $0.type == type } ?? exports.first { $0.type.conforms(to: type) }
    return try await export?.data(self)
  }
}

extension IntentOption {
  /// The kinds of content that the value can be exported as, the best first; none for most.
  public var contentTypes: [UTType] {
    (value as? any Transferable).map { type(of: $0).exportedContentTypes } ?? []
  }

  /// The value's content of a kind, or of the best kind that conforms to it; nil where it has none.
  ///
  /// - Throws: What the app's export throws.
  public func exported(as type: UTType) async throws -> Data? {
    try await (value as? any Transferable)?.exported(as: type)
  }
}

/// Kinds of content that an item has.
public protocol TransferRepresentation<Item> {
  /// What has them.
  associatedtype Item: Transferable
  /// The ways out, the best first.
  var exports: [TransferExport] { get }
}

/// A way to export an item.
public struct TransferExport: Sendable {
  let type: UTType
  let data: @Sendable (Any) async throws -> Data?

  init<Item>(_ type: UTType, data: @escaping @Sendable (Item) async throws -> Data?) {
    self.type = type
    self.data = { item in
      guard let item = item as? Item else { return nil }
      return try await data(item)
    }
  }
}

/// Content as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The way out.
  public let exports: [TransferExport]

  init(exports: [TransferExport]) { self.exports = exports }

  /// Bytes of a kind.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    exports = [TransferExport(exportedContentType, data: exporting)]
  }
}

/// Content as an app's own values are written down.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The way out.
  public let exports: [TransferExport]

  /// Content of a kind, as text that programs read.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    exports = [TransferExport(contentType) { (item: Item) in try JSONEncoder().encode(item) }]
  }
}

/// Content in a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The way out.
  public let exports: [TransferExport]

  init(exports: [TransferExport]) { self.exports = exports }

  /// A file of a kind.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    exports = [
      TransferExport(exportedContentType) { (item: Item) in
        try Data(contentsOf: try await exporting(item).file)
      }
    ]
  }
}

/// A file that is handed on.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL

  /// A file that is handed on.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
  }
}

/// Content that another value stands for.
public struct ProxyRepresentation<Item: Transferable>: TransferRepresentation {
  /// The ways out of the other value.
  public let exports: [TransferExport]

  init(exports: [TransferExport]) { self.exports = exports }

  /// The content of another value.
  public init<Proxy: Transferable>(
    exporting: @escaping @Sendable (Item) async throws -> Proxy
  ) {
    exports = Proxy.transferRepresentation.exports.map { export in
      TransferExport(export.type) { (item: Item) in
        try await export.data(try await exporting(item))
      }
    }
  }
}

extension String: Transferable {
  /// Text without formatting.
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.utf8) }
  }
}

extension Data: Transferable {
  /// The bytes.
  public static var transferRepresentation: DataRepresentation<Data> {
    DataRepresentation(exportedContentType: .data) { $0 }
  }
}

/// Lists kinds of content.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// A kind.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// One kind.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Several kinds.
  public static func buildBlock(
    _ contents: any TransferRepresentation<Item>...
  ) -> CombinedTransferRepresentation<Item> {
    CombinedTransferRepresentation(exports: contents.flatMap { $0.exports })
  }
}

/// Several kinds of content.
public struct CombinedTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// The ways out, the best first.
  public let exports: [TransferExport]
}

extension URL: Transferable {
  /// The address, as text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.absoluteString)
  }
}
