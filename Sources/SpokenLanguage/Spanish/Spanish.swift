/// Spanish, of Spain and of America.
struct Spanish: PackedLanguage {
  var retractingWords: WordRuns { Self.runs("cancela,cancelar,anula,anular,cancélalo") }
  static let tokenizer = Tokenizer(
    signs: SpokenSigns(and: ["y"], percent: ["por", "ciento"], plus: ["más"]),
    usesDecimalComma: true,
    finish: { tokens in tokens = tokens.flatMap { SpanishClitics.split($0) ?? [$0] } }
  )

  var usualEndings: [String] { ["por favor", "para mí"] }
  var usualBeginnings: [String] { ["he", "ya he", "acabo de", "estoy", "hemos"] }
  var findWords: FindWords { SpanishFindWords.all }
  var searchPhrases: SearchPhrases { SpanishFindWords.search }

  func otherTellings(of statement: String) -> [String] {
    SpanishPhases.all.others(than: statement) + Self.relativeNames.others(than: statement)
  }
  private static let relativeNames = RelativeNames(
    behindNoun: "que",
    pronouns: "lo que,los que,las que,todo lo que",
    wishes:
      "quiero,querría,quisiera,pienso,tengo que,voy a,planeo,me gustaría,tengo pensado,me apetece,espero"
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
    places: SpanishSmallTalk.places,
    wholes: SpanishSmallTalk.wholes,
    courtesies: SpanishSmallTalk.courtesies,
    dates: SpanishDates.all,
    itemJoiners: ["y", "e"],
    speech: { SpanishNumbers.speech.spoken($0) }
  )

  /// Pronouns are written behind their verb, which only the tokens tell.
  var wordsReadTogether: [String]? { nil }

  func tokensMeant(
    by tokens: [Token],
    in text: String,
    isNamed: (String) -> Bool
  ) -> [Token] {
    let bytes = Array(text.utf8)
    let tokens = SpanishTextedWords.all.tokensMeant(by: tokens, in: text, isNamed: isNamed)
    return tokens.indices.map { place in
      var token = tokens[place]
      if standsForThing(at: place, in: tokens) { token.text = "lo" }
      if denies(at: place, in: tokens, bytes),
        !isNamed(token.text) || !isNamed(tokens[place + 1].text)
      {
        token.text = Self.denial
      }
      return token
    }
  }

  /// "Le" behind a verb stands for a thing, but where the thing is named too ("ponle cinco a Emma").
  private func standsForThing(at place: Int, in tokens: [Token]) -> Bool {
    place > 0 && tokens[place].text == "le"
      && tokens[place - 1].range.upperBound == tokens[place].range.lowerBound
      && !tokens[place...].contains { $0.text == "a" || $0.text == "al" }
  }

  /// A "no" that begins a clause and goes on without a sign denies what follows, whatever its verb is ("no canceles la
  /// cita"); one by itself answers or corrects.
  private func denies(at place: Int, in tokens: [Token], _ bytes: [UInt8]) -> Bool {
    func isSpace(_ range: Range<Int>) -> Bool {
      !range.isEmpty && range.clamped(to: bytes.indices).allSatisfy { bytes[$0] == 0x20 }
    }
    guard tokens[place].text == "no", place + 1 < tokens.count,
      isSpace(tokens.gap(before: place + 1)),
      place == 0
        || !isSpace(tokens.gap(before: place))
    else { return false }
    // Longer words of denying and correcting say it themselves.
    let longer = [
      connectives.corrections, connectives.retractions, connectives.negatedRequests,
      connectives.negations,
    ]
    return !longer.contains { $0.length(in: tokens, at: place) > 1 }
  }

  /// A word that can only deny.
  private static let denial = "nunca"

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
