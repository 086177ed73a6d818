import AppIntents

// An app written the way the talks write theirs: `import AppIntents` and nothing else, static
// variables, early spellings, views and predicates where the slides have them.

enum Room: String {
  case quiet
  case group
  case garden
}

extension Room: AppEnum {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Room"

  static var caseDisplayRepresentations: [Room: DisplayRepresentation] = [
    .quiet: "Quiet Room",
    .group: "Group Room",
    .garden: DisplayRepresentation(title: "Garden", image: .init(systemName: "leaf")),
  ]
}

@MainActor
final class Building {
  static let shared = Building()
  var entered: [Room] = []
  func enter(_ room: Room) { entered.append(room) }
}

struct EnterQuietRoom: AppIntent {
  static var title: LocalizedStringResource = "Enter the Quiet Room"

  @MainActor
  func perform() async throws -> some IntentResult {
    Building.shared.enter(.quiet)
    return .result()
  }
}

struct EnterRoom: AppIntent {
  static var title: LocalizedStringResource = "Enter a Room"

  static var supportedModes: IntentModes = .foreground

  @Parameter var room: Room

  @MainActor
  func perform() async throws -> some IntentResult {
    Building.shared.enter(room)
    return .result()
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Enter the \(\.$room)")
  }

  static var openAppWhenRun: Bool = true
}

struct VolumeEntity: AppEntity, Identifiable {
  var id: UUID

  @Property(title: "Title")
  var title: String

  @Property(title: "Printed")
  var printed: Date

  @Property(title: "Returned")
  var returned: Date?

  var lender: String?

  var displayRepresentation: DisplayRepresentation { "\(title)" }

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Volume"

  static var defaultQuery = VolumeQuery()

  init(id: UUID) {
    self.id = id
  }

  init(id: UUID, title: String) {
    self.id = id
    self.title = title
  }
}

final class Shelves {
  static let shared = Shelves()
  var volumes: [VolumeEntity] = [
    VolumeEntity(
      id: UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      title: "Persuasion"
    ),
    VolumeEntity(id: UUID(uuid: (2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), title: "토지"),
  ]
}

struct VolumeQuery: EntityPropertyQuery {
  static var sortingOptions = SortingOptions {
    SortableBy(\VolumeEntity.$title)
    SortableBy(\VolumeEntity.$returned)
    SortableBy(\VolumeEntity.$printed)
  }

  static var properties = QueryProperties {
    Property(\VolumeEntity.$title) {
      EqualToComparator { NSPredicate(value: $0 == "Persuasion") }
      ContainsComparator { NSPredicate(value: $0.isEmpty) }
    }
    Property(\VolumeEntity.$printed) {
      LessThanComparator { NSPredicate(value: $0 < .distantFuture) }
      GreaterThanComparator { NSPredicate(value: $0 > .distantPast) }
    }
    Property(\VolumeEntity.$returned) {
      LessThanComparator { NSPredicate(value: $0 < .distantFuture) }
      GreaterThanComparator { NSPredicate(value: $0 > .distantPast) }
    }
  }

  func entities(for identifiers: [UUID]) async throws -> [VolumeEntity] {
    identifiers.compactMap { identifier in
      Shelves.shared.volumes.first { $0.id == identifier }
    }
  }

  func suggestedEntities() async throws -> [VolumeEntity] {
    Shelves.shared.volumes
  }

  func entities(matching string: String) async throws -> [VolumeEntity] {
    Shelves.shared.volumes.filter { volume in
      volume.title.lowercased().contains(string.lowercased())
    }
  }

  func entities(
    matching comparators: [NSPredicate],
    mode: ComparatorMode,
    sortedBy: [Sort<VolumeEntity>],
    limit: Int?
  ) async throws -> [VolumeEntity] {
    let orders = sortedBy.map { (keyPath: $0.by, ascending: $0.order == .ascending) }
    return mode == .and && orders.isEmpty ? Shelves.shared.volumes : []
  }
}

struct ReadVolume: AppIntent {
  @Parameter(title: "Volume")
  var volume: VolumeEntity

  static var title: LocalizedStringResource = "Read a Volume"

  static var openAppWhenRun = true

  @MainActor
  func perform() async throws -> some IntentResult {
    guard try await $volume.requestConfirmation(for: volume, dialog: "Put \(volume) on your desk?")
    else {
      return .result()
    }
    Building.shared.enter(.quiet)
    return .result()
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Read \(\.$volume)")
  }

  init() {}

  init(volume: VolumeEntity) {
    self.volume = volume
  }
}

struct OrderVolume: AppIntent {
  static var title: LocalizedStringResource = "Order a Volume"

  @Parameter(title: "Title")
  var title: String

  @Parameter(title: "Lender")
  var lender: String?

