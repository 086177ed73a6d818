/// The circumstances of a run.
public struct IntentSystemContext: Sendable {
  /// When the person asked.
  public let preciseTimestamp: Date?
  /// Whether there is nothing to look at.
  public let isVoiceOnly: Bool
  /// The person's language and region.
  public let locale: Locale
  /// Whether the app is in front.
  public let currentMode: IntentModes.Current
}

extension AppIntent {
  /// The circumstances of the run.
  public var systemContext: IntentSystemContext {
    IntentSystemContext(
      preciseTimestamp: IntentEnvironment.current.now(),
      isVoiceOnly: IntentEnvironment.current.isVoiceOnly,
      locale: AppLocalization.current.foundationLocale,
      currentMode: IntentRun.current?.mode ?? .background
    )
  }
}
