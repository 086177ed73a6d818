import AssistantKit

/// Writes looks as escape sequences, or leaves them out.
///
/// The sequences are SGR ("select graphic rendition", ECMA-48 8.3.117): `1` bold, `2` faint, `36` cyan
/// as the accent, `31` red for errors, and `0` to end each of them. The colours are of the first eight,
/// which people choose themselves in their terminals.
struct TerminalStyle: Sendable, Hashable {
  /// Whether looks are written at all.
  let isColored: Bool

  /// The style that writes text alone.
  static let plain = TerminalStyle(isColored: false)

  /// Paints a text; its own escape sequences are not this style's concern.
  func paint(_ text: String, as look: AttributedLine.Look) -> String {
    guard isColored, !text.isEmpty, let code = Self.code(of: look) else { return text }
    return "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }

  /// Paints a line's parts.
  func paint(_ line: AttributedLine) -> String {
    line.runs.map { paint($0.text, as: $0.look) }.joined()
  }

  private static func code(of look: AttributedLine.Look) -> Int? {
    switch look {
    case .plain: nil
    case .bold: 1
    case .dim: 2
    case .accent: 36
    case .error: 31
    }
  }
}
