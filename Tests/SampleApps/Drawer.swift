import AppIntents

/// Where the archive keeps its papers.
enum Drawer: String, AppEnum {
  case red, green, black

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drawer"
  static let caseDisplayRepresentations: [Drawer: DisplayRepresentation] = [
    .red: DisplayRepresentation(title: "Red", synonyms: ["Scarlet"]),
    .green: "Green",
    .black: DisplayRepresentation(title: "Black", subtitle: "Locked"),
  ]
}

/// Opens a drawer; the app comes to the front first.
struct OpenDrawer: AppIntent {
  static let title: LocalizedStringResource = "Open Drawer"
  static let description: IntentDescription? = IntentDescription(
    "Shows what is in a drawer.",
    categoryName: "Drawers",
    searchKeywords: ["papers"]
  )
  static let openAppWhenRun = true
  static let persistentIdentifier = "OpenDrawer"

  @Parameter(title: "Drawer", requestValueDialog: "Which drawer?") var drawer: Drawer

  static var parameterSummary: some ParameterSummary { Summary("Open the \(\.$drawer) drawer") }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    MainActor.assertIsolated()
    return .result(dialog: "The \(drawer) drawer is open.")
  }
}

/// Opens a drawer that not everybody may open.
struct OpenVault: AppIntent {
  static let title: LocalizedStringResource = "Open Vault"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The vault is open.")
  }
}

/// Counts papers, and comes to the front at the end.
struct CountPapers: AppIntent {
  static let title: LocalizedStringResource = "Count Papers"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 12) }
}

/// Brings papers to the reading room, which needs the app in front.
struct BringPapers: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Bring Papers"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestToContinueInForeground("Shall I come to the reading room?")
    return .result(dialog: "Here they are.")
  }
}
