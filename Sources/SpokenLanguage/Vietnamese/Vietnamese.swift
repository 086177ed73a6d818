import Foundation

/// Vietnamese.
struct Vietnamese: Language {
  static let tokenizer = Tokenizer(
    signs: SpokenSigns(and: ["và"], percent: ["phần", "trăm"], plus: ["cộng"]),
    usesDecimalComma: true,
    finish: { VietnameseTones.move(in: &$0) }
  )

  var code: String { "vi" }
  var decimalMark: String { "," }

  /// None is read together with another, but these are spelled in two ways.
  var wordsReadTogether: [String]? { VietnameseTones.respelled }

  func tokens(in text: String) -> [Token] { Self.tokenizer.tokens(in: text) }
  func isFiller(_ token: String) -> Bool { VietnameseWords.fillers.contains(token) }
  func isFunctionWord(_ token: String) -> Bool { VietnameseWords.functionWords.contains(token) }
  func withoutDiacritics(_ token: String) -> String { Diacritics.removed(from: token) }
  var fillerPhrases: WordRuns { VietnameseWords.fillerPhrases }
  var connectives: Connectives { VietnameseConnectives.all }
  func soundKeys(of token: String) -> [String] { [] }

  func number(in answer: String) -> Double? {
    VietnameseAnswers.numbers.value(in: answer, tokenizer: Self.tokenizer)
  }

  var grammar: SentenceGrammar { VietnameseGrammar.all }
  func number(leading words: ArraySlice<String>) -> (value: Double, count: Int)? {
    VietnameseNumbers(readsPlainWords: false).prefix(of: words)
  }

  func tokensMeant(
    by tokens: [Token],
    in text: String,
    isNamed: (String) -> Bool
  ) -> [Token] {
    withoutActuallyEscaping(isNamed) { VietnameseHearing(isNamed: $0).tokens(tokens, in: text) }
  }

  func restoringMarks(in tokens: [Token], of words: Set<String>) -> [Token] {
    VietnameseMarks.restored(in: tokens, of: words)
  }

  func isCommonWord(_ token: String) -> Bool { VietnameseCommonSyllables.all.contains(token) }
  var commonWords: [String] { VietnameseCommonSyllables.all.sorted() }
  func isWellFormed(_ token: String) -> Bool { VietnameseSyllable(token) != nil }

  func ordinal(in answer: String) -> OrdinalAnswer? { VietnameseOrdinals.read(answer) }
  func isWholeList(_ words: String) -> Bool {
    VietnameseOrdinals.wholes[Self.tokenizer.words(in: words)] ?? false
  }

  var askingWhether: WordRuns { VietnameseAnswers.fixed.asking }
  func confirmation(in answer: String) -> Bool? { VietnameseAnswers.fixed.confirmation(in: answer) }
  var usualEndings: [String] { ["giúp tôi", "cho tôi", "nhé"] }
  var usualBeginnings: [String] { ["tôi đã", "tôi vừa", "tôi đang", "mình đã", "mình đang"] }
  var usualAnswers: [String] {
    VietnameseAnswers.fixed.examples(12) + [
      "thứ nhất", "thứ hai", "thứ ba", "thứ tư", "thứ năm", "cuối cùng",
    ]
  }

  func courtesy(in utterance: String) -> Courtesy? {
    VietnameseGreetings.all.courtesy(in: utterance)
  }
  func command(in answer: String) -> ConversationCommand? {
    VietnameseAnswers.fixed.command(in: answer)
  }
  func retraction(in words: [String]) -> (command: ConversationCommand, place: Range<Int>)? {
    VietnameseAnswers.fixed.retraction(in: words)
  }

  func date(in answer: String, now: Date, calendar: Calendar) -> DateAnswer? {
    VietnameseDates().date(in: answer, now: now, calendar: calendar)
  }

  var dateWords: [String] { VietnameseDateWords.texts }
  func duration(in answer: String) -> Duration? { VietnameseDates().duration(in: answer) }
  func items(in answer: String) -> [String] {
    Enumeration(joiners: ["và", "cùng", "với", "va"]).items(in: answer)
  }
  func lettersHeardAlike(_ letter: Character) -> [Character] {
    VietnameseHearing.alike[letter] ?? LatinPhonemes.alike[letter] ?? []
  }

  func names(answeredBy answer: String) -> [String] { VietnameseAnswers.names(in: answer) }

  var retractingWords: WordRuns { VietnameseWords.runs("hủy,huỷ") }
  var findWords: FindWords { VietnameseFindWords.all }
  var searchPhrases: SearchPhrases { VietnameseSearchPhrases.all }
  func title(insideSentence title: String) -> String { title.lowercased() }
  func resolvingParticles(in text: String) -> String { text }
  func pluralCategory(of number: Double) -> PluralCategory { .other }

  func otherTellings(of statement: String) -> [String] {
    VietnamesePhases.others(than: statement)
  }

  func embeddedWord(in tokens: [Token], at place: Int) -> EmbeddedWord? {
    VietnameseGlosses.all.word(in: tokens, at: place)
  }
}
