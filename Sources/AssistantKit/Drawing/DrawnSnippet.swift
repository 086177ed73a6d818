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

  /// Takes rows of text, below what is said about them.
  init(rows: [String], about note: String?) {
    let head = note.map { [AttributedLine($0, look: .dim)] } ?? []
    self.init(lines: head + rows.map { AttributedLine($0) })
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
