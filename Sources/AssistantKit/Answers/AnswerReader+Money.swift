import AppIntents
import Foundation
import SpokenLanguage

extension AnswerReader {
  /// A number with the sign, the code or the name of a currency; the parameter's first currency
  /// where none is said.
  func amount(_ text: String, codes: [String]) -> IntentCurrencyAmount? {
    // Digits alone name no currency; among words, one may stand that the app does not take.
    if !text.contains(where: { $0.isLetter || $0.isCurrencySymbol }), let code = codes.first,
      let number = language.number(in: text)
    {
      return money(number, code)
    }
    let candidates = codes + Locale.commonISOCurrencyCodes.filter { !codes.contains($0) }
    for code in Self.familiarFirst(candidates, listed: codes) {
      for spelling in spellings(of: code) {
        guard let place = text.range(of: spelling, options: .caseInsensitive) else { continue }
        let rest = text.replacingCharacters(in: place, with: " ").trimmed
        guard let number = language.number(in: rest) else { continue }
        return money(number, code)
      }
    }
    guard let code = codes.first, let number = language.number(in: text) else { return nil }
    return money(number, code)
  }

  private func money(_ number: Double, _ code: String) -> IntentCurrencyAmount? {
    Decimal(string: "\(number)").map { IntentCurrencyAmount(amount: $0, currencyCode: code) }
  }

  /// "Dollars" are those that most people mean by it, unless the app lists others.
  private static func familiarFirst(_ codes: [String], listed: [String]) -> [String] {
    let familiar = ["USD", "EUR", "GBP", "JPY", "KRW", "VND", "CNY"]
    return listed + familiar.filter { !listed.contains($0) }
      + codes.filter { !listed.contains($0) && !familiar.contains($0) }
  }

  /// What stands for a currency in a text, the longest first.
  private func spellings(of code: String) -> [String] {
    let name = Locale(identifier: language.code).localizedString(forCurrencyCode: code) ?? ""
    let noun = name.split(separator: " ").last.map(String.init) ?? ""
    let names = name.isEmpty ? [] : [name + "s", name, noun + "s", noun]
    return (names + [code] + (Self.signs[code].map { [$0] } ?? [])).filter { !$0.isEmpty }
  }

  private static let signs = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "KRW": "₩", "VND": "₫", "INR": "₹",
  ]
}
