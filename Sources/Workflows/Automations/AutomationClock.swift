import Foundation

/// When automations are to run that wait for a time.
struct AutomationClock: Sendable {
  let calendar: Calendar

  /// Whether a text is a day and a time, as `2026-12-24 18:00`.
  static func isMoment(_ text: String) -> Bool { components(of: text) != nil }

  private static func components(of text: String) -> DateComponents? {
    let parts = text.split(whereSeparator: { "- :".contains($0) }).compactMap { Int($0) }
    guard parts.count == 5, text.count == 16, (1...12).contains(parts[1]),
      (1...31).contains(parts[2]), (0..<24).contains(parts[3]), (0..<60).contains(parts[4])
    else { return nil }
    return DateComponents(
      year: parts[0],
      month: parts[1],
      day: parts[2],
      hour: parts[3],
      minute: parts[4]
    )
  }

  /// The first moment after another; nil for none, and for what waits for no time.
  func next(_ trigger: Automation.Trigger, after date: Date) -> Date? {
    switch trigger {
    case .daily(let hour, let minute, let days):
      return days.isEmpty
        ? next(DateComponents(hour: hour, minute: minute), after: date)
        : days.compactMap {
          next(DateComponents(hour: hour, minute: minute, weekday: $0.number), after: date)
        }.min()
    case .once(let text):
      guard let components = Self.components(of: text),
        let moment = calendar.date(from: components)
      else { return nil }
      return moment > date ? moment : nil
    case .focus, .file, .intent, .app: return nil
    }
  }

  /// The last moment after one and not after another; nil for none.
  func last(_ trigger: Automation.Trigger, after start: Date, until end: Date) -> Date? {
    // Whoever was away for long is told of the last time only.
    var from = max(start, end.addingTimeInterval(-8 * 86_400))
    if case .once = trigger { from = start }
    var last: Date?
    while let next = next(trigger, after: from), next <= end {
      last = next
      from = next
    }
    return last
  }

  private func next(_ components: DateComponents, after date: Date) -> Date? {
    calendar.nextDate(
      after: date,
      matching: components,
      matchingPolicy: .nextTime,
      repeatedTimePolicy: .first
    )
  }
}
