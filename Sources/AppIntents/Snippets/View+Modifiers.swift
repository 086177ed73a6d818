/// A view whose texts look different.
public struct StyledView<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: Content
  let change: (inout SnippetContent.TextStyle) -> Void
}

extension StyledView: DrawnView {
  var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }
  var drawings: [SnippetContent] { AppIntents.drawings(of: content).map(changed) }

  private func changed(_ content: SnippetContent) -> SnippetContent {
    switch content {
    case .text(let text, var style):
      change(&style)
      return .text(text, style: style)
    case .vertical(let parts, let alignment):
      return .vertical(parts.map(changed), alignment: alignment)
    case .horizontal(let parts): return .horizontal(parts.map(changed))
    case .list(let parts): return .list(parts.map(changed))
    case .image, .divider, .spacer, .button, .empty: return content
    }
  }
}

/// How a view is coloured; text tells the secondary from the rest.
public struct ForegroundStyle: Sendable, Hashable {
  let isSecondary: Bool

  /// As its surroundings.
  public static let primary = ForegroundStyle(isSecondary: false)
  /// Fainter than its surroundings.
  public static let secondary = ForegroundStyle(isSecondary: true)
  /// Still fainter, which text does not tell from secondary.
  public static let tertiary = ForegroundStyle(isSecondary: true)
}

/// The size and weight of letters; text tells headings and titles, which are bold, from the rest.
public struct Font: Sendable, Hashable {
  let isBold: Bool

  /// The largest title.
  public static let largeTitle = Font(isBold: true)
  /// A title.
  public static let title = Font(isBold: true)
  /// A smaller title.
  public static let title2 = Font(isBold: true)
  /// The smallest title.
  public static let title3 = Font(isBold: true)
  /// A heading.
  public static let headline = Font(isBold: true)
  /// Below a heading.
  public static let subheadline = Font(isBold: false)
  /// Running text.
  public static let body = Font(isBold: false)
  /// Set off from running text.
  public static let callout = Font(isBold: false)
  /// Below a picture.
  public static let caption = Font(isBold: false)
  /// Below the page.
  public static let footnote = Font(isBold: false)
}

/// A side of a view.
public enum Edge: Sendable, Hashable {
  /// Sides of a view.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The sides as bits.
    public let rawValue: Int

    /// Sides from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Above.
    public static let top = Set(rawValue: 1)
    /// Below.
    public static let bottom = Set(rawValue: 2)
    /// Where the line starts.
    public static let leading = Set(rawValue: 4)
    /// Where the line ends.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All around.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension View {
  /// Makes its texts heavier.
  public func bold(_ isActive: Bool = true) -> StyledView<Self> {
    StyledView(content: self) { $0.isBold = isActive }
  }

  /// Sets its texts in a font.
  public func font(_ font: Font?) -> StyledView<Self> {
    StyledView(content: self) { $0.isBold = $0.isBold || font?.isBold == true }
  }

  /// Colours its texts.
  public func foregroundStyle(_ style: ForegroundStyle) -> StyledView<Self> {
    StyledView(content: self) { $0.isSecondary = style.isSecondary }
  }

  /// Colours its texts.
  public func foregroundColor(_ style: ForegroundStyle?) -> StyledView<Self> {
    foregroundStyle(style ?? .primary)
  }

  /// Lets it take no more than some lines, which has no meaning in text.
  public func lineLimit(_ number: Int?) -> Self { self }

  /// Leaves space at its edges, which has no meaning in text.
  public func padding(_ edges: Edge.Set, _ length: Double? = nil) -> Self { self }

  /// Gives it a size to fill, which has no meaning in text.
  public func frame(
    minWidth: Double? = nil,
    maxWidth: Double?,
    alignment: HorizontalAlignment = .center
  ) -> Self { self }

  /// Leaves space around it, which has no meaning in text.
  public func padding(_ length: Double? = nil) -> Self { self }

  /// Gives it a size, which has no meaning in text.
  public func frame(width: Double? = nil, height: Double? = nil) -> Self { self }
}
