package import AppIntents

/// A line of text with the looks of its parts, which a terminal shows and a pipe leaves out.
package struct AttributedLine: Sendable, Hashable {
  /// The parts, left to right; neighbours differ in looks.
  package private(set) var runs: [Run] = []

  /// Makes a line of one part.
  package init(_ text: String = "", look: Look = .plain) {
    append(text, look: look)
  }

  /// A part of a line.
  package struct Run: Sendable, Hashable {
    /// What it says.
    package var text: String
    /// How it looks.
    package var look: Look
  }

  /// How a part looks where the output can show it.
  package enum Look: Sendable, Hashable {
    /// Like everything else.
    case plain
    /// Heavier, for what matters most.
    case bold
    /// Fainter, for what matters least.
    case dim
    /// In the one colour, for what can be chosen or pressed.
    case accent
    /// In the colour of warnings.
    case error
    /// As an app styled it.
    case styled(SnippetContent.TextStyle)

    /// The look of an app's text.
    init(_ style: SnippetContent.TextStyle) {
      if style == SnippetContent.TextStyle() {
        self = .plain
      } else if style == SnippetContent.TextStyle(isBold: true) {
        self = .bold
      } else if style == SnippetContent.TextStyle(isSecondary: true) {
        self = .dim
      } else {
        self = .styled(style)
      }
    }
  }

  /// The text without looks.
  package var text: String { runs.map(\.text).joined() }

  /// The columns it takes.
  package var width: Int { runs.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// Adds text at the end.
  package mutating func append(_ text: String, look: Look = .plain) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].look == look {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, look: look))
    }
  }

  /// Adds another line's parts at the end.
  package mutating func append(_ other: AttributedLine) {
    for run in other.runs { append(run.text, look: run.look) }
  }

  /// The line filled up with spaces to a width.
  package func padded(
    toColumns columns: Int,
    alignment: DisplayWidth.Alignment = .leading
  ) -> AttributedLine {
    let missing = max(0, columns - width)
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    var result = AttributedLine(DisplayWidth.spaces(before))
    result.append(self)
    result.append(DisplayWidth.spaces(missing - before))
    return result
  }

  /// The line cut with "…" where it is wider than the columns.
  package func truncated(toColumns columns: Int) -> AttributedLine {
    guard width > columns else { return self }
    var result = AttributedLine()
    var left = columns
    for run in runs {
      let runWidth = DisplayWidth.of(run.text)
      guard runWidth >= left else {
        result.append(run.text, look: run.look)
        left -= runWidth
        continue
      }
      result.append(DisplayWidth.truncated(run.text + " ", toColumns: left), look: run.look)
      break
    }
    return result
  }
}
