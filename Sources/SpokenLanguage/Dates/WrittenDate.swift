import Foundation

/// Reads dates in the international notation (ISO 8601), which every language shares.
enum WrittenDate {
  /// The date of a text such as `2027-03-05`, `2027-03-05T17:30` or `2027-03-05 17:30:00Z`.
  static func read(_ text: String, calendar: Calendar) -> DateAnswer? {
    // The pattern is slow beside what most answers need to be told apart from a date.
    guard text.utf8.count <= 60, text.utf8.contains(UInt8(ascii: "-")) else { return nil }
    let text = text.trimmingSpaces()
    guard text.first?.isNumber == true else { return nil }
    let pattern =
      #/(\d{4})-(\d{1,2})-(\d{1,2})(?:[Tt ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([Zz]|[+-]\d{2}:?\d{2})?)?/#
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    var components = DateComponents()
    components.year = Int(match.1)
    components.month = Int(match.2)
    components.day = Int(match.3)
    components.hour = match.4.flatMap { Int($0) }
    components.minute = match.5.flatMap { Int($0) }
    components.second = match.6.flatMap { Int($0) }
    var calendar = calendar
    if let zone = match.7, let timeZone = timeZone(String(zone)) { calendar.timeZone = timeZone }
    return exactDate(components, calendar: calendar).map {
      DateAnswer(date: $0, hasTime: match.4 != nil)
    }
  }

  /// The date of components that exist in the calendar; the 30th of February does not.
  static func exactDate(_ components: DateComponents, calendar: Calendar) -> Date? {
    guard (0..<24).contains(components.hour ?? 0), (0..<60).contains(components.minute ?? 0),
      (0..<60).contains(components.second ?? 0), let date = calendar.date(from: components)
    else { return nil }
    let found = calendar.dateComponents([.year, .month, .day], from: date)
    let isSame =
      found.year == components.year && found.month == components.month
      && found.day == components.day
    return isSame ? date : nil
  }

  private static func timeZone(_ text: String) -> TimeZone? {
    if text == "Z" || text == "z" { return TimeZone(secondsFromGMT: 0) }
    let digits = text.filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)) else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    return TimeZone(secondsFromGMT: text.hasPrefix("-") ? -seconds : seconds)
  }
}
