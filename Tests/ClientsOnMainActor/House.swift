import AlarmKit
import AppIntents
import CloudKit
import HomeKit
import MusicKit
import SwiftData
import SwiftUI
import WeatherKit

// An app as a new Xcode project has it: all on the main actor unless it says otherwise.

@Model
final class Chore {
  var name: String
  var isDone = false

  init(name: String) {
    self.name = name
  }
}

@Observable
final class House {
  static let shared = House()

  let container = try? ModelContainer(
    for: Chore.self,
    configurations: ModelConfiguration(isStoredInMemoryOnly: true)
  )
  let homes = HMHomeManager()
  var wakeUp: Alarm.ID?

  init() {
    for name in ["Dishes", "Laundry"] { container?.mainContext.insert(Chore(name: name)) }
  }

  var chores: [Chore] {
    let found = try? container?.mainContext.fetch(
      FetchDescriptor<Chore>(sortBy: [SortDescriptor(\.name)])
    )
    return found ?? []
  }
}

struct ChoreEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Chore"
  static var defaultQuery = ChoreQuery()

  var id: String
  @Property(title: "Done") var isDone: Bool

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  init(_ chore: Chore) {
    id = chore.name
    isDone = chore.isDone
  }
}

struct ChoreQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [ChoreEntity] {
    await all().filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [ChoreEntity] {
    await all().filter { $0.id.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [ChoreEntity] { await all() }

  @MainActor private func all() -> [ChoreEntity] { House.shared.chores.map(ChoreEntity.init) }
}

@AppEnum(schema: .photos.assetType)
enum Snapshot: String {
  case photo, video

  static let caseDisplayRepresentations: [Snapshot: DisplayRepresentation] = [
    .photo: "Photo", .video: "Video",
  ]
}

@AppEntity(schema: .books.book)
struct Manual {
  static let defaultQuery = ManualQuery()

  let id: String
  var title: String?

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ManualQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Manual] { [] }
}

@UnionValue
enum Thing {
  case chore(ChoreEntity)
  case manual(Manual)
}

struct FinishChore: AppIntent {
  static var title: LocalizedStringResource = "Finish Chore"

  @Parameter(title: "Chore") var chore: ChoreEntity

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    House.shared.chores.first { $0.name == chore.id }?.isDone = true
    let left = House.shared.chores.filter { !$0.isDone }.map(ChoreEntity.init)
    return .result(
      dialog: "Still to do: \(left, format: .list(type: .and)).",
      view: ChoresView(left: left.map(\.id))
    )
  }
}

struct ChoresView: View {
  let left: [String]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(left, id: \.self) { Text($0).font(.headline) }
    }
  }
}

struct WakeMe: AppIntent {
  static var title: LocalizedStringResource = "Wake Me"

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let alert = AlarmPresentation.Alert(
      title: "Good morning",
      stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.fill")
    )
    let id = UUID()
    try await AlarmManager.shared.schedule(
      id: id,
      configuration: AlarmManager.AlarmConfiguration<WakeUp>(
        schedule: .relative(.init(time: .init(hour: 7, minute: 0), repeats: .weekly([.monday]))),
        attributes: AlarmAttributes(
          presentation: AlarmPresentation(alert: alert),
          metadata: WakeUp(),
          tintColor: .blue
        )
      )
    )
    House.shared.wakeUp = id
    return .result(value: try AlarmManager.shared.alarms.count)
  }
}

nonisolated struct WakeUp: AlarmMetadata {}

struct LetMeSleep: LiveActivityIntent {
  static var title: LocalizedStringResource = "Let Me Sleep"

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    if let id = House.shared.wakeUp { try AlarmManager.shared.cancel(id: id) }
    return .result(value: try AlarmManager.shared.alarms.count)
  }
}

struct LightUp: AppIntent {
  static var title: LocalizedStringResource = "Light Up"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let lamp = House.shared.homes.primaryHome?.accessories.first else {
      return .result(dialog: "There is no lamp.")
    }
    try await lamp.services.first?.characteristics.first?.writeValue(true)
    return .result(dialog: "There is light in \(lamp.room?.name ?? "the house").")
  }
}

struct PlaySomething: AppIntent {
  static var title: LocalizedStringResource = "Play Something"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard await MusicAuthorization.request() == .authorized else {
      return .result(dialog: "I may not hear your music.")
    }
    let found = try await MusicLibraryRequest<Playlist>().response()
    guard let playlist = found.items.randomElement() else { return .result(dialog: "No music.") }
    SystemMusicPlayer.shared.queue = [playlist]
    try await SystemMusicPlayer.shared.play()
    return .result(dialog: "Playing \(playlist.name).")
  }
}

struct ShareChores: AppIntent {
  static var title: LocalizedStringResource = "Share Chores"

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    let database = CKContainer.default().privateCloudDatabase
    for name in await House.shared.chores.map(\.name) {
      let record = CKRecord(recordType: "Chore", recordID: CKRecord.ID(recordName: name))
      record["name"] = name
      try await database.save(record)
    }
    let query = CKQuery(recordType: "Chore", predicate: NSPredicate(value: true))
    let (found, _) = try await database.records(matching: query)
    let names = found.compactMap { try? $0.1.get()["name"] as? String }
    return .result(value: names.sorted())
  }
}

struct HouseShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FinishChore(),
      phrases: ["Finish \(\.$chore) in \(.applicationName)"],
      shortTitle: "Finish",
      systemImageName: "checkmark"
    )
    AppShortcut(
      intent: WakeMe(),
      phrases: ["Wake me with \(.applicationName)"],
      shortTitle: "Wake",
      systemImageName: "alarm"
    )
    AppShortcut(
      intent: LetMeSleep(),
      phrases: ["Let me sleep with \(.applicationName)"],
      shortTitle: "Sleep",
      systemImageName: "bed.double"
    )
    AppShortcut(
      intent: LightUp(),
      phrases: ["Make it bright in \(.applicationName)"],
      shortTitle: "Light",
      systemImageName: "lightbulb"
    )
    AppShortcut(
      intent: PlaySomething(),
      phrases: ["Play something in \(.applicationName)"],
      shortTitle: "Play",
      systemImageName: "music.note"
    )
    AppShortcut(
      intent: ShareChores(),
      phrases: ["Share my chores in \(.applicationName)"],
      shortTitle: "Share",
      systemImageName: "square.and.arrow.up"
    )
  }
}
