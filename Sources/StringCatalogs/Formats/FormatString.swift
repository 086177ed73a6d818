import Synchronization

/// A text with format specifiers, split into its pieces.
struct FormatString: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case text(String)
    /// A place for an argument, such as `%@` or `%2$lld`.
    case specifier(FormatSpecifier)
    /// `%#@name@` or `%1$#@name@`.
    case variable(name: String, position: Int?, source: String)
    /// `%arg`, the number of the substitution it stands in.
    case ownArgument
  }

  private(set) var pieces: [Piece] = []

  /// The texts that were split, since apps say the same sentences again and again; conversations that go on
  /// at the same time seldom look into the same drawer.
  private static let drawers = (0..<16).map { _ in Drawer() }
  private static let mostKnown = 64
  /// A longer text is not kept.
  private static let longest = 1_024

  /// A text split into its pieces.
  static func of(_ text: String) -> FormatString {
    guard text.utf8.count <= longest else { return FormatString(text) }
    let drawer = drawers[text.hashValue & (drawers.count - 1)]
    return drawer.known.withLock { known in
      if let format = known[text] { return format }
      if known.count >= mostKnown { known.removeAll() }
      let format = FormatString(text)
      known[text] = format
      return format
    }
  }

  private final class Drawer: Sendable {
    let known = Mutex<[String: FormatString]>([:])
  }

  init(_ text: String) {
    var rest = Substring(text)
    var literal = ""
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...]
      var reader = FormatSpecifierReader(rest)
      if let piece = reader.read() {
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = ""
        pieces.append(piece)
        rest = reader.rest
      } else {
        literal += "%"
        rest = rest.dropFirst(rest.hasPrefix("%%") ? 2 : 1)
      }
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.text(literal)) }
  }
}

/// A place for an argument in a text.
struct FormatSpecifier: Sendable, Hashable {
  /// The argument's place, counted from 1; nil for the next one.
  var position: Int?
  var flags: String
  var width: Int
  var precision: Int?
  var conversion: Character
  /// How it was written.
  var source: String
}
