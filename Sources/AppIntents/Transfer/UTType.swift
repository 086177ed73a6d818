/// A kind of content, by the identifier that Apple's systems give it.
///
/// There is no registry of kinds here: those that Apple's systems declare are known with their file name
/// extensions and what they conform to; any other is known by its identifier alone.
public struct UTType: Sendable, Hashable {
  /// The identifier, for example `public.plain-text`.
  public let identifier: String
  /// What the declaration says that it conforms to; nil where it says nothing.
  private var declaredParent: String?

  /// Whether both are the same kind, whatever their declarations say.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  /// Adds what tells kinds apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }

  /// A kind by its identifier; nil for one that holds other characters than letters, digits, points,
  /// hyphens and colons.
  public init?(_ identifier: String) {
    let marks: Set<Character> = [".", "-", "_", ":"]
    guard !identifier.isEmpty,
      identifier.allSatisfy({ $0.isLetter || $0.isNumber || marks.contains($0) })
    else { return nil }
    self.identifier = identifier
  }

  /// A kind that someone else declares.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    declaredParent = parent?.identifier
  }

  /// A kind that the app declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    declaredParent = parent?.identifier
  }

  /// The kind of files with an extension; nil for one that is not known.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard let known = KnownType.all.first(where: { $0.extensions.contains(wanted) }),
      known.type.conforms(to: parent)
    else { return nil }
    self = known.type
  }

  /// The kind that a file's name says it has; nil where it says nothing.
  init?(ofFileNamed name: String) {
    let pathExtension = (name as NSString).pathExtension
    guard !pathExtension.isEmpty else { return nil }
    self.init(filenameExtension: pathExtension)
  }

  /// The extension that files of this kind usually have; nil where it is not known.
  public var preferredFilenameExtension: String? {
    KnownType.byType[self]?.extensions.first
  }

  /// The kind that a name of the web's stands for, such as `text/plain`; nil for one that is not known.
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    let wanted = mimeType.prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
    guard let known = KnownType.all.first(where: { $0.mimeTypes.contains(wanted) }),
      known.type.conforms(to: parent)
    else { return nil }
    self = known.type
  }

  /// The name that the web has for this kind, or for the nearest that it is of; nil where none is known.
  public var preferredMIMEType: String? {
    let known = KnownType.byType[self]
    if let name = known?.mimeTypes.first { return name }
    // Bytes are what everything is of, so that name says nothing.
    return (known?.parents ?? []).lazy.filter { $0 != .data }.compactMap(\.preferredMIMEType).first
  }

  /// Every name that the kind has, by its purpose.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let known = KnownType.byType[self] {
      if !known.extensions.isEmpty { tags[.filenameExtension] = known.extensions }
      if !known.mimeTypes.isEmpty { tags[.mimeType] = known.mimeTypes }
    }
    return tags
  }

  /// What people call the kind; nil where only its identifier is known.
  public var localizedDescription: String? { preferredFilenameExtension?.uppercased() }

  /// All kinds that this one is of.
  public var supertypes: Set<UTType> {
    let parents =
      declaredParent.map { [UTType(known: $0)] } ?? KnownType.byType[self]?.parents ?? []
    return parents.reduce(into: Set(parents)) { $0.formUnion($1.supertypes) }
  }

  /// Whether another kind is of this one, and not the same.
  public func isSupertype(of other: UTType) -> Bool { other.isSubtype(of: self) }

  /// Whether this kind is of another one, and not the same.
  public func isSubtype(of other: UTType) -> Bool { self != other && conforms(to: other) }

  /// Whether content of this kind is content of another kind too.
  public func conforms(to other: UTType) -> Bool {
    if self == other { return true }
    if let declaredParent { return UTType(known: declaredParent).conforms(to: other) }
    let parents = KnownType.byType[self]?.parents ?? []
    return parents.contains { $0.conforms(to: other) }
  }

  init(known identifier: String) {
    self.identifier = identifier
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Reads an identifier.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// What a name of a kind of content is used for.
public struct UTTagClass: Sendable, Hashable {
  /// The purpose as text.
  public let rawValue: String

  /// A purpose.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The end of a file's name.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The web's.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
