/// An app that could not be started.
public struct AppStartFailure: Error, Sendable, Hashable {
  /// What happened and what to do, as the app says it.
  public var message: String

  /// Wraps the app's sentence.
  public init(message: String) {
    self.message = message
  }
}