  func perform() async throws -> some IntentResult & ReturnsValue<VolumeEntity> & OpensIntent {
    guard var volume = Shelves.shared.volumes.first(where: { $0.title == title }) else {
      throw Error.notFound
    }
    volume.lender = lender
    return .result(value: volume, openIntent: ReadVolume(volume: volume))
  }

  enum Error: Swift.Error, CustomLocalizedStringResourceConvertible {
    case notFound

    var localizedStringResource: LocalizedStringResource {
      switch self {
      case .notFound: return "No such volume"
      }
    }
  }
}

struct AnnounceVolume: AppIntent {
  static var title: LocalizedStringResource = "Announce a Volume"

  @Parameter(title: "Title")
  var title: String

  func perform() async throws -> some IntentResult & ReturnsValue<VolumeEntity> & ProvidesDialog {
    let volume = VolumeEntity(id: UUID(), title: title)
    return .result(
      value: volume,
      dialog: "\(volume) has arrived!"
    )
  }
}

struct ShowVolume: AppIntent {
  static var title: LocalizedStringResource = "Show a Volume"

  @Parameter(title: "Volume")
  var volume: VolumeEntity

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(value: volume) {
      VolumeView(volume: volume)
    }
  }
}

struct VolumeView: View {
  var volume: VolumeEntity

  var body: some View {
    VStack(alignment: .leading) {
      Text(volume.title).bold()
      if let lender = volume.lender {
        Text(lender).foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}

struct AskLender: AppIntent {
  static var title: LocalizedStringResource = "Ask the Lender"

  @Parameter(title: "Title")
  var title: String

  @Parameter(title: "Lender")
  var lender: String?

  func perform() async throws -> some IntentResult {
    let lenders = ["Town Library", "University"]
    if lender == nil && title == "Persuasion" {
      throw $lender.requestValue("Which library lends it?")
    }
    if lender == "?" {
      let chosen = try await $lender.requestDisambiguation(
        among: lenders.map { $0.uppercased() },
        dialog: "Which lender?"
      )
      return .result(dialog: "Asked \(chosen).")
    }
    let confirmed = try await $title.requestConfirmation(
      for: title,
      dialog: "Did you mean \(title)?"
    )
    return .result(dialog: confirmed ? "Yes" : "No")
  }
}

struct Reservation: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Reservation"

  var displayRepresentation: DisplayRepresentation { "\(volume) × \(count)" }

  @Property(title: "Volume")
  var volume: String
  @Property(title: "Count")
  var count: Int

  init() {}

  init(volume: VolumeEntity, count: Int) {
    self.volume = volume.title
    self.count = count
  }
}

struct ReserveVolume: AppIntent {
  @Parameter(title: "Volume")
  var volume: VolumeEntity

  @Parameter(title: "Count")
  var count: Int

  static var title: LocalizedStringResource = "Reserve a Volume"

  func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
    let reservation = Reservation(volume: volume, count: count)
    try await requestConfirmation(
      output: .result(value: reservation, dialog: "Shall I reserve it?") {
        ReservationView(reservation: reservation)
      }
    )

    return .result(value: reservation, dialog: "It waits for you.") {
      ReservationView(reservation: reservation)
    }
  }
}

struct ReservationView: View {
  var reservation: Reservation

  var body: some View {
    HStack {
      Text(reservation.volume)
      Spacer()
      Text("\(reservation.count) copies")
    }
  }
}

@MainActor
class Catalogue {
  nonisolated init() {}
  func newest() async throws -> VolumeEntity { Shelves.shared.volumes[0] }
}

struct NewestVolume: AppIntent {
  static let title: LocalizedStringResource = "Show the Newest Volume"

  @Dependency var catalogue: Catalogue

  @MainActor
  func perform() async throws
    -> some ReturnsValue<VolumeEntity> & ProvidesDialog & ShowsSnippetView
  {
    let volume = try await catalogue.newest()

    return .result(
      value: volume,
      dialog: "The newest is \(volume.title)",
      view: VolumeView(volume: volume)
    )
  }
}

struct OpenVolume: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open a Volume"

  @Parameter(title: "Volume", requestValueDialog: "Which volume?")
  var target: VolumeEntity
}

struct ReadingRoomAppShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: EnterQuietRoom(),
      phrases: ["Be quiet in \(.applicationName)"],
      systemImageName: "moon"
    )
    AppShortcut(
      intent: EnterRoom(),
      phrases: [
        "Enter a room in \(.applicationName)",
        "Enter the \(\.$room) in \(.applicationName)",
      ],
      shortTitle: "Enter",
      systemImageName: "door.left.hand.open"
    )
    AppShortcut(
      intent: OpenVolume(),
      phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open",
      systemImageName: "book",
      parameterPresentation: ParameterPresentation(
        for: \.$target,
        summary: Summary("Open \(\.$target)"),
        optionsCollections: {
          OptionsCollection(VolumeQuery(), title: "All Volumes", systemImageName: "books.vertical")
        }
      )
    )
  }
}
