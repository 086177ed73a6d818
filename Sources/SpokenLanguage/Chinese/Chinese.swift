/// Chinese, in simplified characters, as which those of traditional texts are read.
///
/// Nothing stands between words, so every character is one; words are runs of characters.
struct Chinese: PackedLanguage {
  static let tokenizer = Tokenizer(
    signs: SpokenSigns(and: ["和"], percent: ["百", "分", "之"], plus: ["加"]),
    finish: { tokens in
      for place in tokens.indices {
        if let simplified = ChineseCharacters.simplified[tokens[place].text] {
          tokens[place].text = simplified
        }
      }
    }
  )

  var retractingWords: WordRuns { Self.runs("取消") }
  var findWords: FindWords { ChineseFindWords.all }
  var searchPhrases: SearchPhrases { ChineseFindWords.search }

  func nearSpellings(of token: String) -> [(token: String, difference: Float)] {
    ChineseHomophones.characters(for: token)
  }

  func otherTellings(of statement: String) -> [String] { ChinesePhases.others(than: statement) }

  static let pack = LanguagePack(
    code: "zh",
    tokenizer: tokenizer,
    fillers: [],
    fillerPhrases: ChineseWords.fillerPhrases,
    functionWords: ChineseWords.functionWords,
    commonWords: ChineseWords.common,
    connectives: ChineseConnectives.all,
    grammar: ChineseGrammar.all,
    numbers: ChineseNumbers.all,
    numberAnswer: { ChineseAnswers.numbers.value(in: $0, tokenizer: tokenizer) },
    answers: ChineseAnswers.fixed,
    ordinals: ChineseAnswers.ordinals,
    places: ChineseSmallTalk.places,
    wholes: ChineseSmallTalk.wholes,
    courtesies: ChineseSmallTalk.courtesies,
    dates: ChineseDates.all,
    itemJoiners: ["和", "跟", "与", "以及", "还有"],
    speech: { ChineseNumbers.speech.spoken($0) }
  )

  var partsWords: Bool { false }
  /// CJK Unified Ideographs.
  var ownScalars: [ClosedRange<UInt32>]? { [0x4E00...0x9FFF] }

  /// Whether signs stand before some tokens and behind them.
  private func standsAlone(_ run: Range<Int>, in tokens: [Token]) -> Bool {
    guard run.lowerBound > 0, run.upperBound < tokens.count else { return false }
    return tokens[run.lowerBound - 1].range.upperBound < tokens[run.lowerBound].range.lowerBound
      && tokens[run.upperBound - 1].range.upperBound < tokens[run.upperBound].range.lowerBound
  }

  /// A "no" that something else follows behind a sign corrects ("不，四星").
  func tokensMeant(
    by tokens: [Token],
    in text: String,
    isNamed: (String) -> Bool
  ) -> [Token] {
    tokens.enumerated().map { place, token in
      guard token.text == "不", place + 1 < tokens.count,
        token.range.upperBound < tokens[place + 1].range.lowerBound
          || standsAlone(place..<(place + 2), in: tokens) && tokens[place + 1].text == "是"
      else { return token }
      return Token(text: "不对", range: token.range)
    }
  }

  func items(in answer: String) -> [String] {
    var parted = answer
    for joiner in ["还有", "以及"] { parted = parted.replacing(joiner, with: "、") }
    let items = Enumeration(joiners: ["和", "跟", "与"]).items(in: parted)
    guard items.count == 1 else { return items }
    // A joining word inside a name is the caller's to know.
    let pieces = parted.split { "和跟".contains($0) }.map(String.init)
    return pieces.allSatisfy { $0.count > 1 } ? pieces : items
  }

  static func runs(_ list: String) -> WordRuns { WordRuns(list, tokenizer) }

  static func table<Value>(_ phrases: KeyValuePairs<Value, String>) -> PhraseTable<Value> {
    PhraseTable(phrases, tokenizer: tokenizer)
  }

  func embeddedWord(in tokens: [Token], at place: Int) -> EmbeddedWord? {
    ChineseGlosses.all.word(in: tokens, at: place)
  }
}
