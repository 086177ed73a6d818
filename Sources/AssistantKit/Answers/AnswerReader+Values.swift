import AppIntents
import Foundation
import SpokenLanguage

extension AnswerReader {
  /// A value that is a length, an amount, an address, a file or a person; other types have readers of
  /// their own, so they are nothing that is read here.
  func value(_ answer: String, of type: ParameterType) -> Result<any Sendable, AnswerProblem> {
    let text = answer.trimmed
    guard !text.isEmpty else { return .failure(.empty) }
    return switch type {
    case .duration: read(language.duration(in: text), from: text, as: .duration)
    case .measurement(let units):
      read(measurement(text, units: units), from: text, as: .measurement(units.map(\.symbol)))
    case .url: read(url(text), from: text, as: .address)
    case .file: read(file(text), from: text, as: .file)
    case .currency(let codes, _): read(amount(text, codes: codes), from: text, as: .money(codes))
    case .person(let mode): read(person(text, mode: mode), from: text, as: .person)
    default: .success(text)
    }
  }

  private func read(
    _ value: (any Sendable)?,
    from answer: String,
    as kind: AnswerProblem.Kind
  ) -> Result<any Sendable, AnswerProblem> {
    value.map { .success($0) } ?? .failure(.unreadable(answer, as: kind))
  }

  /// A number with the symbol or the English name of a unit behind it, or a bare number.
  private func measurement(_ text: String, units: [MeasurementUnit]) -> MeasuredAmount? {
    let spellings = units.flatMap { unit in
      [unit.symbol, unit.name, String(unit.name.dropLast())].map { ($0, unit.symbol) }
    }.sorted { $0.0.count > $1.0.count }
    // Case tells mW from MW, so a symbol as it stands comes before one in any case.
    for options in [String.CompareOptions.anchored, [.anchored, .caseInsensitive]] {
      for (spelling, symbol) in spellings {
        guard let end = text.range(of: spelling, options: options.union(.backwards)) else {
          continue
        }
        guard let number = language.number(in: String(text[..<end.lowerBound])) else { continue }
        return MeasuredAmount(value: number, symbol: symbol)
      }
    }
    return language.number(in: text).map { MeasuredAmount(value: $0) }
  }

  private func url(_ text: String) -> URL? {
    guard !text.contains(where: \.isWhitespace) else { return nil }
    if let url = URL(string: text), url.scheme != nil { return url }
    guard text.contains("."), !text.hasPrefix("."), !text.hasSuffix(".") else { return nil }
    return URL(string: "https://" + text)
  }

  /// A file that is there, by its path or its address.
  private func file(_ text: String) -> IntentFile? {
    let quotes = CharacterSet(charactersIn: "\"'")
    let bare = text.trimmingCharacters(in: quotes)
    guard !bare.contains("\0") else { return nil }
    let url =
      if bare.hasPrefix("file://"), let url = URL(string: bare) {
        url
      } else {
        URL(fileURLWithPath: (bare as NSString).expandingTildeInPath)
      }
    return FileManager.default.fileExists(atPath: url.path) ? IntentFile(fileURL: url) : nil
  }

  private func person(_ text: String, mode: IntentPerson.ParameterMode) -> IntentPerson? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isEmail = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    let digits = text.filter(\.isNumber).count
    let isPhone = digits >= 3 && text.allSatisfy { $0.isNumber || "+-() ./".contains($0) }
    switch mode {
    case .email where !isEmail, .phone where !isPhone: return nil
    case .emailOrPhone where !isEmail && !isPhone: return nil
    default: break
    }
    if isEmail { return IntentPerson(handle: .init(emailAddress: text)) }
    if isPhone { return IntentPerson(handle: .init(phoneNumber: text)) }
    return IntentPerson(identifier: .unknown, name: .displayName(text), handle: nil)
  }
}
