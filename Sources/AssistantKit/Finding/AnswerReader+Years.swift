import Foundation

extension AnswerReader {
  /// A moment, or the beginning of a year where only the year is said.
  func dateOrYear(_ answer: String) -> Date? {
    if case .success(let date) = date(answer) { return date }
    guard case .success(let year) = integer(answer, in: 1...9999) else { return nil }
    return calendar.date(from: DateComponents(year: year, month: 1, day: 1))
  }
}
