/// The unit that a bare number means as a length of time.
public enum DurationUnit: Sendable, Hashable {
  case seconds, minutes, hours, days, weeks

  /// How long one is.
  var seconds: Double {
    switch self {
    case .seconds: 1
    case .minutes: 60
    case .hours: 3600
    case .days: 86_400
    case .weeks: 604_800
    }
  }
}
