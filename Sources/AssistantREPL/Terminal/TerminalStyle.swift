import AppIntents
import AssistantKit

/// Writes looks as escape sequences, or leaves them out.
///
/// The sequences are SGR ("select graphic rendition", ECMA-48 8.3.117): `1` bold, `2` faint, `36` cyan
/// as the accent, `31` red for errors, and `0` to end each of them; what apps style adds `3` slanted, `4`
/// underlined, `9` struck through. The colours are of the first eight, which people choose themselves in
/// their terminals.
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

  private static func code(of look: AttributedLine.Look) -> String? {
    switch look {
    case .plain: nil
    case .bold: "1"
    case .dim: "2"
    case .accent: "36"
    case .error: "31"
    case .styled(let style): code(of: style)
    }
  }

  private static func code(of style: SnippetContent.TextStyle) -> String? {
    var codes: [Int] = []
    if style.isBold { codes.append(1) } else if style.isSecondary { codes.append(2) }
    if style.isItalic { codes.append(3) }
    if style.isUnderlined { codes.append(4) }
    if style.isStruckThrough { codes.append(9) }
    switch style.color {
    case .red: codes.append(31)
    case .green: codes.append(32)
    case .yellow: codes.append(33)
    case .blue: codes.append(34)
    case .magenta: codes.append(35)
    case .cyan: codes.append(36)
    case nil: break
    }
    return codes.isEmpty ? nil : codes.map(String.init).joined(separator: ";")
  }
}
