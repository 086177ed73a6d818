#if !canImport(Darwin)
/// Says how long something takes, in the language of the conversation.
///
/// Months and years have no fixed length, and are told in weeks and days.
open class DateComponentsFormatter: Formatter {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which units of nothing are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The choices as bits.
    public let rawValue: UInt

    /// Choices.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As the style usually does.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first of something.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those after the last.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All of them.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None, with a second digit.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// How long the words are.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are told; empty for days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// How many units are told at most; 0 for all.
  open var maximumUnitCount = 0
  /// Which units of nothing are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The language; the conversation's unless another is set with the calendar.
  open var calendar: Calendar?

  /// So many seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    let duration = Duration.seconds(interval.rounded(.towardZero))
    guard unitsStyle != .positional else { return positional(duration) }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      default: .narrow
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: units,
      width: width,
      maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
      zeroValueUnits: zeroFormattingBehavior.contains(.pad) ? .show(length: 2) : .hide,
      fractionalPart: .hide
    )
    return duration.formatted(
      style.locale(calendar?.locale ?? AppLocalization.current.foundationLocale)
    )
  }

  /// From one moment to another.
  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  /// What the components say.
  open func string(from components: DateComponents) -> String? {
    let days = (components.day ?? 0) + 7 * (components.weekOfMonth ?? 0)
    let hours = days * 24 + (components.hour ?? 0)
    let minutes = hours * 60 + (components.minute ?? 0)
    return string(from: TimeInterval(minutes * 60 + (components.second ?? 0)))
  }

  private var units: Set<Duration.UnitsFormatStyle.Unit> {
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    if !allowedUnits.isDisjoint(with: [.weekOfMonth, .month, .year]) { units.insert(.weeks) }
    if !allowedUnits.isDisjoint(with: [.day, .month, .year]) { units.insert(.days) }
    if allowedUnits.contains(.hour) { units.insert(.hours) }
    if allowedUnits.contains(.minute) { units.insert(.minutes) }
    if allowedUnits.contains(.second) { units.insert(.seconds) }
    return units.isEmpty ? [.days, .hours, .minutes, .seconds] : units
  }

  /// Numbers with colons between them.
  private func positional(_ duration: Duration) -> String {
    let lengths: [(Duration.UnitsFormatStyle.Unit, Int64)] = [
      (.weeks, 604_800), (.days, 86_400), (.hours, 3_600), (.minutes, 60), (.seconds, 1),
    ]
    var rest = abs(duration.components.seconds)
    var numbers: [Int64] = []
    for (unit, length) in lengths where units.contains(unit) {
      numbers.append(rest / length)
      rest %= length
    }
    if !zeroFormattingBehavior.contains(.pad) {
      numbers = Array(numbers.drop { $0 == 0 })
      if numbers.isEmpty { numbers = [0] }
    }
    let pads = zeroFormattingBehavior.contains(.pad)
    let texts = numbers.enumerated().map { place, number in
      (place > 0 || pads) && number < 10 ? "0\(number)" : "\(number)"
    }
    return (duration < .zero ? "-" : "") + texts.joined(separator: ":")
  }
}
#endif
