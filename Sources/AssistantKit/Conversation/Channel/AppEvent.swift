/// Something that an app did, for which somebody may wait.
package enum AppEvent: Sendable, Hashable {
  /// An intent ran to its end.
  case performed(app: String, intent: String)
  /// The app came to the front.
  case opened(app: String)
  /// A focus was turned on.
  case focusStarted(String)
  /// A focus ended.
  case focusEnded(String)
}
