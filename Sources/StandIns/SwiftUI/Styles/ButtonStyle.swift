public import AppIntents

/// How an app's own buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button looks like.
  associatedtype Body: View
  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of.
public struct ButtonStyleConfiguration {
  /// What stands on it.
  public let label: AnyView
  /// Whether it is pressed.
  public let isPressed: Bool
  /// What pressing it means.
  public let role: ButtonRole?
}
