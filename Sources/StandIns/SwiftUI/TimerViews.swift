public import AppIntents

extension Text {
  /// How long it is until a time ends, or since it began; as it is when it is drawn.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = pauseTime ?? IntentEnvironment.current.now()
    let moment = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(moment)
      : moment.timeIntervalSince(timerInterval.lowerBound)
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    self.init(verbatim: Duration.seconds(seconds.rounded()).formatted(.time(pattern: pattern)))
  }

  /// Two moments, as people say them together.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted(.interval))
  }

  /// Two moments, as people say them together.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// How much of a time has passed, under a label; as it is when it is drawn.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: share(of: timerInterval, countsDown: countsDown),
      label: label,
      currentValueLabel: { EmptyView() }
    )
  }

  /// How much of a time has passed; as it is when it is drawn.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView {
  /// How much of a time has passed, under labels; as it is when it is drawn.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: share(of: timerInterval, countsDown: countsDown),
      label: label,
      currentValueLabel: currentValueLabel
    )
  }
}

/// How much of a time is left or has passed, from 0 to 1.
private func share(of interval: ClosedRange<Date>, countsDown: Bool) -> Double {
  let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
  guard length > 0 else { return countsDown ? 0 : 1 }
  let passed = IntentEnvironment.current.now().timeIntervalSince(interval.lowerBound) / length
  return min(max(countsDown ? 1 - passed : passed, 0), 1)
}
