import Foundation

/// Knows how a line that is being typed could go on.
///
/// Both are asked while a person types, so they must answer at once.
struct LineCompletion: Sendable {
  /// Whole lines that continue what is typed, best first.
  var candidates: @Sendable (String) -> [String]
  /// The one line to suggest; nil where there is none.
  var suggestion: @Sendable (String) -> String?

  /// A line that is found by what is typed though it does not begin so; nil where there is none.
  var found: @Sendable (String) -> String?
  /// Whether a former line that begins with what is typed may be suggested again.
  var isWorthRepeating: @Sendable (String) -> Bool

  /// Makes a completion; the first candidate is the suggestion where no other is given.
  init(
    candidates: @escaping @Sendable (String) -> [String],
    suggestion: (@Sendable (String) -> String?)? = nil,
    found: @escaping @Sendable (String) -> String? = { _ in nil },
    isWorthRepeating: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.candidates = candidates
    self.found = found
    self.isWorthRepeating = isWorthRepeating
    self.suggestion = suggestion ?? { typed in typed.isEmpty ? nil : candidates(typed).first }
  }

  /// What follows in a line after its beginning, however that is capitalised or accented; nil where it does not
  /// begin so.
  static func rest(of line: String, after typed: String) -> String? {
    var place = line.startIndex
    for character in typed {
      guard place < line.endIndex else { return nil }
      let expected = line[place]
      if character != expected, folded(character) != folded(expected) { return nil }
      place = line.index(after: place)
    }
    return String(line[place...])
  }

  /// Whether a line ends with a text, however that is capitalised or accented.
  static func ends(_ line: String, with text: String) -> Bool {
    line.count >= text.count && rest(of: String(line.suffix(text.count)), after: text) == ""
  }

  private static func folded(_ character: Character) -> String {
    String(character).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }

  /// Knows nothing.
  static let none = LineCompletion(candidates: { _ in [] })
}
