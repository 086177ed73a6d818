import Foundation

/// What a picture is written as, by the identifier of its kind of content.
enum PictureFormat: String {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"
  case tiff = "public.tiff"
  case bmp = "com.microsoft.bmp"
  case webP = "org.webmproject.webp"
  case heic = "public.heic"
  case pdf = "com.adobe.pdf"

  /// Tells a format from the first bytes, as its standard gives them; nil for none of these.
  init?(_ data: Data) {
    let head = Array(data.prefix(12))
    let known: [(PictureFormat, [UInt8])] = [
      (.png, [0x89, 0x50, 0x4E, 0x47]), (.jpeg, [0xFF, 0xD8, 0xFF]), (.gif, Array("GIF8".utf8)),
      (.tiff, [0x49, 0x49, 0x2A, 0x00]), (.tiff, [0x4D, 0x4D, 0x00, 0x2A]),
      (.bmp, Array("BM".utf8)),
      (.pdf, Array("%PDF".utf8)),
    ]
    if let format = known.first(where: { head.starts(with: $0.1) })?.0 {
      self = format
      return
    }
    // Containers, whose first bytes tell their length.
    guard head.count == 12 else { return nil }
    let brand = String(decoding: head[8...], as: UTF8.self)
    if head.starts(with: Array("RIFF".utf8)), brand == "WEBP" {
      self = .webP
    } else if head[4..<8].elementsEqual("ftyp".utf8), ["heic", "heix", "mif1"].contains(brand) {
      self = .heic
    } else {
      return nil
    }
  }
}
