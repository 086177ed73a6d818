/// A side of a view.
public enum Edge: Int8, Sendable, Hashable, CaseIterable {
  case top, leading, bottom, trailing

  /// Sides of a view.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Sides from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One side.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// Above.
    public static let top = Set(.top)
    /// Below.
    public static let bottom = Set(.bottom)
    /// Where the line starts.
    public static let leading = Set(.leading)
    /// Where the line ends.
    public static let trailing = Set(.trailing)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All around.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Where something smaller lies in something larger.
public struct Alignment: Sendable, Hashable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Where something smaller lies in something larger.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the start of the line.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the end of the line.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top, at the start of the line.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top, at the end of the line.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom, at the start of the line.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom, at the end of the line.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// At the start of the line, on the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// At the start of the line, on the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// In the middle, on the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// In the middle, on the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// At the end of the line, on the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// At the end of the line, on the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}
