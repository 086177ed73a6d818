/// A piece of a date as it was said.
enum DatePart: Sendable, Hashable {
  /// Days counted from today: tomorrow is 1.
  case day(Int)
  /// A day of the week; Sunday is 1.
  case weekday(Int)
  /// Weeks counted from the current one.
  case week(Int)
  /// The last such weekday before today.
  case previous
  case dayOfMonth(Int)
  case month(Int)
  case year(Int)
  /// Months counted from the current one.
  case monthsAhead(Int)
  /// A length of time from now, forward (1) or back (-1).
  case length(SpokenLength, sign: Double)
  case time(ClockTime)
  case period(DayPeriod)
  /// A word that adds nothing, such as "on".
  case nothing
}

/// A reading of a clock.
struct ClockTime: Sendable, Hashable {
  var hour: Int
  var minute: Int
  /// Whether it counts 24 hours for certain, as 05:30 and 17:30 do.
  var isExact: Bool

  /// Makes a reading, or nil for one that no clock shows.
  init?(hour: Int, minute: Int, isExact: Bool = false) {
    guard (0...24).contains(hour), (0..<60).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
    self.isExact = isExact || hour > 12 || hour == 0
  }

  /// The reading some minutes before a full hour: ten to six.
  init?(minutes: Int, before hour: Int) {
    guard (1..<60).contains(minutes), (1...24).contains(hour) else { return nil }
    self.init(hour: hour == 1 ? 12 : hour - 1, minute: 60 - minutes)
  }
}

/// A part of the day.
enum DayPeriod: Sendable, Hashable {
  case dawn, morning, noon, afternoon, evening, night, midnight
  /// The half of the day, said with a time only.
  case am, pm

  /// The hour that is meant where no time is said.
  var usualHour: Int? {
    switch self {
    case .dawn: 5
    case .morning: 9
    case .noon: 12
    case .afternoon: 15
    case .evening: 19
    case .night: 21
    case .midnight: 0
    case .am, .pm: nil
    }
  }

  /// An hour of the twelve on the clock as an hour of the day; 24 is the following midnight.
  func hour(_ hour: Int) -> Int {
    guard (1...12).contains(hour) else { return hour }
    switch self {
    case .am, .dawn, .morning: return hour % 12
    case .midnight: return hour % 12
    case .pm, .afternoon, .evening: return hour % 12 + 12
    case .noon: return hour <= 3 ? hour + 12 : hour
    case .night: return hour == 12 ? 24 : hour <= 4 ? hour : hour + 12
    }
  }
}
