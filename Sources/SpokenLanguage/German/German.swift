/// German.
struct German: PackedLanguage {
  static let tokenizer = Tokenizer(
    signs: SpokenSigns(and: ["und"], percent: ["prozent"], plus: ["plus"]),
    usesDecimalComma: true,
    finish: { tokens in
      tokens = tokens.flatMap { GermanClitics.split($0) ?? [$0] }
      GermanClitics.restoreVowels(in: &tokens)
    }
  )

  func tokensMeant(
    by tokens: [Token],
    in text: String,
    isNamed: (String) -> Bool
  ) -> [Token] { GermanTextedWords.tokensMeant(by: tokens, in: text, isNamed: isNamed) }

  var usualEndings: [String] { ["bitte", "für mich"] }
  var usualBeginnings: [String] { ["ich", "ich habe", "ich bin", "wir haben", "ich habe schon"] }
  var findWords: FindWords { GermanFindWords.all }
  var searchPhrases: SearchPhrases { GermanFindWords.search }

  func otherTellings(of statement: String) -> [String] {
    GermanPhases.others(than: statement) + Self.relativeNames.others(than: statement)
  }
  private static let relativeNames = RelativeNames(
    behindNoun: "die,der,das,den",
    pronouns: "was,die,denen die,alles was,allem was,dem was,das was,diejenigen die",
    wishes: "will,möchte,wollte,muss,werde,würde"
  )

  static let pack = LanguagePack(
    code: "de",
    tokenizer: tokenizer,
    fillers: GermanWords.fillers,
    fillerPhrases: GermanWords.fillerPhrases,
    functionWords: GermanWords.functionWords,
    commonWords: GermanWords.common,
    connectives: GermanConnectives.all,
    grammar: GermanGrammar.all,
    numbers: GermanNumbers.inSentences,
    numberAnswer: { GermanAnswers.numbers.value(in: $0, tokenizer: tokenizer) },
    answers: GermanAnswers.fixed,
    ordinals: GermanAnswers.ordinals,
    places: GermanSmallTalk.places,
    wholes: GermanSmallTalk.wholes,
    courtesies: GermanSmallTalk.courtesies,
    dates: GermanDates.all,
    itemJoiners: ["und", "sowie"],
    speech: { GermanNumbers.speech.spoken($0) }
  )

  func stem(of token: String) -> String { GermanWords.stem(of: token) }

  /// A number in words and in digits, since a number below a million is one word.
  func variants(of token: String) -> [String] {
    if let number = GermanNumbers.inSentences.prefix(of: [token]) {
      let digits = Int(exactly: number.value).map(String.init)
      return [digits, GermanNumbers.speech.spoken(token)].compactMap(\.self).filter { $0 != token }
    }
    return []
  }

  /// A list of runs, also without the dots of umlauts and with an e in their place.
  static func runs(_ list: String) -> WordRuns {
    WordRuns(unmarked: list, tokenizer, also: [("ä", "ae"), ("ö", "oe"), ("ü", "ue")])
  }

  /// As it stands, but for the article that it may begin with.
  func title(insideSentence title: String) -> String {
    guard let space = title.firstIndex(of: " ") else { return title }
    let first = title[..<space].lowercased()
    let articles: Set = [
      "das", "dem", "den", "der", "des", "die", "ein", "eine", "einem", "einen", "einer", "eines",
    ]
    return articles.contains(first) ? first + title[space...] : title
  }

  var prefixesOfOpposites: [String] { ["ent", "un"] }

  func embeddedWord(in tokens: [Token], at place: Int) -> EmbeddedWord? {
    GermanGlosses.all.word(in: tokens, at: place)
  }
}
