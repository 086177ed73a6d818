public import DeveloperToolsSupport
public import Foundation

/// A picture as its bytes.
open class NSImage: NSObject {
  private let bytes: Data?
  /// What it is called; nil for bytes.
  public let symbol: String?

  /// Its size in points, which nobody measured.
  open var size = CGSize.zero

  /// A picture of nothing.
  public override init() {
    bytes = nil
    symbol = nil
  }

  /// A picture of nothing, in a size.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }

  /// A picture of the app's own.
  public init(resource: ImageResource) {
    bytes = nil
    symbol = resource.name
  }

  /// A picture from the app's resources.
  public init?(named name: String) {
    bytes = nil
    symbol = name
  }

  /// One of the system's symbols.
  public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    bytes = nil
    symbol = name
  }

  /// A picture of bytes.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    bytes = data
    symbol = nil
  }

  /// A picture from a file.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The bytes that it was made of.
  open var tiffRepresentation: Data? { bytes }
}
