/// Takes off the pronouns that are written behind a verb ("ábrelo", "dámelo", "ponle").
///
/// They stand behind imperatives, infinitives and gerunds only, in a fixed order (Real Academia Española,
/// "Nueva gramática de la lengua española", 2009, chapter 16). Only the verbs of commands are taken
/// apart, so that "pañuelo" stays whole.
enum SpanishClitics {
  /// The pronouns, alone and in twos, the longest first; each with the tokens it becomes.
  ///
  /// What stands for a thing becomes "lo" whatever its gender, which tells it from an article.
  private static let pronouns: [(letters: String, tokens: [String])] = {
    let things = ["lo", "la", "los", "las"]
    let people = ["me", "te", "se", "nos", "os", "le", "les"]
    let one = things.map { ($0, ["lo"]) } + people.map { ($0, [$0]) }
    let two = people.flatMap { person in things.map { (person + $0, [person, "lo"]) } }
    return (two + one).map { (letters: $0.0, tokens: $0.1) }
      .sorted { ($1.letters.count, $0.letters) < ($0.letters.count, $1.letters) }
  }()

  /// The verb and its pronouns; nil for a word that is no such verb.
  @Sendable static func split(_ token: Token) -> [Token]? {
    guard (4...24).contains(token.text.utf8.count) else { return nil }
    for (letters, tokens) in pronouns where token.text.hasSuffix(letters) {
      let verb = Diacritics.removed(from: String(token.text.dropLast(letters.count)))
      guard let host = SpanishVerbs.hosts[verb] else { continue }
      var end = token.range.upperBound
      var parts: [Token] = []
      // Pronouns are written in plain letters, a byte each.
      for (place, text) in tokens.enumerated().reversed() {
        let length =
          place == 0 && tokens.count > 1
          ? text.utf8.count : letters.utf8.count - (tokens.count > 1 ? tokens[0].utf8.count : 0)
        let start = max(token.range.lowerBound, end - length)
        parts.append(Token(text: text, range: start..<end))
        end = start
      }
      parts.append(Token(text: host, range: token.range.lowerBound..<end))
      return parts.reversed()
    }
    return nil
  }
}
