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
    case .duration: moments.duration(in: text).map { .text($0) }
    case .date: moments.date(in: text).map { .text($0) }
    case .time: moments.time(in: text).map { .text($0) }
    }
  }

  private var moments: MomentReader {
    MomentReader(
      language: language,
      calendar: options.calendar ?? MomentReader.usualCalendar,
      now: options.now ?? Date()
    )
  }
}
