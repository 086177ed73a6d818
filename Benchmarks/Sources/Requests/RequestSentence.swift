import SpokenLanguage

/// A sentence that somebody would say to an app, and whether it asks for something.
struct RequestSentence {
  let asks: Bool
  let features: Set<UInt32>

  /// What stands in a line in place of what is asked for where nothing is.
  private static let nothing = "nothing"

  /// Reads a line: what is asked for, the app, and the text with names in brackets, with tabs between; nil for other
  /// lines.
  init?(parsing line: Substring, in language: any Language) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 3 else { return nil }
    asks = fields[0] != Self.nothing
    var text = ""
    var names: [Range<Int>] = []
    var start: Int?
    for character in fields[2] {
      switch character {
      case "[": start = text.utf8.count
      case "]":
        if let start { names.append(start..<text.utf8.count) }
        start = nil
      default: text.append(character)
      }
    }
    let tokens = language.tokens(in: text)
    let named = Set(
      tokens.filter { token in names.contains { $0.overlaps(token.range) } }.map(\.text)
    )
    let meant = language.restoringMarks(
      in: language.tokensMeant(by: tokens, in: text, isNamed: named.contains),
      of: []
    )
    features = RequestWords(meant, names: names, in: text).features
  }
}
