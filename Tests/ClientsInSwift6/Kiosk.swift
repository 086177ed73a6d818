import AppIntents

// An app whose parameters are called what people call things, in different ways.

struct Stand: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stand"
  static let defaultQuery = StandQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

/// Knows all, and has no search of its own.
struct StandQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Stand] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Stand] {
    ["Café Élan", "Newspapers", "Tickets"].map(Stand.init)
  }
}

/// Proposes two, and knows one more by its name.
struct Window: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Window"
  static let defaultQuery = WindowQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct WindowQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Window] {
    identifiers.map(Window.init)
  }

  func suggestedEntities() async throws -> [Window] { ["North", "South"].map(Window.init) }
}

struct OpenStand: AppIntent {
  static let title: LocalizedStringResource = "Open Stand"
  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$stand) for \(\.$minutes) minutes")
  }

  @Parameter(title: "The Stand") var stand: Stand
  @Parameter(title: "Minutes") var minutes: Int

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    .result(
      value: "\(stand.id), \(minutes)",
      dialog: IntentDialog(
        full: "\(stand.id) is open for \(minutes) minutes.",
        supporting: "It is open."
      )
    )
  }
}

struct CloseWindow: AppIntent {
  static let title: LocalizedStringResource = "Close Window"

  @Parameter(title: "window") var window: Window

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: window.id)
  }
}

struct SwitchLight: AppIntent {
  static let title: LocalizedStringResource = "Switch Light"

  @Parameter(title: "An Outside Light") var light: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: light) }
}

struct TurnSign: AppIntent {
  static let title: LocalizedStringResource = "Set Sign"
  static var parameterSummary: some ParameterSummary { Summary("Turn the sign \(\.$isLit)") }

  @Parameter(title: "Lit") var isLit: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: isLit) }
}

/// Compares letter by letter, and proposes none.
struct Parcel: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Parcel"
  static let defaultQuery = ParcelQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ParcelQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Parcel] {
    identifiers.map(Parcel.init)
  }

  func entities(matching string: String) async throws -> [Parcel] {
    ["Dragon Tree", "Books"].filter { $0.contains(string) }.map(Parcel.init)
  }
}

struct FetchParcel: AppIntent {
  static let title: LocalizedStringResource = "Fetch Parcel"

  @Parameter(title: "Parcel") var parcel: Parcel
  @Parameter(title: "When") var time: Date

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: parcel.id)
  }
}

struct ChooseAmong: AppIntent {
  static let title: LocalizedStringResource = "Choose Among"

  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Name") var name: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let names = (0..<count).map { "Number \($0)" }
    return .result(value: try await $name.requestDisambiguation(among: names, dialog: "Which?"))
  }
}

struct KioskShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenStand(),
      phrases: ["Open a stand in \(.applicationName)"],
      shortTitle: "Open",
      systemImageName: "door.left.hand.open"
    )
    AppShortcut(
      intent: CloseWindow(),
      phrases: ["Close a window in \(.applicationName)"],
      shortTitle: "Close",
      systemImageName: "door.left.hand.closed"
    )
    AppShortcut(
      intent: SwitchLight(),
      phrases: ["Switch the light in \(.applicationName)"],
      shortTitle: "Light",
      systemImageName: "lightbulb"
    )
    AppShortcut(
      intent: TurnSign(),
      phrases: ["Set the sign in \(.applicationName)"],
      shortTitle: "Sign",
      systemImageName: "signpost.right"
    )
    AppShortcut(
      intent: FetchParcel(),
      phrases: ["Fetch a parcel in \(.applicationName)"],
      shortTitle: "Fetch",
      systemImageName: "shippingbox"
    )
    AppShortcut(
      intent: ChooseAmong(),
      phrases: ["Choose in \(.applicationName)"],
      shortTitle: "Choose",
      systemImageName: "list.bullet"
    )
  }
}
