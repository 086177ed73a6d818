/// Parts the pronoun "es" from the word that it is written with ("nimm's raus", "trags ein", "wenn's geht").
///
/// With an apostrophe it stands behind verbs, pronouns and conjunctions; without one only behind the imperatives that no
/// noun is spelled like (Duden, "Die Grammatik", 9th edition, section 1275). A name keeps its "'s".
enum GermanClitics {
  private static let closedHosts: Set<String> = [
    "ich", "du", "er", "sie", "wir", "ihr", "man", "wenn", "ob", "weil", "dass", "wie", "was", "wo",
    "so", "hab", "habe",
    "hat", "ist", "war", "wird", "kann", "soll", "geht", "gibt", "bin", "mir", "dir",
  ]

  /// Imperatives whose vowel tells them from every noun, and "mach".
  private static let clearHosts = Set(GermanVerbs.strongImperatives).union(["mach"])

  /// The word and its pronoun; nil for a word without one.
  @Sendable static func split(_ token: Token) -> [Token]? {
    guard token.text.utf8.count > 3, token.text.last == "s" else { return nil }
    let host = String(token.text.dropLast())
    // The sign itself is no part of a token's text.
    let isHost =
      token.range.count > token.text.utf8.count
      ? closedHosts.contains(host) || GermanVerbs.imperatives.contains(host)
      : clearHosts.contains(host)
    guard isHost else { return nil }
    let end = token.range.upperBound
    return [
      Token(text: host, range: token.range.lowerBound..<(end - 1)),
      Token(text: "es", range: (end - 1)..<end),
    ]
  }
}
