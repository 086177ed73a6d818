import Foundation

/// The pieces of one date, collected; no piece may be said twice.
struct DateParts: Sendable {
  private(set) var day: Int?
  private(set) var weekday: Int?
  private(set) var week: Int?
  private(set) var isPrevious = false
  private(set) var dayOfMonth: Int?
  private(set) var month: Int?
  private(set) var year: Int?
  private(set) var monthsAhead: Int?
  private(set) var length: (length: SpokenLength, sign: Double)?
  private(set) var time: ClockTime?
  private(set) var period: DayPeriod?

  /// Whether a day was said in any way.
  var hasDay: Bool {
    day != nil || weekday != nil || week != nil || dayOfMonth != nil || month != nil
      || monthsAhead != nil
  }

  /// Takes a piece over; false where it contradicts what is there.
  mutating func add(_ part: DatePart) -> Bool {
    switch part {
    case .day(let value): return Self.set(&day, value)
    case .weekday(let value): return Self.set(&weekday, value)
    case .week(let value): return Self.set(&week, value)
    case .dayOfMonth(let value): return (1...31).contains(value) && Self.set(&dayOfMonth, value)
    case .month(let value): return (1...12).contains(value) && Self.set(&month, value)
    case .year(let value): return Self.set(&year, value)
    case .monthsAhead(let value): return Self.set(&monthsAhead, value)
    case .time(let value): return Self.set(&time, value)
    case .period(let value): return Self.set(&period, value)
    case .length(let value, let sign):
      guard length == nil else { return false }
      length = (value, sign)
      return true
    case .previous:
      isPrevious = true
      return true
    case .nothing:
      return true
    }
  }

  private static func set<Value: Equatable>(_ place: inout Value?, _ value: Value) -> Bool {
    guard place == nil || place == value else { return false }
    place = value
    return true
  }
}

// MARK: - The date they mean

extension DateParts {
  /// The date, or nil where the pieces do not make one.
  func date(now: Date, calendar: Calendar) -> DateAnswer? {
    guard hasDay || length != nil || time != nil || period != nil else { return nil }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    if let length, length.length.isExact {
      guard !hasDay, time == nil, period == nil else { return nil }
      let moment = length.length.moment(from: now, sign: length.sign, calendar: gregorian)
      return moment.map { DateAnswer(date: $0, hasTime: true) }
    }
    let today = gregorian.startOfDay(for: now)
    if hasDay || length != nil {
      guard let day = day(today: today, calendar: gregorian) else { return nil }
      return answer(on: day, calendar: gregorian)
    }
    return nextTime(today: today, now: now, calendar: gregorian)
  }

  private func answer(on day: Date, calendar: Calendar) -> DateAnswer? {
    guard time != nil || period != nil else { return DateAnswer(date: day, hasTime: false) }
    guard let (hour, minute) = timeOfDay else { return nil }
    let moment = Self.moment(on: day, hour: hour, minute: minute, calendar: calendar)
    return moment.map { DateAnswer(date: $0, hasTime: true) }
  }

  /// The hour and minute where the day is known; five without more is in the afternoon.
  private var timeOfDay: (Int, Int)? {
    guard let time else { return period?.usualHour.map { ($0, 0) } }
    if let period { return (time.isExact ? time.hour : period.hour(time.hour), time.minute) }
    let isAfternoon = !time.isExact && (1...6).contains(time.hour)
    return (isAfternoon ? time.hour + 12 : time.hour, time.minute)
  }

  /// The next time the clock shows what was said.
  private func nextTime(today: Date, now: Date, calendar: Calendar) -> DateAnswer? {
    let hours: [Int]
    if time == nil || period != nil {
      guard let hour = timeOfDay?.0 else { return nil }
      hours = [hour, hour + 24]
    } else if let time {
      let twelve = [time.hour % 12, time.hour % 12 + 12]
      let halves = time.isExact ? [time.hour] : twelve
      hours = halves + halves.map { $0 + 24 }
    } else {
      return nil
    }
    for hour in hours {
      let minute = time?.minute ?? 0
      let moment = Self.moment(on: today, hour: hour, minute: minute, calendar: calendar)
      if let moment, moment > now { return DateAnswer(date: moment, hasTime: true) }
    }
    return nil
  }

  private static func moment(on day: Date, hour: Int, minute: Int, calendar: Calendar) -> Date? {
    let start = calendar.date(byAdding: .day, value: hour / 24, to: day)
    var components = start.map { calendar.dateComponents([.year, .month, .day], from: $0) }
    components?.hour = hour % 24
    components?.minute = minute
    return components.flatMap { calendar.date(from: $0) }
  }
}

// MARK: - The day they mean

extension DateParts {
  private func day(today: Date, calendar: Calendar) -> Date? {
    if let length {
      guard !hasDay else { return nil }
      return length.length.moment(from: today, sign: length.sign, calendar: calendar)
    }
    if dayOfMonth != nil || month != nil { return dayInMonth(today: today, calendar: calendar) }
    if let weekday { return day(on: weekday, today: today, calendar: calendar) }
    if let day { return calendar.date(byAdding: .day, value: day, to: today) }
    if let week { return calendar.date(byAdding: .day, value: 7 * week, to: today) }
    return monthsAhead.flatMap { calendar.date(byAdding: .month, value: $0, to: today) }
  }

  private func day(on weekday: Int, today: Date, calendar: Calendar) -> Date? {
    guard day == nil else { return nil }
    let current = calendar.component(.weekday, from: today)
    var distance = (weekday - current + 7) % 7
    if isPrevious {
      distance -= 7
    } else if let week {
      // Weeks begin on Monday here: that is how people mean "next week" on a Sunday.
      distance = 7 * week + (weekday + 5) % 7 - (current + 5) % 7
    } else if distance == 0 {
      distance = 7
    }
    return calendar.date(byAdding: .day, value: distance, to: today)
  }

  private func dayInMonth(today: Date, calendar: Calendar) -> Date? {
    guard let dayOfMonth, day == nil, week == nil else { return nil }
    let current = calendar.dateComponents([.year, .month], from: today)
    guard let thisYear = current.year, let thisMonth = current.month else { return nil }
    let firstMonth = (month ?? thisMonth) + (monthsAhead ?? 0)
    let step = month == nil ? 1 : 12
    // Eight years reach the next 29th of February from anywhere.
    for attempt in 0..<(year != nil || monthsAhead != nil ? 1 : month == nil ? 3 : 9) {
      let months = firstMonth - 1 + attempt * step
      let components = DateComponents(
        year: (year ?? thisYear) + months / 12,
        month: months % 12 + 1,
        day: dayOfMonth
      )
      guard let date = WrittenDate.exactDate(components, calendar: calendar) else { continue }
      if year != nil || date >= today { return fits(date, calendar) ? date : nil }
    }
    return nil
  }

  /// Whether a weekday that was said besides is the date's.
  private func fits(_ date: Date, _ calendar: Calendar) -> Bool {
    weekday == nil || weekday == calendar.component(.weekday, from: date)
  }
}
