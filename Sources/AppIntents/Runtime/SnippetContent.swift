/// A snippet as resolved content: what a view says, without where it is drawn.
public indirect enum SnippetContent: Sendable, Hashable {
  /// A run of text.
  case text(String, style: TextStyle)
  /// A symbol by its system name, or a described picture.
  case image(systemName: String?, description: String?)
  /// Children below each other.
  case vertical([SnippetContent], alignment: HorizontalPlacement)
  /// Children beside each other.
  case horizontal([SnippetContent])
  /// Rows of a list.
  case list([SnippetContent])
  /// A line between children.
  case divider
  /// Space that pushes its neighbours apart.
  case spacer
  /// Something to press: its label, and the identifier of the intent it runs.
  case button(label: String, intent: String?)
  /// How much of something there is, from 0 to 1 (nil where nobody knows), and how that is said.
  case meter(label: String?, fraction: Double?, value: String?)
  /// Rows of cells that line up with each other.
  case grid([[SnippetContent]])
  /// Nothing.
  case empty

  /// How text looks where the output can show it.
  public struct TextStyle: Sendable, Hashable {
    /// Heavier than its surroundings.
    public var isBold: Bool
    /// Fainter than its surroundings.
    public var isSecondary: Bool

    /// Slanted.
    public var isItalic = false
    /// With a line below it.
    public var isUnderlined = false
    /// With a line through it.
    public var isStruckThrough = false
    /// The colour; nil for that of its surroundings.
    public var color: TextColor?

    /// Makes a style.
    public init(isBold: Bool = false, isSecondary: Bool = false, color: TextColor? = nil) {
      self.isBold = isBold
      self.isSecondary = isSecondary
      self.color = color
    }
  }

  /// The colours that every terminal has.
  public enum TextColor: String, Sendable, Hashable, CaseIterable {
    case red, green, yellow, blue, magenta, cyan
  }

  /// Where children of different widths line up.
  public enum HorizontalPlacement: Sendable, Hashable {
    case leading, center, trailing
  }
}

extension SnippetContent {
  /// The words in it, without what only looks.
  package var words: String {
    switch self {
    case .text(let text, _): text
    case .image(_, let description): description ?? ""
    case .vertical(let parts, _), .horizontal(let parts), .list(let parts):
      Self.joined(parts)
    case .grid(let rows): Self.joined(rows.flatMap { $0 })
    case .button(let label, _): label
    case .meter(let label, _, let value):
      [label, value].compactMap { $0 }.joined(separator: " ")
    case .divider, .spacer, .empty: ""
    }
  }

  private static func joined(_ parts: [SnippetContent]) -> String {
    parts.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The same with all its texts in another style.
  package func styled(_ change: (inout TextStyle) -> Void) -> SnippetContent {
    mapped { content in
      guard case .text(let text, var style) = content else { return content }
      change(&style)
      return .text(text, style: style)
    }
  }

  /// The same with everything in it that has no parts changed.
  package func mapped(_ change: (SnippetContent) -> SnippetContent) -> SnippetContent {
    switch self {
    case .vertical(let parts, let alignment):
      .vertical(parts.map { $0.mapped(change) }, alignment: alignment)
    case .horizontal(let parts): .horizontal(parts.map { $0.mapped(change) })
    case .list(let parts): .list(parts.map { $0.mapped(change) })
    case .grid(let rows): .grid(rows.map { row in row.map { $0.mapped(change) } })
    case .text, .image, .divider, .spacer, .button, .meter, .empty: change(self)
    }
  }
}
