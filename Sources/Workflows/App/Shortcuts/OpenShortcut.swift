import AppIntents

/// Runs a shortcut that was found by searching, which is all that can be done with one.
struct OpenShortcut: OpenIntent {
  static let title: LocalizedStringResource = "Run Shortcut"
  static let isDiscoverable = false
  static let openAppWhenRun = false

  /// The shortcut to run.
  @Parameter(title: "Shortcut")
  var target: SavedShortcut

  static var parameterSummary: some ParameterSummary {
    Summary("Run \(\.$target)")
  }

  /// Runs its steps.
  func perform() async throws -> some IntentResult {
    let run = RunShortcut()
    run.shortcut = target
    _ = try await run.perform()
    return .result()
  }
}
