import Foundation
import SpokenLanguage

/// A language with as few rules as the matcher's tests need, so that they stand on their own.
///
/// Words are runs of letters, digits and apostrophes in lower case; a syllable of Hangul is a word.
struct PlainLanguage: Language {
  var code: String { "en" }

  func tokens(in text: String) -> [Token] {
    var tokens: [Token] = []
    var word = ""
    var start = 0
    var offset = 0
    func flush() {
      guard !word.isEmpty else { return }
      let folded = word.precomposedStringWithCompatibilityMapping.lowercased()
      tokens.append(Token(text: folded, range: start..<offset))
      word = ""
    }
    for character in text {
      let isSyllable = character.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      if isSyllable { flush() }
      if character.isLetter || character.isNumber {
        if word.isEmpty { start = offset }
        word.append(character)
      } else {
        flush()
      }
      offset += character.utf8.count
      if isSyllable { flush() }
    }
    flush()
    return tokens
  }

  func isFiller(_ token: String) -> Bool {
    ["um", "uh", "please"].contains(token)
  }

  func isFunctionWord(_ token: String) -> Bool {
    ["the", "a", "in", "of", "to", "and", "my", "에", "서", "를", "을", "trong"].contains(token)
  }

  func withoutDiacritics(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 > 0x7F }) else { return token }
    // Hangul decomposes too, and stays one syllable only if it is put together again.
    return token.decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { !(0x300...0x36F).contains($0.value) }
      .reduce(into: "") { $0.unicodeScalars.append($1) }
      .replacingOccurrences(of: "đ", with: "d")
      .precomposedStringWithCanonicalMapping
  }

  func soundKeys(of token: String) -> [String] {
    guard token.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return [] }
    let key = token.replacingOccurrences(of: "ph", with: "f").replacingOccurrences(
      of: "k",
      with: "c"
    )
    return [String(key.prefix(1)) + key.dropFirst().filter { !"aeiouyhw".contains($0) }]
  }

  func number(in answer: String) -> Double? { Double(answer) }
  func ordinal(in answer: String) -> OrdinalAnswer? { nil }
  func confirmation(in answer: String) -> Bool? { nil }
  func command(in answer: String) -> ConversationCommand? { nil }

  func date(in answer: String, now: Date, calendar: Calendar) -> DateAnswer? {
    switch answer.lowercased() {
    case "tomorrow":
      calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: now))
        .map { DateAnswer(date: $0, hasTime: false) }
    case "half past five":
      calendar.date(bySettingHour: 17, minute: 30, second: 0, of: now)
        .map { DateAnswer(date: $0, hasTime: true) }
    default: nil
    }
  }

  func duration(in answer: String) -> Duration? {
    answer.lowercased() == "two hours" ? .seconds(7200) : nil
  }

  func items(in answer: String) -> [String] { [answer] }
  func resolvingParticles(in text: String) -> String { text }
  func pluralCategory(of number: Double) -> PluralCategory { number == 1 ? .one : .other }
}
