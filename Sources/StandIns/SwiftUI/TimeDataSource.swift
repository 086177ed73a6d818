public import AppIntents

/// Something that goes on with time, which a text shows as it is when it is drawn.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable () -> Value
}

extension TimeDataSource<Date> {
  /// Now.
  public static var currentDate: TimeDataSource<Date> {
    .init { IntentEnvironment.current.now() }
  }
}

extension TimeDataSource<Range<Date>> {
  /// From now to a moment.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    .init { min(IntentEnvironment.current.now(), date)..<date }
  }

  /// From a moment to now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    .init { date..<max(IntentEnvironment.current.now(), date) }
  }
}

extension TimeDataSource<Duration> {
  /// How long it is from a moment to now.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    .init { .seconds(IntentEnvironment.current.now().timeIntervalSince(date)) }
  }
}

extension Text {
  /// Something that goes on with time, in a format; as it is when it is drawn.
  public init<Value, Format: FormatStyle>(_ source: TimeDataSource<Value>, format: Format)
  where Format.FormatInput == Value, Format.FormatOutput == String {
    self.init(verbatim: format.format(source.value()))
  }

  /// Something that goes on with time, in a format; as it is when it is drawn.
  public init<Value, Format: FormatStyle>(_ source: TimeDataSource<Value>, format: Format)
  where Format.FormatInput == Value, Format.FormatOutput == AttributedString {
    self.init(verbatim: String(format.format(source.value()).characters))
  }
}

/// A button that takes what was copied; nothing presses it here, and what was copied is not handed over.
nonisolated public struct PasteButton: View {
  /// Takes what can be of a type.
  public init<Payload: Transferable>(
    payloadType: Payload.Type,
    onPaste: @escaping ([Payload]) -> Void
  ) {}

  /// The word on it.
  public var body: some View { Text("Paste") }
}
