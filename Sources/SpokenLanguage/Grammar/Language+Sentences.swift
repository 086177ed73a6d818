extension Language {
  /// The sentences of a text that holds several, as they were written; the text alone where it holds one.
  ///
  /// Behind an initial and behind what stands before a name ("Mr.") no sentence ends, and no decimal point ends one.
  ///
  /// - Parameter text: What was said.
  /// - Returns: The sentences in their order, without the space between them.
  package func sentences(in text: String) -> [String] {
    parts(of: text, endedBy: Self.sentenceEnds)
  }

  /// The clauses of a text, which end with a comma or as sentences do.
  package func clauses(in text: String) -> [String] {
    parts(of: text, endedBy: Self.sentenceEnds.union([",", "，", "、"]))
  }

  private func parts(of text: String, endedBy ends: Set<Character>) -> [String] {
    let tokens = tokens(in: text)
    let bytes = Array(text.utf8)
    var sentences: [String] = []
    var start = 0
    for place in tokens.indices.dropFirst() {
      let gap = tokens.gap(before: place)
      let signs = String(decoding: bytes[gap], as: UTF8.self)
      guard let sign = signs.lastIndex(where: ends.contains),
        signs.contains(where: { $0 != "." && ends.contains($0) })
          || endsSentence(behind: word(endingWith: place - 1, of: tokens), signs)
      else { continue }
      let end = gap.lowerBound + signs[...sign].utf8.count
      sentences.append(trimmed(bytes[start..<end]))
      start = end
    }
    return sentences + [trimmed(bytes[start...])]
  }

  /// Whether the full stop behind a word is no sign of its own.
  private func endsSentence(behind word: String, _ signs: String) -> Bool {
    signs.contains(where: \.isWhitespace) && word.count > 1
      && !findWords.articles.contains(word.lowercased())
  }

  /// A word that may consist of several tokens, as it is written.
  private func word(endingWith last: Int, of tokens: [Token]) -> String {
    var first = last
    while first > 0, tokens[first - 1].range.upperBound == tokens[first].range.lowerBound {
      first -= 1
    }
    return tokens[first...last].map(\.text).joined()
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    return String(text[start...])
  }

  /// The signs that end a sentence, in the scripts of the languages.
  private static var sentenceEnds: Set<Character> {
    [".", "!", "?", ";", ":", "…", "。", "！", "？", "：", "；"]
  }
}
