import Foundation

/// Plain rules for a language without words of its own here.
struct Root: Language {
  let code: String
  let decimalMark: String
  private let tokenizer: Tokenizer

  init(code: String) {
    self.code = code
    let usesComma = Self.commaLanguages.contains(code)
    decimalMark = usesComma ? "," : "."
    tokenizer = Tokenizer(signs: .none, usesDecimalComma: usesComma)
  }

  /// Languages that write 3,5 for three and a half in most of their countries.
  private static let commaLanguages = WordSet(
    words: """
      af az be bg bs ca cs da de el es et eu fi fr gl hr hu hy id is it ka kk lt lv mk nb nl nn no pl
      pt ro ru sk sl sq sr sv tr uk uz
      """
  )

  var wordsReadTogether: [String]? { [] }

  func tokens(in text: String) -> [Token] { tokenizer.tokens(in: text) }
  func isFiller(_ token: String) -> Bool { false }
  func isFunctionWord(_ token: String) -> Bool { false }
  func withoutDiacritics(_ token: String) -> String { Diacritics.removed(from: token) }
  func soundKeys(of token: String) -> [String] { [] }

  func number(in answer: String) -> Double? {
    WrittenNumber.value(of: answer, usesDecimalComma: tokenizer.usesDecimalComma)
  }

  func ordinal(in answer: String) -> OrdinalAnswer? {
    WrittenNumber.position(of: answer).map(OrdinalAnswer.position)
  }

  func confirmation(in answer: String) -> Bool? { nil }

  func command(in answer: String) -> ConversationCommand? {
    answer.trimmingCharacters(in: .whitespaces) == "?" ? .help : nil
  }

  func date(in answer: String, now: Date, calendar: Calendar) -> DateAnswer? {
    WrittenDate.read(answer, calendar: calendar)
  }

  func duration(in answer: String) -> Duration? { nil }
  func items(in answer: String) -> [String] { Enumeration(joiners: []).items(in: answer) }
  func resolvingParticles(in text: String) -> String { text }
  func pluralCategory(of number: Double) -> PluralCategory {
    PluralRules.category(of: number, language: code)
  }
}
