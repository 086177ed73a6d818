/// An entity that is a file: a document, a photo, a recording.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// What kinds of content such files have.
  static var supportedContentTypes: [UTType] { get }
}

/// Which file an entity is: one on disk, or a draft that is not saved yet.
///
/// Apple's type follows files that are moved; this one keeps the place.
public struct FileEntityIdentifier: Sendable, Hashable {
  private enum Place: Sendable, Hashable {
    case file(URL)
    case draft(String)
  }

  private let place: Place

  /// A file on disk.
  ///
  /// - Throws: ``FileEntityIdentifierError`` for an address that is no file's.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL else { throw FileEntityIdentifierError.noFile(url) }
    return FileEntityIdentifier(place: .file(url))
  }

  /// A draft, by what the app calls it.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(place: .draft(identifier))
  }

  /// Where the file is; nil for a draft.
  public var fileURL: URL? {
    get async throws { localURL }
  }

  /// Where the file is, as far as that is known at once; nil for a draft.
  var localURL: URL? { if case .file(let url) = place { url } else { nil } }

  /// What the app calls the draft; nil for a file.
  public var draftIdentifier: String? {
    if case .draft(let identifier) = place { identifier } else { nil }
  }

  /// Whether it is not saved yet.
  public var isDraft: Bool { draftIdentifier != nil }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
  /// The file's address, or the draft's name after `draft:`.
  public var entityIdentifierString: String {
    switch place {
    case .file(let url): url.absoluteString
    case .draft(let identifier): "draft:" + identifier
    }
  }

  /// The identifier that was kept as text; a path is taken as well.
  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix("draft:") {
      return .draft(identifier: String(entityIdentifierString.dropFirst(6)))
    }
    if entityIdentifierString.hasPrefix("/") {
      return try? .file(url: URL(fileURLWithPath: entityIdentifierString))
    }
    return URL(string: entityIdentifierString).flatMap { try? .file(url: $0) }
  }
}

/// Why something is no file's identifier.
public enum FileEntityIdentifierError: Error, Sendable, Hashable {
  /// The address is not that of a file.
  case noFile(URL)
}

extension FileEntityIdentifierError: CustomLocalizedStringResourceConvertible {
  /// What happened, for the person.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noFile(let url): "'\(url.absoluteString)' is no file; give a path or a file:// address"
    }
  }
}
