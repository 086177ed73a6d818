// Ways in, which are taken and never gone: nothing here hands content to an app.

extension DataRepresentation {
  /// Bytes of a kind, in both directions.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.init(exportedContentType: contentType, exporting: exporting) }

  /// Bytes of a kind, inwards only.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.init(exports: []) }
}

extension FileRepresentation {
  /// A file of a kind, in both directions.
  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(exportedContentType: contentType, exporting: exporting) }

  /// A file of a kind, inwards only.
  public init(
    importedContentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(exports: []) }

  /// A file of a kind that the app would let others open where it is.
  public init(
    exportedContentType: UTType,
    shouldAllowToOpenInPlace: Bool,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { self.init(exportedContentType: exportedContentType, exporting: exporting) }
}

extension ProxyRepresentation {
  /// The content of another value, in both directions.
  public init<Proxy: Transferable>(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) { self.init(exporting: exporting) }

  /// The content of another value, inwards only.
  public init<Proxy: Transferable>(
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) { self.init(exports: []) }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the one that others have.
  public let isOriginalFile: Bool
}

/// Who may have content.
public struct TransferRepresentationVisibility: Sendable, Hashable {
  private let name: String

  /// Any app.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// Apps of the same maker.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// The app alone.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
  /// Apps that share a group.
  public static let group = TransferRepresentationVisibility(name: "group")
}

extension TransferRepresentation {
  /// What a file of it is called; nothing here makes one.
  public func suggestedFileName(_ name: String) -> Self { self }
  /// What a file of it is called; nothing here makes one.
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> Self { self }
  /// Who may have it; here whoever asks.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  /// Whether an item has it; here every one.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}
