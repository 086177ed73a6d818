/// Parts the pronoun "es" from the word that it is written with ("nimm's raus", "trags ein", "wenn's geht"), and "du" from the
/// verb before it ("kannste").
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

  /// The modal verbs, "have", "be" and "do" with "du" behind them, as they are spoken.
  private static let addressing: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "kannst", "könntest", "willst", "möchtest", "würdest", "magst", "sollst", "musst", "darfst",
      "hast", "bist", "machst", "tust",
    ].map { ($0 + "e", $0) }
  )

  /// Gives a verb beside "ich" the vowel that is not said ("les ich", "ich hab").
  @Sendable static func restoreVowels(in tokens: inout [Token]) {
    for place in tokens.indices where tokens[place].text == "ich" {
      for verb in [place - 1, place + 1] where tokens.indices.contains(verb) {
        guard let whole = GermanVerbs.firstPersons[tokens[verb].text] else { continue }
        tokens[verb] = Token(text: whole, range: tokens[verb].range)
      }
    }
  }

  /// The word and its pronoun; nil for a word without one.
  @Sendable static func split(_ token: Token) -> [Token]? {
    if let verb = addressing[token.text] {
      let end = token.range.upperBound
      let middle = max(token.range.lowerBound, end - 1)
      return [
        Token(text: verb, range: token.range.lowerBound..<middle),
        Token(text: "du", range: middle..<end),
      ]
    }
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
