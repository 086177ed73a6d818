/// A kind of content, by the identifier that Apple's systems give it.
public struct UTType: Sendable, Hashable {
  /// The identifier, for example `public.plain-text`.
  public let identifier: String

  /// A kind by its identifier.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// Anything.
  public static let item = UTType("public.item")
  /// Bytes.
  public static let data = UTType("public.data")
  /// Text.
  public static let text = UTType("public.text")
  /// Text without formatting.
  public static let plainText = UTType("public.plain-text")
  /// Text without formatting, in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text")
  /// Values with commas between them.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text")
  /// JSON.
  public static let json = UTType("public.json")
  /// A page of the web.
  public static let html = UTType("public.html")
  /// A picture.
  public static let image = UTType("public.image")
  /// A picture in PNG.
  public static let png = UTType("public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType("public.jpeg")
  /// A document in PDF.
  public static let pdf = UTType("com.adobe.pdf")
  /// An address.
  public static let url = UTType("public.url")
}
