/// Spanish, of Spain and of America.
struct Spanish: PackedLanguage {
  static let tokenizer = Tokenizer(
    signs: SpokenSigns(and: ["y"], percent: ["por", "ciento"], plus: ["más"]),
    usesDecimalComma: true,
    split: SpanishClitics.split
  )

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
    dates: SpanishDates.all,
    itemJoiners: ["y", "e"],
    speech: { SpanishNumbers.speech.spoken($0) }
  )

  /// Pronouns are written behind their verb, which only the tokens tell.
  var wordsReadTogether: [String]? { nil }

  func stem(of token: String) -> String { SpanishWords.stem(of: token) }
  func soundKey(of token: String) -> String? { SpanishSounds.key(of: token) }

  /// A list of runs, also without accents.
  static func runs(_ list: String) -> WordRuns { WordRuns(unmarked: list, tokenizer) }

  static func table<Value>(_ phrases: KeyValuePairs<Value, String>) -> PhraseTable<Value> {
    PhraseTable(phrases, tokenizer: tokenizer, fold: { Diacritics.removed(from: $0) })
  }
}
