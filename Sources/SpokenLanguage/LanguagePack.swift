import Foundation

/// The tables of a language, from which everything is read that they tell.
struct LanguagePack: Sendable {
  var code: String
  var tokenizer: Tokenizer
  var fillers: WordSet
  var fillerPhrases: WordRuns
  var functionWords: WordSet
  var commonWords: WordSet
  var connectives: Connectives
  var grammar: SentenceGrammar
  var numbers: any SpokenNumbers
  var numberAnswer: @Sendable (String) -> Double?
  var answers: FixedAnswers
  var ordinals: OrdinalReader
  /// Places in a list as they are usually said.
  var places: [String]
  /// Words that stand for everything in a list.
  var wholes: PhraseTable<Bool>
  /// What people say to be polite.
  var courtesies: CourtesyTable
  var dates: any DateGrammar
  /// Words that join the last parts of an enumeration.
  var itemJoiners: [String]
  var speech: @Sendable (String) -> String?
}

/// A language whose rules are those of its tables.
protocol PackedLanguage: Language {
  static var pack: LanguagePack { get }
}

extension PackedLanguage {
  var code: String { Self.pack.code }
  var decimalMark: String { Self.pack.tokenizer.usesDecimalComma ? "," : "." }
  var wordsReadTogether: [String]? { [] }
  var fillerPhrases: WordRuns { Self.pack.fillerPhrases }
  var connectives: Connectives { Self.pack.connectives }
  var grammar: SentenceGrammar { Self.pack.grammar }

  func tokens(in text: String) -> [Token] { Self.pack.tokenizer.tokens(in: text) }
  func isFiller(_ token: String) -> Bool { Self.pack.fillers.contains(token) }
  func isFunctionWord(_ token: String) -> Bool { Self.pack.functionWords.contains(token) }
  func isCommonWord(_ token: String) -> Bool { Self.pack.commonWords.contains(token) }
  var commonWords: [String] { Self.pack.commonWords.sorted() }
  var usualAnswers: [String] { Self.pack.answers.examples(12) + Self.pack.places }
  func isWholeList(_ words: String) -> Bool {
    Self.pack.wholes[Self.pack.tokenizer.words(in: words)] ?? false
  }
  func courtesy(in utterance: String) -> Courtesy? { Self.pack.courtesies.courtesy(in: utterance) }
  func withoutDiacritics(_ token: String) -> String { Diacritics.removed(from: token) }
  func soundKeys(of token: String) -> [String] { [] }
  func number(leading words: ArraySlice<String>) -> (value: Double, count: Int)? {
    Self.pack.numbers.prefix(of: words)
  }
  func number(in answer: String) -> Double? { Self.pack.numberAnswer(answer) }
  func ordinal(in answer: String) -> OrdinalAnswer? { Self.pack.ordinals.read(answer) }
  func confirmation(in answer: String) -> Bool? { Self.pack.answers.confirmation(in: answer) }
  var askingWhether: WordRuns { Self.pack.answers.asking }
  func command(in answer: String) -> ConversationCommand? { Self.pack.answers.command(in: answer) }
  func retraction(in words: [String]) -> (command: ConversationCommand, place: Range<Int>)? {
    Self.pack.answers.retraction(in: words)
  }
  var dateWords: [String] { Self.pack.dates.texts }
  func date(in answer: String, now: Date, calendar: Calendar) -> DateAnswer? {
    Self.pack.dates.date(in: answer, now: now, calendar: calendar)
  }
  func duration(in answer: String) -> Duration? { Self.pack.dates.duration(in: answer) }
  func items(in answer: String) -> [String] {
    Enumeration(joiners: Self.pack.itemJoiners).items(in: answer)
  }
  func resolvingParticles(in text: String) -> String { text }
  func spokenNumber(_ written: String) -> String? { Self.pack.speech(written) }
  func pluralCategory(of number: Double) -> PluralCategory {
    PluralRules.category(of: number, language: Self.pack.code)
  }
}
