import PhraseMatcher
import SpokenLanguage

/// What is said beside a name and describes what it names.
extension SentenceChart {
  /// The most tokens of what stands between a description and a name behind it ("이 쓴").
  private static let mostAttribution = 4

  /// Honorifics of more words are several.
  private static let mostHonorific = 3

  /// A mention together with words beside it that describe the value ("Emma by Jane Austen").
  static func described(
    _ mention: NameMention,
    _ details: Set<String>,
    _ tokens: [Token],
    _ grammar: SentenceGrammar,
    _ language: any Language
  ) -> [NameMention] {
    guard !details.isEmpty else { return [] }
    var found: [NameMention] = []
    func isDetail(_ place: Int) -> Bool {
      let word = language.withoutDiacritics(tokens[place].text)
      return details.contains(word)
        || grammar.possessiveEndings.contains { ending in
          word.hasSuffix(ending) && details.contains(String(word.dropLast(ending.count)))
        }
    }
    /// What somebody is called by before a name that describes ("by Mrs Gaskell").
    func honorific(at place: Int) -> Int {
      let length = grammar.honorifics.length(in: tokens, at: place)
      return length > 0 && place + length < tokens.count && isDetail(place + length) ? length : 0
    }
    func isInWord(_ place: Int) -> Bool {
      tokens[place].range.lowerBound == tokens[place - 1].range.upperBound
    }
    /// Whether no more of a word stands at a place than a particle: "사" of "사진" describes nothing.
    func endsWord(_ place: Int) -> Bool {
      !language.partsWords || place == tokens.count || !isInWord(place)
        || grammar.functionWords.length(in: tokens, at: place) > 0
    }
    func add(_ range: Range<Int>) {
      var longer = mention
      longer.tokens = range
      // Who says more of a thing means it more surely.
      longer.cost = max(0, mention.cost - 0.1) + 0.02
      longer.weight += 1
      found.append(longer)
    }
    var end = mention.tokens.upperBound
    if end < tokens.count { end += grammar.attributions.length(in: tokens, at: end) }
    let first = end
    // Small words stand around what describes: "the Ralph Ellison one".
    var last = end
    while end < tokens.count,
      isDetail(end) || language.isClosedClass(tokens[end].text) || honorific(at: end) > 0,
      language.connectives.joiners.length(in: tokens, at: end) == 0,
      // "The Jungle, not the Kipling" says which one is not meant.
      language.connectives.negations.length(in: tokens, at: end) == 0
    {
      if isDetail(end), !language.isClosedClass(tokens[end].text), endsWord(end + 1) {
        last = end + 1
      }
      end += max(1, honorific(at: end))
    }
    if last > first {
      if last < tokens.count, tokens[last].text == grammar.proform { last += 1 }
      add(mention.tokens.lowerBound..<last)
    }
    var start = mention.tokens.lowerBound
    for length in (1...Self.mostAttribution).reversed()
    where start >= length && grammar.attributions.length(in: tokens, at: start - length) == length {
      start -= length
      break
    }
    // "cuốn của Kafka tên Vụ án"
    for length in (1...Self.mostAttribution).reversed()
    where start >= length
      && language.connectives.introductions.length(in: tokens, at: start - length) == length
    {
      start -= length
      break
    }
    let behind = start
    guard !endsClause(before: start, tokens, grammar) else { return found }
    // The rest of a word belongs to what describes, though it be another word too ("한" in "한강").
    while start > 0, isDetail(start - 1) || start < behind && isInWord(start) { start -= 1 }
    if start < behind {
      start -=
        (1...Self.mostHonorific).first { $0 <= start && honorific(at: start - $0) == $0 } ?? 0
      add(start..<mention.tokens.upperBound)
    }
    return found
  }

  /// The most tokens of an ending with what it is put on.
  private static let mostEnding = 6

  /// Whether a clause ends before a place, so that its end describes nothing behind it ("읽을 건데 모모").
  private static func endsClause(
    before place: Int,
    _ tokens: [Token],
    _ grammar: SentenceGrammar
  ) -> Bool {
    (max(0, place - mostEnding)..<place).contains {
      $0 + grammar.clauseEnds.length(in: tokens, at: $0) == place
    }
  }
}
