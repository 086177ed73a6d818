public import AppIntents

// What SwiftUI's texts have beyond those of other places: times, pictures and texts within a text.
extension String.LocalizationValue.StringInterpolation {
  /// Adds a moment.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }

  /// Adds how long it is until a time ends, or since it began.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      Text(
        timerInterval: timerInterval,
        pauseTime: pauseTime,
        countsDown: countsDown,
        showsHours: showsHours
      )
    )
  }

  /// Adds two moments.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

  /// Adds two moments.
  public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

  /// Adds a text; its looks are left out.
  public mutating func appendInterpolation(_ text: Text) { append(text) }

  /// Adds a picture by what it shows.
  public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

  /// Adds what a formatter makes of an object.
  public mutating func appendInterpolation(_ value: some NSObject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: value) ?? String(describing: value))
  }

  /// Adds what a formatter makes of a value.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(_ value: Value, formatter: Formatter) {
    appendInterpolation(formatter.string(for: value) ?? String(describing: value))
  }

  private mutating func append(_ text: Text) { appendInterpolation(text.content) }
}

extension Text {
  /// How long it is since a moment.
  public init(_ dates: PartialRangeFrom<Date>, style: DateStyle) {
    self.init(dates.lowerBound, style: style)
  }

  /// How far above the line it stands; text does not show it.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  /// A line below; how it is drawn is not shown.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { underline(isActive, color: color) }
  /// A line through it; how it is drawn is not shown.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }
  /// How wide its letters are; text does not show it.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// How large it is; text does not show it.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// How large a text is beside others.
  public enum Scale: Sendable, Hashable {
    case `default`, secondary
  }

  /// A line under or through a text.
  public struct LineStyle: Sendable, Hashable {
    /// How the line is drawn.
    public enum Pattern: Sendable, Hashable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// One line, drawn through.
    public static let single = LineStyle()

    /// A line of some kind and colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}

extension Font {
  /// So many times as large; text does not show it.
  public func scaled(by factor: CGFloat) -> Font { self }
  /// Small letters as small capitals; text does not show it.
  public func lowercaseSmallCaps() -> Font { self }
  /// Capitals as small capitals; text does not show it.
  public func uppercaseSmallCaps() -> Font { self }
}
