public import AppIntents
public import Foundation
import Synchronization

/// Content that is handed from one place to another, as one or more of its kinds.
///
/// Foundation has none away from Apple's systems. What is registered is kept in memory, and nothing is
/// dragged, dropped or shared here.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Who may have the content; everybody here is the app itself.
  public enum ItemRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// The apps of the same author.
    case team = 1
    /// Some apps.
    case group = 2
    /// The app alone.
    case ownProcess = 3
  }

  /// Why there is no content.
  public struct ErrorCode: RawRepresentable, Hashable, Sendable, Error {
    /// Its number.
    public let rawValue: Int
    /// An error of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Nobody knows why.
    public static let unknownError = ErrorCode(rawValue: -1)
    /// There is content of other kinds only.
    public static let itemUnavailableError = ErrorCode(rawValue: -1000)
    /// The content is of another class.
    public static let unexpectedValueClassError = ErrorCode(rawValue: -1100)
    /// It cannot be made into what was asked for.
    public static let unavailableCoercionError = ErrorCode(rawValue: -1200)
  }

  private struct Kind: Sendable {
    let identifier: String
    let data: @Sendable () async throws -> Data
  }

  private let kinds = Mutex<[Kind]>([])
  private let name = Mutex<String?>(nil)

  /// What a file of it would be called.
  open var suggestedName: String? {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }

  /// A provider of nothing yet.
  public override init() {}

  /// A provider of an object's content.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of a value that is the content of a kind.
  public convenience init(item: (any Sendable)?, typeIdentifier: String?) {
    self.init()
    guard let typeIdentifier else { return }
    switch item {
    case let data as Data: add(typeIdentifier) { data }
    case let object as any NSItemProviderWriting & Sendable: add(typeIdentifier, of: object)
    default: break
    }
  }

  /// A provider of a file's content; nil where there is no file.
  public convenience init?(contentsOf file: URL!) {
    guard let file, FileManager.default.isReadableFile(atPath: file.path) else { return nil }
    self.init()
    suggestedName = file.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: file.pathExtension) ?? .data
    add(type.identifier) { try Data(contentsOf: file) }
  }

  private func add(_ identifier: String, _ data: @escaping @Sendable () async throws -> Data) {
    kinds.withLock { kinds in
      kinds.removeAll { $0.identifier == identifier }
      kinds.append(Kind(identifier: identifier, data: data))
    }
  }

  /// Adds an object's content of a kind, made when it is asked for.
  private func add(_ identifier: String, of object: any NSItemProviderWriting) {
    let object = Handed(object)
    add(identifier) {
      try await Self.made {
        object.object.loadData(
          withTypeIdentifier: identifier,
          forItemProviderCompletionHandler: $0
        )
      }
    }
  }

  /// What somebody makes and then hands over.
  private static func made(
    by maker: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      _ = maker { data, error in
        continuation.resume(
          with: data.map { .success($0) } ?? .failure(error ?? ErrorCode.unknownError)
        )
      }
    }
  }

  /// An object on its way to whoever asks for its content, which nobody else changes meanwhile.
  private struct Handed: @unchecked Sendable {
    let object: any NSItemProviderWriting

    init(_ object: any NSItemProviderWriting) {
      self.object = object
    }
  }

  /// Adds an object's content.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: ItemRepresentationVisibility
  ) {
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      add(identifier, of: object)
    }
  }

  /// Adds the content of objects of a class, made when it is asked for.
  open func registerObject<Object: NSItemProviderWriting>(
    ofClass type: Object.Type,
    visibility: ItemRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for identifier in Object.writableTypeIdentifiersForItemProvider {
      add(identifier) {
        try await Self.made { hand in
          loadHandler { object, error in
            guard let object else { return hand(nil, error) }
            _ = object.loadData(
              withTypeIdentifier: identifier,
              forItemProviderCompletionHandler: hand
            )
          }
        }
      }
    }
  }

  /// Adds content of a kind, made when it is asked for.
  open func registerDataRepresentation(
    forTypeIdentifier identifier: String,
    visibility: ItemRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    add(identifier) { try await Self.made(by: loadHandler) }
  }

  /// Adds content of a kind, made when it is asked for.
  open func registerDataRepresentation(
    for type: UTType,
    visibility: ItemRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: type.identifier,
      visibility: visibility,
      loadHandler: loadHandler
    )
  }

  /// Adds what a value can be exported as.
  public func register<Item: Transferable & Sendable>(
    _ item: @autoclosure @escaping @Sendable () -> Item
  ) {
    for type in Item.exportedContentTypes {
      add(type.identifier) {
        guard let data = try await item().exported(as: type) else {
          throw ErrorCode.itemUnavailableError
        }
        return data
      }
    }
  }

  /// The kinds of the content, the best first.
  open var registeredTypeIdentifiers: [String] { kinds.withLock { $0.map(\.identifier) } }

  /// The kinds of the content, the best first.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// The kinds of the content that are of a kind, the best first.
  public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: type) }
  }

  /// Whether there is content of a kind.
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    kind(identifier) != nil
  }

  private func kind(_ identifier: String) -> Kind? {
    let wanted = UTType(identifier)
    return kinds.withLock { kinds in
      kinds.first { kind in
        if kind.identifier == identifier { return true }
        guard let wanted else { return false }
        return UTType(kind.identifier)?.conforms(to: wanted) ?? false
      }
    }
  }

  /// The content of a kind.
  ///
  /// - Throws: What who made it throws, or that there is none of the kind.
  func content(of identifier: String) async throws -> Data {
    guard let kind = kind(identifier) else { throw ErrorCode.itemUnavailableError }
    return try await kind.data()
  }

  /// Tells somebody the content of a kind, as soon as it is made.
  func tell<Value: Sendable>(
    _ identifier: String,
    _ value: @escaping @Sendable (Data) throws -> Value,
    to completion: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        completion(try value(try await content(of: identifier)), nil)
      } catch {
        completion(nil, error)
      }
    }
    return progress
  }
}
