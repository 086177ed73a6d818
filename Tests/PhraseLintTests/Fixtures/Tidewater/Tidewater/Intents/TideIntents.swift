import AppIntents

struct ShowTide: AppIntent {
  static let title: LocalizedStringResource = "Show Tide"

  @Parameter(title: "Harbour", requestValueDialog: "Which harbour?") var harbour: Harbour

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "High water is at \(harbour.nextTide).")
  }
}

struct LogCatch: AppIntent {
  static let title: LocalizedStringResource = "Log Catch"

  @Parameter(title: "Fish") var fish: Fish
  @Parameter(title: "Weight") var weight: Measurement<UnitMass>?

  func perform() async throws -> some IntentResult { .result() }
}

struct StartWatch: AppIntent {
  static let title: LocalizedStringResource = "Start Watch"

  @Parameter(title: "Note") var note: String?

  func perform() async throws -> some IntentResult { .result() }
}

struct EndWatch: AppIntent {
  static let title: LocalizedStringResource = "End Watch"

  func perform() async throws -> some IntentResult { .result() }
}
