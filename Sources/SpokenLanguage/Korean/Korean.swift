import Foundation

/// Korean.
struct Korean: Language {
  static let tokenizer = Tokenizer(
    signs: SpokenSigns(and: ["앤"], percent: ["퍼", "센", "트"], plus: ["플", "러", "스"]),
    finish: KoreanLaughter.remove
  )

  var code: String { "ko" }

  var wordsReadTogether: [String]? { [] }
  /// Hangul Jamo, Hangul Compatibility Jamo and Hangul Syllables.
  var ownScalars: [ClosedRange<UInt32>]? { [0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3] }
  var moodLetters: Set<Character> { KoreanLaughter.letters }

  func tokens(in text: String) -> [Token] { Self.tokenizer.tokens(in: text) }

  func tokensMeant(
    by tokens: [Token],
    in text: String,
    isNamed: (String) -> Bool
  ) -> [Token] { KoreanRespellings.standard(tokens) }

  func isFiller(_ token: String) -> Bool { KoreanWords.fillers.contains(token) }
  func isFunctionWord(_ token: String) -> Bool { KoreanWords.functionWords.contains(token) }
  func withoutDiacritics(_ token: String) -> String { Diacritics.removed(from: token) }
  var fillerPhrases: WordRuns { KoreanWords.fillerPhrases }
  var connectives: Connectives { KoreanConnectives.all }
  func requests(announcedBy sentence: String) -> [String] {
    KoreanRequest(announcedBy: sentence).map { [$0.text] } ?? []
  }
  func soundKeys(of token: String) -> [String] { [] }
  func phonemes(of token: String) -> [UInt8]? { KoreanPhonemes.sounds(of: token) }
  var soundCosts: PhonemeCosts? { KoreanPhonemeCosts.all }

  func number(in answer: String) -> Double? {
    KoreanAnswers.numbers.value(in: answer, tokenizer: Self.tokenizer)
  }

  func nearSpellings(of token: String) -> [(token: String, difference: Float)] {
    KoreanSlips.syllables(for: token)
  }

  func otherTellings(of statement: String) -> [String] { KoreanStatements.others(than: statement) }

  var grammar: SentenceGrammar { KoreanGrammar.all }
  func number(leading words: ArraySlice<String>) -> (value: Double, count: Int)? {
    KoreanNumbers().prefix(of: words)
  }

  func names(answeredBy answer: String) -> [String] {
    KoreanAnswerEnding.removed(from: answer).map { [$0] } ?? []
  }

  func ordinal(in answer: String) -> OrdinalAnswer? { KoreanOrdinals.read(answer) }
  func isWholeList(_ words: String) -> Bool {
    KoreanOrdinals.wholes[Self.tokenizer.words(in: words)] ?? false
  }

  var askingWhether: WordRuns { KoreanAnswers.fixed.asking }
  func confirmation(in answer: String) -> Bool? {
    // 어 alone says yes; before other words it only hesitates.
    if tokens(in: answer).map(\.text) == ["어"] { return answer.contains("?") ? nil : true }
    return KoreanAnswers.fixed.confirmation(in: answer)
  }
  var usualAnswers: [String] {
    KoreanAnswers.fixed.examples(12) + [
      "첫 번째", "두 번째", "세 번째", "네 번째", "다섯 번째", "마지막",
    ]
  }

  func courtesy(in utterance: String) -> Courtesy? { KoreanCourtesies.all.courtesy(in: utterance) }
  func command(in answer: String) -> ConversationCommand? {
    KoreanAnswers.fixed.command(in: answer)
  }
  func retraction(in words: [String]) -> (command: ConversationCommand, place: Range<Int>)? {
    KoreanAnswers.fixed.retraction(in: words)
  }

  func date(in answer: String, now: Date, calendar: Calendar) -> DateAnswer? {
    KoreanDates.all.date(in: answer, now: now, calendar: calendar)
  }

  var dateWords: [String] { KoreanDates.all.texts }
  func duration(in answer: String) -> Duration? { KoreanDates.all.duration(in: answer) }
  func items(in answer: String) -> [String] { KoreanItems.items(in: answer) }
  func lettersHeardAlike(_ letter: Character) -> [Character] {
    LatinPhonemes.alike[letter] ?? KoreanHearing.alike(letter)
  }

  var retractingWords: WordRuns { KoreanAnswers.retracting }
  var findWords: FindWords { KoreanFindWords.all }
  var searchPhrases: SearchPhrases { KoreanSearchPhrases.all }
  func resolvingParticles(in text: String) -> String { KoreanParticles.resolved(in: text) }
  func pluralCategory(of number: Double) -> PluralCategory { .other }

  func embeddedWord(in tokens: [Token], at place: Int) -> EmbeddedWord? {
    KoreanGlosses.all.word(in: tokens, at: place)
  }
}
