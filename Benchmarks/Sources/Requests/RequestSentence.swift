import SpokenLanguage

/// A sentence that somebody would say to an app, and what it asks for.
struct RequestSentence {
  /// Several where it asks for several things.
  let kinds: [RequestKind]
  let features: Set<UInt32>

  var asks: Bool { !kinds.contains(.nothing) }

  /// Reads a line: the kinds with commas between, the app, and the text with names in brackets, with tabs between; nil
  /// for other lines.
  init?(parsing line: Substring, in language: any Language) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 3 else { return nil }
    kinds = fields[0].split(separator: ",").compactMap { RequestKind(rawValue: String($0)) }
    guard !kinds.isEmpty else { return nil }
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
    features = RequestWords(language.tokens(in: text), names: names, in: text).features
  }
}
