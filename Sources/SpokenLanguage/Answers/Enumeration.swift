/// Splits an enumeration ("dune, emma and ulysses") into its parts.
struct Enumeration: Sendable {
  /// Words that join the last parts, such as "and"; they stand between spaces.
  var joiners: [String]
  /// A word without the joining ending that is glued to it, if it has one.
  var stem: @Sendable (_ word: Substring, _ isLast: Bool) -> Substring? = { _, _ in nil }

  /// The parts in the order in which they were said, as they were written.
  func items(in answer: String) -> [String] {
    answer.split(whereSeparator: Self.isSeparator).flatMap(parts).filter { !$0.isEmpty }
  }

  private func parts(of piece: Substring) -> [String] {
    var parts: [String] = []
    var words: [Substring] = []
    let all = piece.split(whereSeparator: \.isWhitespace)
    for (index, word) in all.enumerated() {
      let isJoiner = joiners.contains(word.lowercased())
      let stem = isJoiner ? nil : stem(word, index == all.count - 1)
      if isJoiner || stem != nil {
        parts.append((words + [stem].compactMap(\.self)).joined(separator: " "))
        words = []
      } else {
        words.append(word)
      }
    }
    return parts + [words.joined(separator: " ")]
  }

  private static func isSeparator(_ character: Character) -> Bool {
    ",;、，；؛،&\n".contains(character)
  }
}
