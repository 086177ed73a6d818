@_exported public import Foundation
import Notices
public import UIKit

/// A document as its bytes; nothing here reads its pages.
open class PDFDocument: NSObject {
  private let data: Data

  /// Where it is.
  public let documentURL: URL?

  /// An empty document.
  public override init() {
    data = Data()
    documentURL = nil
  }

  /// A document of bytes; nil where they are none.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    self.data = data
    documentURL = nil
  }

  /// A document in a file; nil where it is none.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url), data.starts(with: Data("%PDF".utf8)) else {
      return nil
    }
    self.data = data
    documentURL = url
  }

  /// How many pages it has, which nobody counted.
  open var pageCount: Int { 0 }
  /// Its text, which nobody read.
  open var string: String? {
    Notice.doesNothing("PDFDocument.string")
    return nil
  }
  /// Whether it cannot be read without a secret.
  open var isLocked: Bool { false }
  /// Whether it is written in secret.
  open var isEncrypted: Bool { false }
  /// What it says of itself.
  open var documentAttributes: [AnyHashable: Any]?

  /// A page; none.
  open func page(at index: Int) -> PDFPage? { nil }
  /// Adds a page, which nothing here does.
  open func insert(_ page: PDFPage, at index: Int) { Notice.doesNothing("PDFDocument.insert") }
  /// Takes a page away, which nothing here does.
  open func removePage(at index: Int) { Notice.doesNothing("PDFDocument.removePage") }
  /// The bytes that it was made of.
  open func dataRepresentation() -> Data? { data.isEmpty ? nil : data }
  /// Keeps the bytes that it was made of.
  @discardableResult
  open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }
  /// Opens it by a secret, which nothing here does.
  open func unlock(withPassword password: String) -> Bool { false }
}

/// A page of a document.
open class PDFPage: NSObject {
  /// How far it is turned, in degrees.
  open var rotation = 0
  /// Its text, which nobody read.
  open var string: String? { nil }

  /// A page of nothing.
  public override init() {}
  /// A page with a picture, which nothing here draws.
  public init?(image: UIImage) {}

  /// Its size, which nobody measured.
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  /// A small picture of it; of nothing.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}

/// Which part of a page.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}
