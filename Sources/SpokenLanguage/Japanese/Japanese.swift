/// Japanese.
///
/// Nothing stands between words: a run of katakana is a word, and so is every other character; verbs and
/// particles are runs of characters.
struct Japanese: PackedLanguage {
  static let tokenizer = Tokenizer(
    signs: SpokenSigns(and: ["と"], percent: ["パーセント"], plus: ["プラス"]),
    joinsKatakana: true,
    finish: {
      JapaneseSpellings.regularize(&$0)
      JapaneseContraction.contract(&$0)
    }
  )

  var retractingWords: WordRuns { Self.runs("取り消,取消,いらない,いらん,要らない") }
  var findWords: FindWords { JapaneseFindWords.all }
  var searchPhrases: SearchPhrases { JapaneseFindWords.search }

  func otherTellings(of statement: String) -> [String] { JapanesePhases.others(than: statement) }

  static let pack = LanguagePack(
    code: "ja",
    tokenizer: tokenizer,
    fillers: [],
    fillerPhrases: JapaneseWords.fillerPhrases,
    functionWords: JapaneseWords.functionWords,
    commonWords: JapaneseWords.common,
    connectives: JapaneseConnectives.all,
    grammar: JapaneseGrammar.all,
    numbers: JapaneseNumbers.inSentences,
    numberAnswer: { JapaneseAnswers.numbers.value(in: $0, tokenizer: tokenizer) },
    answers: JapaneseAnswers.fixed,
    ordinals: JapaneseAnswers.ordinals,
    places: JapaneseSmallTalk.places,
    wholes: JapaneseSmallTalk.wholes,
    courtesies: JapaneseSmallTalk.courtesies,
    dates: JapaneseDates.all,
    itemJoiners: ["と", "や", "、"],
    speech: { JapaneseNumbers.speech.spoken($0) }
  )

  var partsWords: Bool { false }
  /// Hiragana, katakana and CJK Unified Ideographs.
  var ownScalars: [ClosedRange<UInt32>]? { [0x3041...0x30FF, 0x4E00...0x9FFF] }

  func items(in answer: String) -> [String] {
    // A joining particle stands between names without a space; one inside a name is the caller's to know.
    let parted = answer.replacing("そして", with: "、").replacing("それから", with: "、")
    let items = Enumeration(joiners: ["と", "や"]).items(in: parted)
    guard items.count == 1 else { return items }
    let pieces = parted.split(separator: "と").map(String.init)
    return pieces.allSatisfy { $0.count > 1 } ? pieces : items
  }

  /// The words of a foreign name are parted by a dot, or by nothing.
  func writtenTogether(_ name: String) -> String? {
    let together = name.replacing("・", with: "")
    return together == name ? nil : together
  }

  func names(answeredBy answer: String) -> [String] {
    JapaneseAnswers.name(in: answer).map { [$0] } ?? []
  }

  static func runs(_ list: String) -> WordRuns { WordRuns(list, tokenizer) }

  static func table<Value>(_ phrases: KeyValuePairs<Value, String>) -> PhraseTable<Value> {
    PhraseTable(phrases, tokenizer: tokenizer)
  }

  /// A sign for a syllable is no word; a verb of two verbs, written with a character each, is one ("取り消").
  func wordLength(in tokens: [Token], at place: Int) -> Int {
    JapaneseWords.length(in: tokens, at: place)
  }

  func embeddedWord(in tokens: [Token], at place: Int) -> EmbeddedWord? {
    JapaneseGlosses.all.word(in: tokens, at: place)
  }
}
