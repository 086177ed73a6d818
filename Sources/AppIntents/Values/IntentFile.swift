/// A file that an intent is given, or gives.
///
/// It stands for a file on disk, whose content is read when it is asked for, or for bytes in memory.
public struct IntentFile: Sendable, Hashable {
  private enum Content: Sendable, Hashable {
    case bytes(Data)
    case file(URL)
  }

  private var content: Content
  /// What the file is called.
  public var filename: String
  /// What kind of content it has.
  public var type: UTType?
  /// Whether it may be deleted once the intent is done; it is left where it is here.
  public var removedOnCompletion = false

  /// A file in memory.
  ///
  /// - Parameters:
  ///   - data: Its content.
  ///   - filename: What it is called.
  ///   - type: What kind of content it has; nil for what the name says.
  public init(data: Data, filename: String, type: UTType? = nil) {
    content = .bytes(data)
    self.filename = filename
    self.type = type ?? UTType(ofFileNamed: filename)
  }

  /// A file on disk.
  ///
  /// - Parameters:
  ///   - fileURL: Where it is.
  ///   - filename: What it is called; nil for its name on disk.
  ///   - type: What kind of content it has; nil for what the name says.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    content = .file(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(ofFileNamed: fileURL.lastPathComponent)
  }

  /// Where the file is; nil for one in memory.
  public var fileURL: URL? {
    if case .file(let url) = content { url } else { nil }
  }

  /// The content; empty for a file that cannot be read, which ``data(contentType:)`` tells.
  public var data: Data {
    (try? contents()) ?? Data()
  }

  /// The kinds of content it has.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  /// The content as a kind that it has.
  ///
  /// - Throws: ``IntentFileError`` for another kind, or what reading the file throws.
  public func data(contentType: UTType) async throws -> Data {
    guard (type ?? .data).conforms(to: contentType) else {
      throw IntentFileError.unsupportedContentType(filename: filename, contentType: contentType)
    }
    return try contents()
  }

  /// Lends a file on disk with the content, a temporary one where there is none.
  public func withFile<Result: Sendable>(
    contentType: UTType,
    allowOpenInPlace: Bool = false,
    fileHandler: (URL, Bool) async throws -> Result
  ) async throws -> Result {
    let bytes = try await data(contentType: contentType)
    if allowOpenInPlace, let fileURL { return try await fileHandler(fileURL, true) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent((filename as NSString).lastPathComponent)
    try bytes.write(to: copy)
    return try await fileHandler(copy, false)
  }

  private func contents() throws -> Data {
    switch content {
    case .bytes(let data): data
    case .file(let url): try Data(contentsOf: url)
    }
  }
}

/// Why a file's content could not be had.
public enum IntentFileError: Error, Sendable, Hashable {
  /// The file is of another kind.
  case unsupportedContentType(filename: String, contentType: UTType)
}

extension IntentFileError: CustomLocalizedStringResourceConvertible {
  /// What happened, for the person.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unsupportedContentType(let filename, let contentType):
      "'\(filename)' has no content of the kind '\(contentType.identifier)'"
    }
  }
}

extension IntentFile: _IntentValue {}
