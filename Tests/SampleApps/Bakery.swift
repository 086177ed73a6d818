import AppIntents
import Synchronization

/// The sentences of a bakery, whose intents give what the next one is done to.
struct BakeryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddCake(),
      phrases: ["Add a cake to \(.applicationName)"],
      shortTitle: "Add Cake",
      systemImageName: "birthday.cake"
    )
    AppShortcut(
      intent: OpenCake(),
      phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open Cake",
      systemImageName: "sparkles"
    )
    AppShortcut(
      intent: ListCakes(),
      phrases: ["Which cakes are there in \(.applicationName)"],
      shortTitle: "List Cakes",
      systemImageName: "list.bullet"
    )
  }
}

/// A cake that was baked.
struct Cake: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cake"
  static let defaultQuery = CakeQuery()
  let id: Int
  let title: String
  var displayRepresentation: DisplayRepresentation { "\(title)" }
}

/// The cakes of this process, by number.
struct CakeQuery: EntityStringQuery {
  static let baked = Mutex([Cake(id: 1, title: "Apple Cake"), Cake(id: 2, title: "Plum Cake")])

  func entities(for identifiers: [Int]) async throws -> [Cake] {
    Self.baked.withLock { $0.filter { identifiers.contains($0.id) } }
  }

  func entities(matching string: String) async throws -> [Cake] {
    Self.baked.withLock { $0.filter { $0.title.lowercased() == string.lowercased() } }
  }

  func suggestedEntities() async throws -> [Cake] { Self.baked.withLock { $0 } }
}

/// Adds one, and gives it.
struct AddCake: AppIntent {
  static let title: LocalizedStringResource = "Add Cake"
  @Parameter(title: "Name") var name: String
  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$name)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Cake> & ProvidesDialog {
    let cake = CakeQuery.baked.withLock { baked in
      let cake = Cake(id: baked.count + 1, title: name)
      baked.append(cake)
      return cake
    }
    return .result(value: cake, dialog: "\(cake.title) is there.")
  }
}

/// Opens one.
struct OpenCake: OpenIntent {
  static let title: LocalizedStringResource = "Open Cake"
  @Parameter(title: "Cake") var target: Cake

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(target.title) is open.")
  }
}

/// Gives all.
struct ListCakes: AppIntent {
  static let title: LocalizedStringResource = "List Cakes"

  func perform() async throws -> some IntentResult & ReturnsValue<[Cake]> & ProvidesDialog {
    let cakes = CakeQuery.baked.withLock { $0 }
    return .result(value: cakes, dialog: "There are \(cakes.count) cakes.")
  }
}
