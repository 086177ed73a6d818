import Foundation

/// Dates as they are said in Korean.
struct KoreanDates: DateGrammar {
  func words(in answer: String) -> [String] { Korean.tokenizer.words(in: answer) }

  func numericOrder(calendar: Calendar) -> NumericDate.Order? { .monthFirst }

  func parts(
    at words: ArraySlice<String>,
    after parts: DateParts
  ) -> (parts: [DatePart], count: Int)? {
    if let found = shifted(words) { return found }
    if let fixed = KoreanDateWords.fixed.prefix(of: words) { return (fixed.value, fixed.count) }
    return clock(words) ?? calendarPart(words)
  }

  /// A number and what follows it, the number as long as it can be for its unit.
  private func number<Unit>(
    _ words: ArraySlice<String>,
    before units: PhraseTable<Unit>
  ) -> (value: Double, unit: Unit, count: Int)? {
    for count in stride(from: min(10, words.count - 1), through: 1, by: -1) {
      guard let unit = units.prefix(of: words.dropFirst(count)),
        let number = KoreanNumbers().prefix(of: words.prefix(count)), number.count == count
      else { continue }
      return (number.value, unit.value, count + unit.count)
    }
    return nil
  }

  // MARK: Days and times

  private func clock(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    guard let hour = number(words, before: KoreanDateWords.clockUnits),
      let value = Int(exactly: hour.value)
    else { return nil }
    let rest = words.dropFirst(hour.count)
    if rest.first == "반" {
      return ClockTime(hour: value, minute: 30).map { ([.time($0)], hour.count + 1) }
    }
    let minute = number(rest, before: KoreanDateWords.minuteUnits)
    let time = ClockTime(hour: value, minute: minute.flatMap { Int(exactly: $0.value) } ?? 0)
    return time.map { ([.time($0)], hour.count + (minute?.count ?? 0)) }
  }

  private func calendarPart(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    guard let found = number(words, before: KoreanDateWords.calendarUnits),
      let value = Int(exactly: found.value)
    else { return nil }
    switch found.unit {
    case .year: return ([.year(value < 100 ? 2000 + value : value)], found.count)
    case .month: return ([.month(value)], found.count)
    default: return ([.dayOfMonth(value)], found.count)
    }
  }

  // MARK: Lengths

  /// 사흘 뒤, 두 시간 후, 3일 전.
  private func shifted(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    guard let (length, count) = length(at: words),
      let end = KoreanDateWords.afterLength.prefix(of: words.dropFirst(count))
    else { return nil }
    return ([.length(length, sign: end.value)], count + end.count)
  }

  func length(at words: ArraySlice<String>) -> (length: SpokenLength, count: Int)? {
    var length = SpokenLength()
    var rest = words
    while let (part, count) = lengthPart(rest) {
      length.parts.append(part)
      rest = rest.dropFirst(count)
      if rest.first == "반" {
        length.parts.append(SpokenLength.Part(amount: 0.5, unit: part.unit))
        rest = rest.dropFirst()
      }
    }
    return length.parts.isEmpty ? nil : (length, words.count - rest.count)
  }

  private func lengthPart(_ words: ArraySlice<String>) -> (SpokenLength.Part, Int)? {
    if let days = KoreanDateWords.nativeDays.prefix(of: words) {
      return (SpokenLength.Part(amount: Double(days.value), unit: .day), days.count)
    }
    if words.first == "반", let unit = KoreanDateWords.units.prefix(of: words.dropFirst()) {
      return (SpokenLength.Part(amount: 0.5, unit: unit.value), 1 + unit.count)
    }
    let found = number(words, before: KoreanDateWords.units)
    return found.map { (SpokenLength.Part(amount: $0.value, unit: $0.unit), $0.count) }
  }

  func isAroundLength(_ word: String) -> Bool { KoreanDateWords.aroundLength.contains(word) }
}
