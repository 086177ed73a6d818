import Foundation

/// Dates as they are said in Vietnamese.
struct VietnameseDates: DateGrammar {
  var texts: [String] { VietnameseDateWords.texts }
  func words(in answer: String) -> [String] { Vietnamese.tokenizer.words(in: answer) }

  func numericOrder(calendar: Calendar) -> NumericDate.Order? { .dayFirst }

  func parts(
    at words: ArraySlice<String>,
    after parts: DateParts
  ) -> (parts: [DatePart], count: Int)? {
    if let found = shifted(words) ?? clock(words) { return found }
    let fixed = VietnameseDateWords.fixed.prefix(of: words)
    if let found = calendarPart(words) ?? dayBeforeMonth(words) ?? weekdayInDigits(words)
      ?? year(words, behind: parts),
      found.count > fixed?.count ?? 0
    {
      return found
    }
    return fixed.map { ($0.value, $0.count) }
  }

  // MARK: Days and times

  /// 5 giờ rưỡi, năm giờ kém mười, 5 giờ 30 phút.
  private func clock(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    let lead = VietnameseDateWords.at.prefix(of: words)?.count ?? 0
    guard let hour = VietnameseNumbers().prefix(of: words.dropFirst(lead)),
      let value = Int(exactly: hour.value),
      let unit = VietnameseDateWords.clockUnits.prefix(of: words.dropFirst(lead + hour.count))
    else { return nil }
    let count = lead + hour.count + unit.count
    let rest = words.dropFirst(count)
    let (minutes, used, isBefore) = minutes(rest)
    let time =
      isBefore
      ? ClockTime(minutes: minutes, before: value) : ClockTime(hour: value, minute: minutes)
    return time.map { ([.time($0)], count + used) }
  }

  private func minutes(
    _ words: ArraySlice<String>
  ) -> (minutes: Int, count: Int, isBefore: Bool) {
    if VietnameseDateWords.half.prefix(of: words) != nil { return (30, 1, false) }
    let lead = VietnameseDateWords.before.prefix(of: words)?.count ?? 0
    guard let number = VietnameseNumbers().prefix(of: words.dropFirst(lead)),
      let minutes = Int(exactly: number.value), (0..<60).contains(minutes)
    else { return (0, 0, false) }
    let count = lead + number.count
    let unit = VietnameseDateWords.minuteUnits.prefix(of: words.dropFirst(count))
    return (minutes, count + (unit?.count ?? 0), lead > 0)
  }

  /// Ngày 5, mùng 5, tháng 3, năm 2027.
  private func calendarPart(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    guard let lead = VietnameseDateWords.calendarUnits.prefix(of: words),
      let number = VietnameseNumbers().prefix(of: words.dropFirst(lead.count)),
      let value = Int(exactly: number.value)
    else { return nil }
    let count = lead.count + number.count
    switch lead.value {
    case .year: return value >= 1000 ? ([.year(value)], count) : nil
    case .month: return ([.month(value)], count)
    default: return ([.dayOfMonth(value)], count)
    }
  }

  /// 15 tháng 8, without the word for day.
  private func dayBeforeMonth(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    guard let number = VietnameseNumbers().prefix(of: words), let day = Int(exactly: number.value),
      let next = VietnameseDateWords.calendarUnits.prefix(of: words.dropFirst(number.count)),
      next.value == .month
    else { return nil }
    return ([.dayOfMonth(day)], number.count)
  }

  /// 20 tháng 5, 2067: a year behind a day and its month needs no word for it.
  private func year(
    _ words: ArraySlice<String>,
    behind parts: DateParts
  ) -> (parts: [DatePart], count: Int)? {
    guard parts.month != nil, parts.dayOfMonth != nil, let year = words.first.flatMap({ Int($0) }),
      (1000...9999).contains(year)
    else { return nil }
    return ([.year(year)], 1)
  }

  private func weekdayInDigits(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    guard VietnameseDateWords.weekdayLead.prefix(of: words) != nil,
      let day = words.dropFirst().first.flatMap({ Int($0) }), (2...7).contains(day)
    else { return nil }
    return ([.weekday(day)], 2)
  }

  // MARK: Lengths

  /// Ba ngày nữa, sau hai tiếng, 3 ngày trước.
  private func shifted(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    let lead = VietnameseDateWords.beforeLength.prefix(of: words)?.count ?? 0
    guard let (length, count) = length(at: words.dropFirst(lead)) else { return nil }
    let rest = words.dropFirst(lead + count)
    if let end = VietnameseDateWords.afterLength.prefix(of: rest) {
      return ([.length(length, sign: end.value)], lead + count + end.count)
    }
    return lead > 0 ? ([.length(length, sign: 1)], lead + count) : nil
  }

  func length(at words: ArraySlice<String>) -> (length: SpokenLength, count: Int)? {
    var length = SpokenLength()
    var rest = words
    while let number = VietnameseNumbers().prefix(of: rest),
      let unit = VietnameseDateWords.units.prefix(of: rest.dropFirst(number.count))
    {
      length.parts.append(SpokenLength.Part(amount: number.value, unit: unit.value))
      rest = rest.dropFirst(number.count + unit.count)
      if VietnameseDateWords.half.prefix(of: rest) != nil {
        length.parts.append(SpokenLength.Part(amount: 0.5, unit: unit.value))
        rest = rest.dropFirst()
      }
    }
    return length.parts.isEmpty ? nil : (length, words.count - rest.count)
  }

  func isAroundLength(_ word: String) -> Bool { VietnameseDateWords.aroundLength.contains(word) }
}
