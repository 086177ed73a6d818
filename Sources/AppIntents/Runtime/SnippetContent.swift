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
  /// Nothing.
  case empty

  /// How text looks where the output can show it.
  public struct TextStyle: Sendable, Hashable {
    /// Heavier than its surroundings.
    public var isBold: Bool
    /// Fainter than its surroundings.
    public var isSecondary: Bool

    /// Makes a style.
    public init(isBold: Bool = false, isSecondary: Bool = false) {
      self.isBold = isBold
      self.isSecondary = isSecondary
    }
  }

  /// Where children of different widths line up.
  public enum HorizontalPlacement: Sendable, Hashable {
    case leading, center, trailing
  }
}
