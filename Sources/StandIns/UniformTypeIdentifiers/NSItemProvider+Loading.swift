public import AppIntents
public import Foundation

extension NSItemProvider {
  /// Loads the content of a kind.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { tell(identifier, { $0 }, to: completionHandler) }

  /// Loads the content of a kind.
  @discardableResult
  public func loadDataRepresentation(
    for type: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { tell(type.identifier, { $0 }, to: completionHandler) }

  /// The content of a kind.
  public func loadDataRepresentation(forTypeIdentifier identifier: String) async throws -> Data {
    try await content(of: identifier)
  }

  /// Loads the content of a kind into a file, which is gone after that.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? UUID().uuidString
    let suffix = UTType(identifier)?.preferredFilenameExtension
    return tell(
      identifier,
      { data in
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: suffix.map { "\(name).\($0)" } ?? name)
        try data.write(to: file)
        return file
      },
      to: { file, error in
        completionHandler(file, error)
        if let file { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
      }
    )
  }

  /// Loads the content of a kind: an address where it is one, else bytes.
  public func loadItem(
    forTypeIdentifier identifier: String,
    options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let data = try await content(of: identifier)
    let type = UTType(identifier)
    if type?.conforms(to: .url) == true,
      let url = try? URL.object(withItemProviderData: data, typeIdentifier: identifier)
    {
      return url as NSURL
    }
    if type?.conforms(to: .text) == true, let text = String(data: data, encoding: .utf8) {
      return NSString(string: text)
    }
    return NSData(data: data)
  }

  /// Whether there is content that a value can be made of.
  public func canLoadObject<Object: NSItemProviderReading>(ofClass type: Object.Type) -> Bool {
    kind(for: type) != nil
  }

  private func kind<Object: NSItemProviderReading>(for type: Object.Type) -> String? {
    Object.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
  }

  /// Loads an object of a class.
  @discardableResult
  public func loadObject<Object: NSItemProviderReading & SendableMetatype>(
    ofClass type: Object.Type,
    completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
  ) -> Progress {
    let kind = kind(for: type) ?? ""
    return tell(kind, { $0 }) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try Object.object(withItemProviderData: data, typeIdentifier: kind), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads an object of a class that whoever asks tells apart by a cast.
  @_disfavoredOverload
  @discardableResult
  public func loadObject(
    ofClass type: any (NSItemProviderReading & SendableMetatype).Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    func load<Object: NSItemProviderReading & SendableMetatype>(_ type: Object.Type) -> Progress {
      loadObject(ofClass: type) { (object: Object?, error) in completionHandler(object, error) }
    }
    return load(type)
  }
}
