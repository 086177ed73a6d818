@testable import Understanding

extension IntentFrame {
  /// An intent that changes something, as the apps of the tests declare them.
  static func changing(
    of app: String,
    _ intent: String,
    _ parameters: [IntentFrame.Parameter],
    _ templates: [String]
  ) -> IntentFrame {
    IntentFrame(
      app: app,
      intent: intent,
      title: intent,
      effect: .changes,
      parameters: parameters,
      templates: templates
    )
  }
}
