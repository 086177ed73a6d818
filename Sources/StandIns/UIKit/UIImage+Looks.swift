public import Foundation

// How pictures look, which nothing here shows.

extension UIImage {
  /// Which way up a picture is.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How a picture fills what is larger.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// Which way up it is: as its bytes are.
  public var imageOrientation: Orientation { .up }
  /// Whether it is one of the system's symbols.
  public var isSymbolImage: Bool { isSymbol }
  /// How it looks; nil, as nobody keeps it.
  public var configuration: Configuration? { nil }
  /// How its symbol looks; nil, as nobody keeps it.
  public var symbolConfiguration: SymbolConfiguration? { nil }
  /// Whether it keeps its own colours: as it is shown.
  public var renderingMode: RenderingMode { .automatic }

  /// The bytes that it was made of; nothing here draws them anew.
  public func heicData() -> Data? { pngData() }
  /// The same: nothing here draws it anew.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// The same: nothing here draws it anew.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  /// The same: nothing here draws it anew.
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage { self }
  /// The same: nothing here draws it anew.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The same: nothing here draws it anew.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// Hands over the same: nothing here draws it anew.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(self) }
  /// The same: nothing here draws it anew.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside letters.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// How it looks.
  open class Configuration: NSObject {}

  /// How a symbol looks.
  open class SymbolConfiguration: Configuration {
    /// As usual.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }

    /// So large.
    public init(pointSize: CGFloat) {}
    /// So large and so heavy.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}
    /// So large, so heavy, and so large beside letters.
    public init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {}
    /// So large beside letters.
    public init(scale: UIImage.SymbolScale) {}
    /// So heavy.
    public init(weight: UIImage.SymbolWeight) {}
    /// As letters are.
    public init(textStyle: UIFont.TextStyle) {}
    /// As letters are, and so large beside them.
    public init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {}
    /// As letters are.
    public init(font: UIFont) {}
    /// As letters are, and so large beside them.
    public init(font: UIFont, scale: UIImage.SymbolScale) {}
    /// Of a colour.
    public init(hierarchicalColor: UIColor) {}
    /// Of several colours.
    public init(paletteColors: [UIColor]) {}

    /// Of its own colours.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }
    /// Of one colour.
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// Both ways at once.
    open func applying(_ other: SymbolConfiguration?) -> Self { self }
  }
}
