public import AppIntents

/// A snippet as lines of text, with the looks that a terminal shows.
public struct DrawnSnippet: Sendable, Hashable {
  /// The lines, top to bottom.
  package let lines: [AttributedLine]
  /// What was drawn; nil for text that an app did not show.
  public let content: SnippetContent?

  /// Takes lines as they are, of something that was drawn.
  package init(lines: [AttributedLine], content: SnippetContent? = nil) {
    self.lines = lines
    self.content = content
  }

  /// Takes the lines of a text without looks.
  public init(text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { AttributedLine(String($0)) }
    content = nil
  }

  /// The lines drawn anew where they are wider than there is room.
  ///
  /// What was no drawing of an app's stays as it is.
  ///
  /// - Parameter columns: The most columns of a line.
  /// - Returns: The lines, top to bottom.
  package func lines(columns: Int) -> [AttributedLine] {
    guard let content, lines.contains(where: { $0.width > columns }) else { return lines }
    return SnippetDrawing(maxColumns: columns).lines(for: content)
  }

  /// The lines without looks.
  public var text: String { lines.map(\.text).joined(separator: "\n") }
}

extension DrawnSnippet: ExpressibleByStringLiteral {
  /// Takes the lines of a literal.
  public init(stringLiteral value: String) {
    self.init(text: value)
  }
}
