/// Something in a snippet that can be pressed: a person says what stands on it.
public struct IntentButton: Sendable {
  /// What stands on it.
  public var label: String
  /// What it runs.
  public var invocation: IntentInvocation

  /// Makes a button.
  public init(label: String, invocation: IntentInvocation) {
    self.label = label
    self.invocation = invocation
  }
}
