/// Spanish, of Spain and of America.
struct Spanish: PackedLanguage {
  static let tokenizer = Tokenizer(
    signs: SpokenSigns(and: ["y"], percent: ["por", "ciento"], plus: ["más"]),
    usesDecimalComma: true,
    finish: { tokens in tokens = tokens.flatMap { SpanishClitics.split($0) ?? [$0] } }
  )

  var usualEndings: [String] { ["por favor", "para mí"] }
  var usualBeginnings: [String] { ["he", "ya he", "acabo de", "estoy", "hemos"] }
  var findWords: FindWords { SpanishFindWords.all }
  var searchPhrases: SearchPhrases { SpanishFindWords.search }

  static let pack = LanguagePack(
    code: "es",
    tokenizer: tokenizer,
    fillers: SpanishWords.fillers,
    fillerPhrases: SpanishWords.fillerPhrases,
    functionWords: SpanishWords.functionWords,
    commonWords: SpanishWords.common,
    connectives: SpanishConnectives.all,
    grammar: SpanishGrammar.all,
    numbers: SpanishNumbers.inSentences,
    numberAnswer: { SpanishAnswers.numbers.value(in: $0, tokenizer: tokenizer) },
    answers: SpanishAnswers.fixed,
    ordinals: SpanishAnswers.ordinals,
    places: SpanishSmallTalk.places,
    wholes: SpanishSmallTalk.wholes,
    courtesies: SpanishSmallTalk.courtesies,
    dates: SpanishDates.all,
    itemJoiners: ["y", "e"],
    speech: { SpanishNumbers.speech.spoken($0) }
  )

  /// Pronouns are written behind their verb, which only the tokens tell.
  var wordsReadTogether: [String]? { nil }

  /// "Le" behind a verb stands for a thing, but where the thing is named too ("ponle cinco a Emma").
  func tokensMeant(
    by tokens: [Token],
    in text: String,
    isNamed: (String) -> Bool
  ) -> [Token] {
    tokens.enumerated().map { place, token in
      let isBehind = place > 0 && tokens[place - 1].range.upperBound == token.range.lowerBound
      guard isBehind, token.text == "le",
        !tokens[place...].contains(where: { $0.text == "a" || $0.text == "al" })
      else { return token }
      return Token(text: "lo", range: token.range)
    }
  }

  func stem(of token: String) -> String { SpanishWords.stem(of: token) }

  /// A list of runs, also without accents.
  static func runs(_ list: String) -> WordRuns { WordRuns(unmarked: list, tokenizer) }

  /// The same, but a single word keeps its accents, which tell its tenses apart.
  static func markedRuns(_ list: String) -> WordRuns {
    let parts = list.split(separator: ",").map(String.init)
    return WordRuns(parts.filter { !$0.contains(" ") }.joined(separator: ","), tokenizer)
      .joined(with: runs(parts.filter { $0.contains(" ") }.joined(separator: ",")))
  }

  static func table<Value>(_ phrases: KeyValuePairs<Value, String>) -> PhraseTable<Value> {
    PhraseTable(phrases, tokenizer: tokenizer, fold: { Diacritics.removed(from: $0) })
  }

  var prefixesOfOpposites: [String] { ["des"] }

  func embeddedWord(in tokens: [Token], at place: Int) -> EmbeddedWord? {
    SpanishGlosses.all.word(in: tokens, at: place)
  }
}
