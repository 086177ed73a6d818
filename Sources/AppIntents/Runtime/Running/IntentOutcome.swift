/// How a run ended well.
public struct IntentOutcome: Sendable {
  /// The value as a person reads it, or that of the intent that was opened; nil for none.
  public let valueText: String?
  /// The value, for the next step; nil for none.
  public let value: (any Sendable)?
  /// The intent that the result went on with, where it has one.
  public let opens: IntentDefinition?
  /// Whether that intent was run.
  public let didOpen: Bool
  /// What the app would have done, where the run was a rehearsal.
  public let rehearsed: IntentSummary?
  /// What can be pressed in what was shown.
  public let buttons: [IntentButton]
  /// What draws the snippet that was shown anew; nil for one that only its result could draw.
  public let snippet: IntentInvocation?
  /// The snippet intents that the app said are out of date, by identifier.
  public let reloads: Set<String>
  /// The things that it gave, where its app is outside this process.
  package var given: OutsideResult?

  /// How a run ended.
  public init(
    valueText: String? = nil,
    value: (any Sendable)? = nil,
    opens: IntentDefinition? = nil,
    didOpen: Bool = false,
    rehearsed: IntentSummary? = nil,
    buttons: [IntentButton] = [],
    snippet: IntentInvocation? = nil,
    reloads: Set<String> = []
  ) {
    self.buttons = buttons
    self.snippet = snippet
    self.reloads = reloads
    self.rehearsed = rehearsed
    self.valueText = valueText
    self.value = value
    self.opens = opens
    self.didOpen = didOpen
  }
}

/// How a run ended otherwise.
public enum IntentFailure: Error, Sendable, Hashable {
  /// The person said that they no longer want it.
  case cancelled
  /// The person did not confirm it.
  case declined
  /// The input ended, or nobody was there to answer.
  case unavailable
  /// It took longer than it may, its questions not counted.
  case timedOut(limit: Duration)
  /// The app could not do it: what to tell the person, and a name for the error in any language.
  case failed(message: String, code: String)
}
