extension String {
  /// The words from the first of some tokens of a text to the last, as they were written.
  func text(of tokens: [Token]) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let start = utf8.index(utf8.startIndex, offsetBy: first.range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: last.range.upperBound)
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }
}

extension Character {
  /// Whether it is a sign that parts the clauses of an utterance.
  package var partsClauses: Bool { Self.clauseSigns.contains(self) }

  private static let clauseSigns: Set<Character> = [
    ",", ";", ".", "!", "，", "、", "；", "。", "！", "…",
  ]
}
