import SpokenLanguage

/// A way to take words for a name and for others that only describe what is named ("The Trial by Kafka").
struct DescribedName {
  /// The most words of a name with its description.
  private static let mostWords = 10

  /// The places of the words that name.
  let name: Range<Int>
  /// The words that describe.
  let description: [Token]

  /// All ways of taking some words so.
  ///
  /// - Parameters:
  ///   - tokens: The words.
  ///   - isSmall: Whether a word says nothing but what kind of thing is named, if as much: only such words part a name
  ///     from what describes it.
  /// - Returns: The ways, those with the longest names first; none for a single word, or for more than anybody
  ///   describes with.
  static func all(in tokens: [Token], isSmall: (Token) -> Bool) -> [DescribedName] {
    guard (2...mostWords).contains(tokens.count) else { return [] }
    let small = tokens.map(isSmall)
    return (1..<tokens.count).reversed().flatMap { length in
      (0...(tokens.count - length)).compactMap { start in
        let end = start + length
        guard start == 0 || small[start - 1], end == tokens.count || small[end] else { return nil }
        return DescribedName(
          name: start..<end,
          description: Array(tokens[..<start] + tokens[end...])
        )
      }
    }
  }
}
