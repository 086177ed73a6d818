/// One run to come: which intent, with which values.
public struct IntentInvocation: Sendable {
  /// Below this confidence it is doubtful that the person was understood.
  public static let lowConfidence = 0.8

  /// The intent.
  public var intent: IntentDefinition
  /// The shortcut that a sentence named, whose values come first.
  public var shortcut: ShortcutDefinition?
  /// Values by parameter name, in the Swift type that ``ParameterType`` names.
  public var values: [String: any Sendable]
  /// What finds the values where they are yet to be looked up.
  package var lookup: ValueLookup?
  /// How sure it is that the person meant this, from 0 to 1.
  public var confidence: Double

  /// A run to come.
  public init(
    intent: IntentDefinition,
    shortcut: ShortcutDefinition? = nil,
    values: [String: any Sendable] = [:],
    confidence: Double = 1
  ) {
    self.intent = intent
    self.shortcut = shortcut
    self.values = values
    self.confidence = confidence
  }
}

/// Values that are looked up when a run begins, which costs no task of its own then.
package struct ValueLookup: Sendable {
  /// How long it may take.
  package var limit: Duration
  /// Looks them up; what it throws ends the run.
  package var values: @Sendable () async throws -> [String: any Sendable]
  /// What ends the run where it takes longer.
  package var lateness: @Sendable () -> IntentFailure

  package init(
    limit: Duration,
    values: @escaping @Sendable () async throws -> [String: any Sendable],
    lateness: @escaping @Sendable () -> IntentFailure
  ) {
    self.limit = limit
    self.values = values
    self.lateness = lateness
  }
}
