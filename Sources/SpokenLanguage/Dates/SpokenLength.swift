import Foundation

/// A length of time as it was said: numbers with units.
struct SpokenLength: Sendable, Hashable {
  enum Unit: Int, Sendable, Hashable, CaseIterable {
    case second, minute, hour, day, week, month, year

    /// The seconds of a unit that always has the same length.
    var seconds: Double? {
      switch self {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day: 86_400
      case .week: 604_800
      case .month, .year: nil
      }
    }

    /// The unit in which halves of this one are counted.
    var component: Calendar.Component {
      switch self {
      case .second: .second
      case .minute: .minute
      case .hour: .hour
      case .day: .day
      case .week: .weekOfYear
      case .month: .month
      case .year: .year
      }
    }
  }

  struct Part: Sendable, Hashable {
    var amount: Double
    var unit: Unit
  }

  var parts: [Part] = []

  init(parts: [Part] = []) { self.parts = parts }

  /// Adds a number that ends the length without a unit, as it is said of the next smaller one ("an hour and fifteen").
  ///
  /// - Parameter amount: The number.
  /// - Returns: Whether the length ends with hours or minutes, so that it says minutes or seconds.
  mutating func add(smaller amount: Double) -> Bool {
    guard let last = parts.last, last.amount == last.amount.rounded(), amount >= 0, amount < 60,
      let unit = [Unit.hour: Unit.minute, .minute: .second][last.unit]
    else { return false }
    parts.append(Part(amount: amount, unit: unit))
    return true
  }

  /// Reads hours or minutes that are written like a time of day before their unit ("1:30 hours").
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - unit: Reads the unit of the rest.
  init?(clock text: String, unit: (String) -> Unit?) {
    let clock = text.prefix { $0.isASCII && $0.isNumber || $0 == ":" }
    let numbers = clock.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count > 1, let amount = numbers[0],
      let unit = unit(String(text.dropFirst(clock.count).drop(while: \.isWhitespace)))
    else { return nil }
    parts = [Part(amount: amount, unit: unit)]
    for number in numbers.dropFirst() {
      guard let number, add(smaller: number) else { return nil }
    }
  }

  /// The length as a duration; months and years have none, for they differ.
  var duration: Duration? {
    var seconds = 0.0
    for part in parts {
      guard let unit = part.unit.seconds else { return nil }
      seconds += part.amount * unit
    }
    return parts.isEmpty || abs(seconds) > 1e15 ? nil : .seconds(seconds)
  }

  /// Whether the length says something about the time of day.
  var isExact: Bool {
    parts.contains { $0.unit.rawValue <= Unit.hour.rawValue || $0.amount != $0.amount.rounded() }
  }

  /// The moment that lies this length after another, or before it where the sign is -1.
  func moment(from start: Date, sign: Double, calendar: Calendar) -> Date? {
    var date = start
    for part in parts {
      let amount = part.amount * sign
      if let whole = Int(exactly: amount), abs(whole) <= 100_000 {
        guard let next = calendar.date(byAdding: part.unit.component, value: whole, to: date) else {
          return nil
        }
        date = next
      } else if let seconds = part.unit.seconds, abs(amount) <= 1e9 {
        date += amount * seconds
      } else {
        return nil
      }
    }
    return date
  }
}
