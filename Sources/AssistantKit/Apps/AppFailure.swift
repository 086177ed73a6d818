/// What an app could not do for the assistant: start, or answer a query.
public struct AppFailure: Error, Sendable, Hashable {
  /// What happened and what to do, as the app says it.
  public var message: String

  /// Makes a failure.
  public init(message: String) {
    self.message = message
  }
}
