import Foundation
import SpokenLanguage

/// Reads values of built-in types out of a sentence; every span is read at most once.
struct BuiltInReader {
  private let sentence: HeardSentence
  private let language: any Language
  private let options: MatchOptions
  private var known: [Span: ParameterReading.Value?] = [:]

  private struct Span: Hashable {
    let type: BuiltInType
    let tokens: Range<Int>
  }

  init(sentence: HeardSentence, language: any Language, options: MatchOptions) {
    self.sentence = sentence
    self.language = language
    self.options = options
  }

  /// The value that some tokens stand for, all of them together.
  mutating func value(of type: BuiltInType, in tokens: Range<Int>) -> ParameterReading.Value? {
    guard !tokens.isEmpty, tokens.count <= type.longestValue else { return nil }
    if type == .text { return .text(sentence.text(of: tokens)) }
    let span = Span(type: type, tokens: tokens)
    if let value = known[span] { return value }
    let value = read(type, in: sentence.text(of: tokens))
    known[span] = .some(value)
    return value
  }

  private func read(_ type: BuiltInType, in text: String) -> ParameterReading.Value? {
    switch type {
    case .text: .text(text)
    case .number: language.number(in: text).map { .number($0) }
    case .duration: language.duration(in: text).map { .text(Self.iso8601($0)) }
    case .date: date(in: text).map { .text(Self.iso8601($0, calendar: calendar)) }
    case .time:
      date(in: text).flatMap { answer in
        answer.hasTime ? .text(Self.iso8601Time(answer, calendar: calendar)) : nil
      }
    }
  }

  private var calendar: Calendar {
    options.calendar ?? Calendar(identifier: .gregorian)
  }

  private func date(in text: String) -> DateAnswer? {
    language.date(in: text, now: options.now ?? Date(), calendar: calendar)
  }

  private static func iso8601(_ answer: DateAnswer, calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: answer.date)
    let day =
      [padded(parts.year ?? 0, 4), padded(parts.month ?? 0, 2), padded(parts.day ?? 0, 2)]
      .joined(separator: "-")
    return answer.hasTime ? day + "T" + iso8601Time(answer, calendar: calendar) : day
  }

  private static func iso8601Time(_ answer: DateAnswer, calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: answer.date)
    return [parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0]
      .map { padded($0, 2) }.joined(separator: ":")
  }

  private static func iso8601(_ duration: Duration) -> String {
    let seconds = duration.components.seconds
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
    let text = parts.filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }.joined()
    return text.isEmpty ? "PT0S" : "PT" + text
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
