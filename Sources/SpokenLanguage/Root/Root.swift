import Foundation

/// Plain rules for a language without words of its own here.
struct Root: Language {
  let code: String
  private let tokenizer = Tokenizer(signs: .none)

  init(code: String) {
    self.code = code
  }

  func tokens(in text: String) -> [Token] { tokenizer.tokens(in: text) }
  func isFiller(_ token: String) -> Bool { false }
  func isFunctionWord(_ token: String) -> Bool { false }
  func withoutDiacritics(_ token: String) -> String { Diacritics.removed(from: token) }
  func soundKey(of token: String) -> String? { nil }

  func number(in answer: String) -> Double? { WrittenNumber.value(of: answer) }

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
