import Foundation

/// How a language says dates and lengths of time.
protocol DateGrammar: Sendable {
  /// All the words of dates and lengths of time, as they are written.
  var texts: [String] { get }

  /// The words of an answer.
  func words(in answer: String) -> [String]

  /// The pieces at the beginning of some words, and how many words they take.
  func parts(
    at words: ArraySlice<String>,
    after parts: DateParts
  ) -> (parts: [DatePart], count: Int)?

  /// The length of time at the beginning of some words, and how many words it takes.
  func length(at words: ArraySlice<String>) -> (length: SpokenLength, count: Int)?

  /// Words that may stand around a length of time that is a whole answer.
  func isAroundLength(_ word: String) -> Bool

  /// The order in which a date with strokes is read, or nil where nobody can know.
  func numericOrder(calendar: Calendar) -> NumericDate.Order?
}

extension DateGrammar {
  /// The date of a whole answer.
  func date(in answer: String, now: Date, calendar: Calendar) -> DateAnswer? {
    guard answer.utf8.count <= 300 else { return nil }
    if let written = WrittenDate.read(answer, calendar: calendar) { return written }
    let text = NumericDate.spelled(answer, order: numericOrder(calendar: calendar))
    var words = words(in: text)[...]
    var parts = DateParts()
    while !words.isEmpty {
      let found = NumericDate.parts(of: words[words.startIndex]).map { ($0, 1) }
      guard let (next, count) = found ?? self.parts(at: words, after: parts) else { return nil }
      for part in next where !parts.add(part) { return nil }
      words = words.dropFirst(count)
    }
    return parts.date(now: now, calendar: calendar)
  }

  /// The length of time of a whole answer.
  func duration(in answer: String) -> Duration? {
    guard answer.utf8.count <= 300 else { return nil }
    let clock = SpokenLength(clock: answer) { rest in
      let words = self.words(in: "1 " + rest)[...]
      return length(at: words).flatMap { $0.count == words.count ? $0.length.parts[0].unit : nil }
    }
    if let clock { return clock.duration }
    var words = words(in: answer)[...]
    while let first = words.first, isAroundLength(first), length(at: words) == nil {
      words = words.dropFirst()
    }
    guard let (length, count) = length(at: words) else { return nil }
    guard words.dropFirst(count).allSatisfy(isAroundLength) else { return nil }
    return length.duration
  }
}
