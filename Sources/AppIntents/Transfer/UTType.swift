/// A kind of content, by the identifier that Apple's systems give it.
///
/// There is no registry of kinds here: the kinds below are known with their file name extensions and
/// what they conform to; any other is known by its identifier alone.
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
    guard let known = Self.known.first(where: { $0.extensions.contains(wanted) }),
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
    Self.known.first { $0.type == self }?.extensions.first
  }

  /// The kind that a name of the web's stands for, such as `text/plain`; nil for one that is not known.
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    let wanted = mimeType.prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
    guard let known = Self.known.first(where: { $0.mimeTypes.contains(wanted) }),
      known.type.conforms(to: parent)
    else { return nil }
    self = known.type
  }

  /// The name that the web has for this kind, or for the nearest that it is of; nil where none is known.
  public var preferredMIMEType: String? {
    let known = Self.known.first { $0.type == self }
    if let name = known?.mimeTypes.first { return name }
    // Bytes are what everything is of, so that name says nothing.
    return (known?.parents ?? []).lazy.filter { $0 != .data }.compactMap(\.preferredMIMEType).first
  }

  /// Whether content of this kind is content of another kind too.
  public func conforms(to other: UTType) -> Bool {
    if self == other { return true }
    if let declaredParent { return UTType(known: declaredParent).conforms(to: other) }
    let parents = Self.known.first { $0.type == self }?.parents ?? []
    return parents.contains { $0.conforms(to: other) }
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }
}

extension UTType {
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Anything that has content of its own.
  public static let content = UTType(known: "public.content")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without formatting.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without formatting, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text with formatting.
  public static let rtf = UTType(known: "public.rtf")
  /// Values with commas between them.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A picture in PNG.
  public static let png = UTType(known: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A picture in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// Sound, or moving pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// Moving pictures.
  public static let movie = UTType(known: "public.movie")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Moving pictures in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A document in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Files in a ZIP.
  public static let zip = UTType(known: "public.zip-archive")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")

  private struct Known: Sendable {
    let type: UTType
    var parents: [UTType] = []
    var extensions: [String] = []
    var mimeTypes: [String] = []
  }

  private static let known: [Known] = [
    Known(type: .content), Known(type: .folder, parents: [.item]),
    Known(type: .data, parents: [.item], mimeTypes: ["application/octet-stream"]),
    Known(type: .text, parents: [.data, .content]),
    Known(
      type: .plainText,
      parents: [.text],
      extensions: ["txt", "text", "md", "log"],
      mimeTypes: ["text/plain"]
    ),
    Known(type: .utf8PlainText, parents: [.plainText]),
    Known(
      type: .rtf,
      parents: [.text],
      extensions: ["rtf"],
      mimeTypes: ["text/rtf", "application/rtf"]
    ),
    Known(
      type: .commaSeparatedText,
      parents: [.text],
      extensions: ["csv"],
      mimeTypes: ["text/csv"]
    ),
    Known(
      type: .json,
      parents: [.text],
      extensions: ["json"],
      mimeTypes: ["application/json"]
    ),
    Known(
      type: .xml,
      parents: [.text],
      extensions: ["xml"],
      mimeTypes: ["application/xml", "text/xml"]
    ),
    Known(type: .html, parents: [.text], extensions: ["html", "htm"], mimeTypes: ["text/html"]),
    Known(type: .image, parents: [.data, .content]),
    Known(type: .png, parents: [.image], extensions: ["png"], mimeTypes: ["image/png"]),
    Known(type: .jpeg, parents: [.image], extensions: ["jpg", "jpeg"], mimeTypes: ["image/jpeg"]),
    Known(type: .gif, parents: [.image], extensions: ["gif"], mimeTypes: ["image/gif"]),
    Known(type: .audiovisualContent, parents: [.data, .content]),
    Known(type: .audio, parents: [.audiovisualContent]),
    Known(type: .movie, parents: [.audiovisualContent]),
    Known(type: .mp3, parents: [.audio], extensions: ["mp3"], mimeTypes: ["audio/mpeg"]),
    Known(type: .mpeg4Movie, parents: [.movie], extensions: ["mp4"], mimeTypes: ["video/mp4"]),
    Known(
      type: .pdf,
      parents: [.data, .content],
      extensions: ["pdf"],
      mimeTypes: ["application/pdf"]
    ),
    Known(type: .zip, parents: [.data], extensions: ["zip"], mimeTypes: ["application/zip"]),
    Known(type: .url, parents: [.data]), Known(type: .fileURL, parents: [.url]),
  ]
}
