import AppIntents

/// What was shown last: what can be pressed in it, and what draws it anew.
struct ShownSnippet: Sendable {
  let buttons: [IntentButton]
  let app: RunningApp
  /// The intent that draws it; nil for a snippet that only its result could draw.
  let live: IntentInvocation?

  /// What a run has shown; nil where it has shown nothing that lives on.
  init?(_ outcome: IntentOutcome, in app: RunningApp) {
    guard !outcome.buttons.isEmpty || outcome.snippet != nil else { return nil }
    buttons = outcome.buttons
    live = outcome.snippet
    self.app = app
  }

  /// Whether a run calls it out of date.
  func isReloaded(by outcome: IntentOutcome) -> Bool {
    live.map { outcome.reloads.contains($0.intent.identifier) } ?? false
  }
}
