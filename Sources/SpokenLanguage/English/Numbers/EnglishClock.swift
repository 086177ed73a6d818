/// Times of day as they are said in English.
enum EnglishClock {
  /// Half past five, a quarter to six, 5 30 pm, at five, five o'clock.
  static func time(
    at words: ArraySlice<String>,
    after parts: DateParts
  ) -> (parts: [DatePart], count: Int)? {
    if let found = relative(words) { return found }
    let lead = ["at", "by", "around", "about"].contains(words.first) ? 1 : 0
    let rest = words.dropFirst(lead)
    guard let first = rest.first, let (time, isClear) = hour(first) else {
      return nil
    }
    let next = rest.dropFirst().first ?? ""
    if next == "oclock" { return ([.time(time)], lead + 2) }
    if let minute = minute(next), let full = ClockTime(hour: time.hour, minute: minute) {
      return ([.time(full)], lead + 2)
    }
    let isSaid = isClear || lead == 1 || isPeriod(rest.dropFirst())
    guard isSaid || parts.hasDay && parts.month == nil else { return nil }
    return ([.time(time)], lead + 1)
  }

  /// The time of a number; clear where it is written like 5.30.
  private static func hour(_ word: String) -> (ClockTime, isClear: Bool)? {
    let pieces = word.split(separator: ".", omittingEmptySubsequences: false)
    guard let hour = Int(pieces[0]), word.utf8.count <= 5 else { return nil }
    if pieces.count == 1 { return ClockTime(hour: hour, minute: 0).map { ($0, false) } }
    guard pieces.count == 2, pieces[1].count == 2, let minute = Int(pieces[1]) else { return nil }
    return ClockTime(hour: hour, minute: minute).map { ($0, true) }
  }

  private static func minute(_ word: String) -> Int? {
    guard let value = Int(word), (10..<60).contains(value) || word.count == 2 && value < 10 else {
      return nil
    }
    return value
  }

  private static func isPeriod(_ words: ArraySlice<String>) -> Bool {
    guard let fixed = EnglishDateWords.fixed.prefix(of: words) else { return false }
    if case .period = fixed.value.last { return true }
    return false
  }

  private static func relative(
    _ words: ArraySlice<String>
  ) -> (parts: [DatePart], count: Int)? {
    let lead = words.first == "at" ? 1 : 0
    var rest = words.dropFirst(lead)
    guard let (minutes, count) = minutes(rest) else { return nil }
    rest = rest.dropFirst(count)
    // "Half five" is half past five where it is said in English.
    if minutes == 30, count == 1, let hour = rest.first.flatMap({ Int($0) }),
      (1...12).contains(hour)
    {
      return ClockTime(hour: hour, minute: 30).map { ([.time($0)], lead + 2) }
    }
    guard let side = sides[rest.first ?? ""], let hour = rest.dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    let time =
      side > 0 ? ClockTime(hour: hour, minute: minutes) : ClockTime(minutes: minutes, before: hour)
    return time.map { ([.time($0)], lead + count + 2) }
  }

  private static let sides = ["past": 1, "after": 1, "to": -1, "before": -1, "till": -1, "of": -1]

  private static func minutes(_ words: ArraySlice<String>) -> (Int, Int)? {
    if words.first == "half" { return (30, 1) }
    if words.first == "quarter" { return (15, 1) }
    if words.starts(with: ["a", "quarter"]) { return (15, 2) }
    guard let value = words.first.flatMap({ Int($0) }), (1..<60).contains(value) else { return nil }
    let unit = words.dropFirst().first
    return (value, unit == "minutes" || unit == "minute" ? 2 : 1)
  }
}
