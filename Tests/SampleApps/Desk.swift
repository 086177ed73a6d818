import AppIntents
public import AssistantKit
public import Foundation

extension SampleApps {
  /// The app of `Examples/Desk`, written in Swift: there it is a program of its own, in two ways.
  public static let desk = App(
    DeskShortcuts.self,
    name: "Desk",
    alternativeNames: ["My Desk"],
    strings: .module
  ) { _ in
    AppDependencyManager.shared.add(dependency: NotesFile.usual)
  }
}

struct DeskShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WriteNote(),
      phrases: [
        "Add a note in \(.applicationName)", "New note in \(.applicationName)",
      ],
      shortTitle: "Add Note",
      systemImageName: "note"
    )
    AppShortcut(
      intent: ShowNotes(),
      phrases: ["Show my notes in \(.applicationName)", "What is on my \(.applicationName)"],
      shortTitle: "Show Notes",
      systemImageName: "note"
    )
    AppShortcut(
      intent: MarkNotes(),
      phrases: ["Mark my notes \(\.$color) on \(.applicationName)"],
      shortTitle: "Mark Notes",
      systemImageName: "paintbrush"
    )
    AppShortcut(
      intent: SetTimer(),
      phrases: ["Start a timer on \(.applicationName)"],
      shortTitle: "Set Timer",
      systemImageName: "timer"
    )
    AppShortcut(
      intent: ClearNotes(),
      phrases: ["Clear my notes in \(.applicationName)", "Tidy \(.applicationName)"],
      shortTitle: "Clear Notes",
      systemImageName: "trash"
    )
  }
}

/// Where the notes are kept.
public struct NotesFile: Sendable {
  /// The file, which need not be there.
  public var url: URL

  /// Keeps the notes in a file.
  public init(url: URL) { self.url = url }

  /// The file that the environment names, or one for everybody.
  static var usual: NotesFile {
    let named = ProcessInfo.processInfo.environment["NOTES_FILE"].map { URL(filePath: $0) }
    return NotesFile(
      url: named ?? FileManager.default.temporaryDirectory.appending(path: "desk-notes.txt")
    )
  }

  var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

  func add(_ line: String) throws {
    try (text + line + "\n").write(to: url, atomically: true, encoding: .utf8)
  }
}

struct WriteNote: AppIntent {
  static let title: LocalizedStringResource = "Add Note"
  static let description: IntentDescription? = "Writes a line below the others."
  static var parameterSummary: some ParameterSummary { Summary("Note \(\.$text)") }

  @Parameter(title: "Note", requestValueDialog: "What shall I write down?") var text: String
  @Dependency var notes: NotesFile

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try notes.add(text)
    return .result(dialog: "Noted: \(text)")
  }
}

struct ShowNotes: AppIntent {
  static let title: LocalizedStringResource = "Show Notes"

  @Dependency var notes: NotesFile

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let text = notes.text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw DeskError.noNotes }
    return .result(dialog: "\(text)")
  }
}

enum DeskError: Error, CustomLocalizedStringResourceConvertible {
  case noNotes

  var localizedStringResource: LocalizedStringResource { "there are no notes yet" }
}

enum NoteColor: String, AppEnum {
  case red = "f00"
  case green = "0f0"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
  static let caseDisplayRepresentations: [NoteColor: DisplayRepresentation] = [
    .red: DisplayRepresentation(title: "Red", synonyms: ["scarlet"]),
    .green: "Green",
  ]
}

struct MarkNotes: AppIntent {
  static let title: LocalizedStringResource = "Mark Notes"

  @Parameter(title: "Color") var color: NoteColor
  @Dependency var notes: NotesFile

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try notes.add("[\(color.rawValue)]")
    return .result(dialog: "The notes are marked \(color) (\(color.rawValue)).")
  }
}

struct SetTimer: AppIntent {
  static let title: LocalizedStringResource = "Set Timer"

  @Parameter(
    title: "Minutes",
    inclusiveRange: (1, 180),
    requestValueDialog: "For how many minutes?"
  ) var minutes: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The timer runs for \(minutes) minutes.")
  }
}

struct ClearNotes: DeleteIntent {
  static let title: LocalizedStringResource = "Clear Notes"

  @Parameter(title: "Notes", default: []) var entities: [NoteEntity]
  @Dependency var notes: NotesFile

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Throw all notes away?")
    try? FileManager.default.removeItem(at: notes.url)
    return .result(dialog: "The desk is empty.")
  }
}

struct NoteEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = NoteQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct NoteQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [NoteEntity] { [] }
}
