/// Makes text from outside harmless: whatever could command a terminal becomes visible instead.
///
/// A book's title or a piped utterance may hold escape sequences, line breaks or marks that turn the
/// direction of writing around. Terminals obey them; people are deceived by them. C0 controls become
/// their pictures (`␛`), everything else of the kind is spelt out (`\u{202E}`). What is invisible and means
/// nothing where it stands is left out (``InvisibleText``), since terminals disagree about its width.
package enum TerminalText {
  /// What becomes of line feeds.
  package enum LineBreaks: Sendable, Hashable {
    /// They become a picture, so that the text stays one line.
    case shown
    /// They become a space.
    case spaces
    /// They stay, and a carriage return before them goes.
    case kept
  }

  /// What becomes of tabs.
  package enum Tabs: Sendable, Hashable {
    case shown, spaces, kept
  }

  /// Makes a text harmless; what is harmless already comes back as it is.
  ///
  /// - Complexity: O(n); plain ASCII costs one comparison a byte and no allocation.
  package static func sanitized(
    _ text: String,
    lineBreaks: LineBreaks = .shown,
    tabs: Tabs = .spaces
  ) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text }
    let visible = InvisibleText.removed(from: text)
    guard visible.unicodeScalars.contains(where: isDangerous) else { return visible }
    return harmless(visible, lineBreaks, tabs)
  }

  private static func harmless(_ text: String, _ lineBreaks: LineBreaks, _ tabs: Tabs) -> String {
    var result = String.UnicodeScalarView()
    var pendingReturn = false
    for scalar in text.unicodeScalars {
      if pendingReturn, scalar != "\n" { show("\r", in: &result) }
      pendingReturn = false
      switch scalar {
      case "\r" where lineBreaks != .shown: pendingReturn = true
      case "\n" where lineBreaks == .kept: result.append("\n")
      case "\n" where lineBreaks == .spaces: result.append(" ")
      case "\t" where tabs == .kept: result.append("\t")
      case "\t" where tabs == .spaces: result.append(" ")
      default:
        if isDangerous(scalar) { show(scalar, in: &result) } else { result.append(scalar) }
      }
    }
    if pendingReturn { show("\r", in: &result) }
    return String(result)
  }

  /// Whether a scalar must never reach a terminal.
  package static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1f, 0x7f...0x9f: true
    case 0x2028...0x202e, 0x2066...0x2069: true
    // Deprecated formats change how what follows is drawn.
    case 0x206a...0x206f, 0xfff9...0xfffb, 0xe0001: true
    default: false
    }
  }

  static func show(_ scalar: Unicode.Scalar, in result: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x00...0x1f:
      result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{fffd}")
    case 0x7f:
      result.append("\u{2421}")
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
    }
  }
}
