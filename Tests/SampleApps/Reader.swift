import AppIntents
import Synchronization

/// Someone who reads in the archive.
struct Reader: AppEntity {
  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Town") var town: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reader"
  static let defaultQuery = ReaderQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(town)")
  }

  init(_ id: String, _ name: String, _ town: String) {
    self.id = id
    self.name = name
    self.town = town
  }
}

/// Suggests few readers and finds all.
struct ReaderQuery: EntityStringQuery {
  @Dependency var model: ArchiveModel

  func entities(for identifiers: [String]) async throws -> [Reader] {
    model.readers.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Reader] { Array(model.readers.prefix(2)) }

  func entities(matching string: String) async throws -> [Reader] {
    model.readers.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }
}

/// What the archive knows.
final class ArchiveModel: Sendable {
  let readers = [
    Reader("ada", "Ada Lovelace", "London"), Reader("김소월", "김소월", "정주"),
    Reader("emma1", "Emma Goldman", "Kaunas"), Reader("emma2", "Emma Noether", "Erlangen"),
  ]
  private let names = Mutex(["The Archive"])

  /// What the archive is called.
  var name: String { names.withLock { $0.last ?? "" } }

  func rename(to name: String) { names.withLock { $0.append(name) } }
  func forgetName() { names.withLock { _ = $0.popLast() } }

  /// What conversations in one program made: the manager keeps the last one, and what is taken back belongs to
  /// the one in which it was done.
  private static let made = Mutex<[ArchiveModel]>([])

  static func add() {
    let model = ArchiveModel()
    made.withLock { $0.append(model) }
    AppDependencyManager.shared.add(dependency: model)
  }
}

/// Greets a reader, whoever is meant.
struct GreetReader: AppIntent {
  static let title: LocalizedStringResource = "Greet Reader"
  @Parameter(title: "Reader", requestValueDialog: "Whom?") var reader: Reader

  func perform() async throws
    -> some IntentResult & ReturnsValue<Reader> & ProvidesDialog & ShowsSnippetView
  {
    .result(
      value: reader,
      dialog: IntentDialog(
        full: "Good morning, \(reader) from \(reader.town).",
        supporting: "Good morning, \(reader)."
      )
    ) {
      Text(verbatim: reader.town)
    }
  }
}

/// Removes readers, which cannot be taken back.
struct RemoveReaders: DeleteIntent {
  static let title: LocalizedStringResource = "Remove Readers"
  @Parameter(title: "Readers", size: IntentCollectionSize(min: 1, max: 2)) var entities: [Reader]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Remove",
        acceptAlternatives: ["Delete"],
        denyLabel: "Keep",
        denyAlternatives: ["Leave them"],
        destructive: true
      ),
      dialog: "Remove \(entities.count) readers?"
    )
    return .result(dialog: "Removed.")
  }
}

/// Renames the archive, which can be taken back.
struct RenameArchive: UndoableIntent {
  static let title: LocalizedStringResource = "Rename Archive"
  @Parameter(title: "Name") var name: String
  @Dependency var model: ArchiveModel

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    model.rename(to: name)
    undoManager?.registerUndo(withTarget: model) { $0.forgetName() }
    return .result(dialog: "It is called \(model.name) now.")
  }
}
