/// Splits an enumeration ("dune, emma and ulysses") into its parts.
struct Enumeration: Sendable {
  /// Words that join the last parts, such as "and"; they stand between spaces.
  var joiners: [String]
  /// Endings of a part that join it to the next without a space before them, such as 이랑.
  var suffixJoiners: [String] = []

  /// The parts in the order in which they were said, as they were written.
  func items(in answer: String) -> [String] {
    var parts: [String] = []
    for piece in answer.split(whereSeparator: Self.isSeparator) {
      var words: [Substring] = []
      for word in piece.split(whereSeparator: \.isWhitespace) {
        if joiners.contains(word.lowercased()) {
          parts.append(words.joined(separator: " "))
          words = []
        } else if let stem = stem(of: word) {
          parts.append((words + [stem]).joined(separator: " "))
          words = []
        } else {
          words.append(word)
        }
      }
      parts.append(words.joined(separator: " "))
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func isSeparator(_ character: Character) -> Bool {
    ",;、，；؛،&+\n".contains(character)
  }

  /// The word without a joining ending, if it has one and something is left.
  private func stem(of word: Substring) -> Substring? {
    for suffix in suffixJoiners where word.count > suffix.count && word.hasSuffix(suffix) {
      return word.dropLast(suffix.count)
    }
    return nil
  }
}
