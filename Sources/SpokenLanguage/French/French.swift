/// French.
struct French: PackedLanguage {
  static let tokenizer = Tokenizer(
    signs: SpokenSigns(and: ["et"], percent: ["pour", "cent"], plus: ["plus"]),
    usesDecimalComma: true,
    elidedWords: WordSet(words: "l d j m t s c n qu jusqu lorsqu puisqu quoiqu")
  )

  var usualEndings: [String] { ["s'il te plaît", "s'il vous plaît", "pour moi"] }
  var usualBeginnings: [String] {
    ["j'ai", "j'ai déjà", "je viens de", "je suis en train de", "nous avons"]
  }
  var typedForms: Set<String> { ["stp", "svp"] }
  var findWords: FindWords { FrenchFindWords.all }
  var searchPhrases: SearchPhrases { FrenchFindWords.search }

  func otherTellings(of statement: String) -> [String] {
    FrenchPhases.all.others(than: statement) + Self.relativeNames.others(than: statement)
  }
  private static let relativeNames = RelativeNames(
    behindNoun: "que",
    pronouns: "ce que,ceux que,celles que,tout ce que",
    wishes: """
      je veux,je voudrais,j'aimerais,je compte,je pense,j'ai l'intention de,j'ai envie de,je dois,je dois encore,je veux encore,\
      j'ai prévu de,je vais
      """
  )

  static let pack = LanguagePack(
    code: "fr",
    tokenizer: tokenizer,
    fillers: FrenchWords.fillers,
    fillerPhrases: FrenchWords.fillerPhrases,
    functionWords: FrenchWords.functionWords,
    commonWords: FrenchWords.common,
    connectives: FrenchConnectives.all,
    grammar: FrenchGrammar.all,
    numbers: FrenchNumbers.inSentences,
    numberAnswer: { FrenchAnswers.numbers.value(in: $0, tokenizer: tokenizer) },
    answers: FrenchAnswers.fixed,
    ordinals: FrenchAnswers.ordinals,
    places: FrenchSmallTalk.places,
    wholes: FrenchSmallTalk.wholes,
    courtesies: FrenchSmallTalk.courtesies,
    dates: FrenchDates.all,
    itemJoiners: ["et", "puis"],
    speech: { FrenchNumbers.speech.spoken($0) }
  )

  /// An apostrophe ends a word that lost its vowel, which only the tokens tell.
  var wordsReadTogether: [String]? { nil }

  /// What is written as in messages, and a pronoun behind its verb, which stands for a thing ("ouvre-le"); without the hyphen
  /// it is an article.
  func tokensMeant(
    by tokens: [Token],
    in text: String,
    isNamed: (String) -> Bool
  ) -> [Token] {
    let bytes = Array(text.utf8)
    let standard = FrenchTextedWords.all.tokensMeant(by: tokens, in: text, isNamed: isNamed)
    return standard.enumerated().map { place, token in
      let start = token.range.lowerBound
      let isBehind =
        place > 0 && start > 0 && start <= bytes.count && bytes[start - 1] == UInt8(ascii: "-")
      guard isBehind, ["le", "la", "les"].contains(token.text) else { return token }
      return Token(text: "cela", range: token.range)
    }
  }

  func stem(of token: String) -> String { FrenchWords.stem(of: token) }

  /// Groups of digits are parted by narrow spaces.
  func number(in answer: String) -> Double? {
    let joined = answer.replacing(#/(\d)[\u{202F}\u{00A0}](?=\d{3})/#) { $0.output.1 }
    return Self.pack.numberAnswer(joined)
  }

  /// A list of runs, also without accents.
  var retractingWords: WordRuns { Self.runs("annule,annuler,annulez") }

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

  var prefixesOfOpposites: [String] { ["dé", "dés", "de", "des"] }

  func embeddedWord(in tokens: [Token], at place: Int) -> EmbeddedWord? {
    FrenchGlosses.all.word(in: tokens, at: place)
  }
}
