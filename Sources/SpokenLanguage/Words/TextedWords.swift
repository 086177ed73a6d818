/// How the words of a language are written in messages, with those that are meant.
struct TextedWords: Sendable {
  private let meant: [String: [String]]

  /// Makes a table.
  ///
  /// - Parameter lines: A line for each word or group of words, with a colon and the ways to write it behind.
  init(_ lines: String) {
    meant = lines.split(separator: "\n").reduce(into: [:]) { table, line in
      let sides = line.split(separator: ":")
      guard let words = sides.first, let written = sides.last, sides.count == 2 else { return }
      for form in written.split(separator: " ") {
        table[String(form)] = words.split(separator: " ").map(String.init)
      }
    }
  }

  /// The tokens of a sentence as they are written elsewhere.
  ///
  /// A single letter may also be a word that lost its vowel: it stands for others only where white space follows it. And where
  /// something is called so, it has to begin what is said, and to be written small ("g mis combien").
  ///
  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - text: The sentence.
  ///   - isNamed: Whether a word may be part of a name.
  /// - Returns: The tokens, of which one may stand for several words.
  func tokensMeant(
    by tokens: [Token],
    in text: String,
    isNamed: (String) -> Bool
  ) -> [Token] {
    guard tokens.contains(where: { meant[$0.text] != nil }) else { return tokens }
    let bytes = Array(text.utf8)
    return tokens.enumerated().flatMap { place, token -> [Token] in
      guard let words = meant[token.text] else { return [token] }
      let end = token.range.upperBound
      guard token.text.count > 1 || end < bytes.count && bytes[end] == UInt8(ascii: " ") else {
        return [token]
      }
      let isLetterAlone = token.text.count == 1 && beginsText(at: place, of: tokens, bytes)
      return isLetterAlone || !isNamed(token.text) ? token.standing(for: words) : [token]
    }
  }

  private func beginsText(at place: Int, of tokens: [Token], _ bytes: [UInt8]) -> Bool {
    let start = tokens[place].range.lowerBound
    guard place + 1 < tokens.count, bytes[start] >= UInt8(ascii: "a") else { return false }
    return place == 0
      || bytes[tokens.gap(before: place)].contains { $0 != UInt8(ascii: " ") }
  }
}
