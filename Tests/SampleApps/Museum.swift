import AppIntents

/// Something that the museum shows.
struct Exhibit: IndexedEntity {
  let id: String
  @Property(title: "Name", indexingKey: \.displayName) var name: String
  @Property(title: "Story", indexingKey: \.contentDescription) var story: String
  @Property(title: "Year") var year: Int?
  /// Whether it is put away at the moment.
  let isStored: Bool

  @ComputedProperty(title: "Century") var century: Int { (year ?? 0) / 100 + 1 }

  @DeferredProperty(title: "Visitors") var visitors: Int {
    get async throws { name.count * 10 }
  }

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Exhibit",
    synonyms: ["Thing"]
  )
  static let defaultQuery = ExhibitQuery()

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
  var hideInSpotlight: Bool { isStored }

  init(_ id: String, _ name: String, _ story: String, _ year: Int?, isStored: Bool = false) {
    self.id = id
    self.isStored = isStored
    self.name = name
    self.story = story
    self.year = year
  }

  static let all = [
    Exhibit("whale", "Whale", "It hung from the ceiling of the old harbour.", 1871),
    Exhibit("telescope", "Telescope", "Somebody saw a comet through it.", 1682),
    Exhibit("lamp", "Whale Oil Lamp", "It burned in a reading room.", 1850),
    Exhibit("비녀", "비녀", "A hairpin of jade.", 1790),
    Exhibit("mask", "Mask", "It is being cleaned.", nil, isStored: true),
  ]
}

extension Exhibit: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { exhibit in
      Data([0x89, 0x50, 0x4E, 0x47]) + Data(exhibit.id.utf8)
    }
    ProxyRepresentation { (exhibit: Exhibit) in "\(exhibit.name): \(exhibit.story)" }
  }
}

/// Puts the exhibits into the search index when they are not there.
struct ExhibitQuery: IndexedEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Exhibit] {
    Exhibit.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Exhibit] { [] }

  func reindexEntities(
    for identifiers: [String],
    indexDescription: CSSearchableIndexDescription
  ) async throws {
    try await CSSearchableIndex.default()
      .indexAppEntities(try await entities(for: identifiers))
  }

  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
    try await CSSearchableIndex.default().indexAppEntities(Exhibit.all)
  }
}

/// Goes to an exhibit.
struct OpenExhibit: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Exhibit"
  @Parameter(title: "Exhibit", requestValueDialog: "Which exhibit?") var target: Exhibit

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(target.story)")
  }
}

/// Shows the floor plan, in a window of its own.
struct ShowFloorPlan: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show Floor Plan"
  static let supportedModes: IntentModes = .foreground
  var contentIdentifier: String { "floor plan" }
}

/// Shows in the app what its own search finds.
struct SearchMuseum: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Museum"
  static let searchScopes: [StringSearchScope] = [.general]
  @Parameter(title: "Words", requestValueDialog: "What shall I look for?")
  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The museum shows what it has about \(criteria.term).")
  }
}

/// Keeps the museum quiet while somebody concentrates.
struct QuietVisit: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Quiet Visit"
  @Parameter(title: "Silent Guide", default: true) var isSilent: Bool
  @Parameter(title: "Brightness", default: 50, inclusiveRange: (0, 100)) var brightness: Int

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: isSilent ? "Without a guide" : "With a guide")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(displayRepresentation.title), the lamps at \(brightness)%.")
  }
}

/// Sells a ticket, which the system may propose.
struct BuyTicket: PredictableIntent {
  static let title: LocalizedStringResource = "Buy Ticket"
  @Parameter(title: "Visitors", inclusiveRange: (1, 9)) var visitors: Int

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$visitors) { visitors in
      DisplayRepresentation(
        title: "Tickets for \(visitors) visitors",
        subtitle: "As last Sunday"
      )
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Tickets for \(visitors) visitors are at the door.")
  }
}

/// Takes the place of what an older version of the app offered.
struct PlayGuide: CustomIntentMigratedAppIntent, AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play Guide"
  static let intentClassName = "PlayTourIntent"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The guide begins with the whale.")
  }
}

/// What nobody should use any more.
struct StartTour: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Start Tour"
  static var deprecation: IntentDeprecation<PlayGuide> {
    IntentDeprecation(message: "Use “Play Guide” instead.", replacedBy: PlayGuide.self)
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The tour begins.")
  }
}

/// What the ticket office looks like right now.
struct QueueSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Queue"
  static let isDiscoverable = false
  @Parameter(title: "People") var people: Int

  init() {}

  init(people: Int) {
    self.people = people
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Label("\(people) people wait", systemImage: "person"))
  }
}

/// Shows how many wait for tickets.
struct ShowQueue: AppIntent {
  static let title: LocalizedStringResource = "Show Queue"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: "It is not long.", snippetIntent: QueueSnippet(people: 4))
  }
}

/// Opens the museum's page.
struct OpenPage: AppIntent {
  static let title: LocalizedStringResource = "Open Page"

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(filePath: "/museum")))
  }
}

/// The sentences of the museum.
struct MuseumShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenExhibit(),
      phrases: ["Go to an exhibit of \(.applicationName)"]
    )
    AppShortcut(intent: ShowFloorPlan(), phrases: ["Open the floor plan of \(.applicationName)"])
    AppShortcut(intent: SearchMuseum(), phrases: ["Look around in \(.applicationName)"])
    AppShortcut(intent: QuietVisit(), phrases: ["Visit \(.applicationName) in silence"])
    AppShortcut(intent: BuyTicket(), phrases: ["Buy tickets for \(.applicationName)"])
    AppShortcut(intent: PlayGuide(), phrases: ["Play the guide of \(.applicationName)"])
    AppShortcut(intent: StartTour(), phrases: ["Start the tour of \(.applicationName)"])
    AppShortcut(intent: ShowQueue(), phrases: ["Show the queue at \(.applicationName)"])
    AppShortcut(intent: OpenPage(), phrases: ["Open the page of \(.applicationName)"])
  }
}
