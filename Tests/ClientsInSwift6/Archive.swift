import AppIntents
import AppKit
import CoreVideo
import SwiftData
import SwiftUI
import UniformTypeIdentifiers
import Vision

// An archive of letters: what was added and removed is read from the history of its models.

@Model
final class Letter {
  @Attribute(.preserveValueOnDeletion) var number: Int
  var subject: String

  init(number: Int, subject: String) {
    self.number = number
    self.subject = subject
  }
}

struct LetterEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Letter"
  static let defaultQuery = LetterQuery()

  let id: Int
  var subject: String

  var displayRepresentation: DisplayRepresentation { .init(title: "\(subject)") }
}

struct LetterQuery: EnumerableEntityQuery {
  @Dependency var archive: ModelContainer

  func allEntities() async throws -> [LetterEntity] {
    try ModelContext(archive).fetch(FetchDescriptor<Letter>(sortBy: [SortDescriptor(\.number)]))
      .map { LetterEntity(id: $0.number, subject: $0.subject) }
  }

  func entities(for identifiers: [Int]) async throws -> [LetterEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

enum Shelfmark: String, AppEnum {
  case north, south

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelfmark"
  static let caseDisplayRepresentations: [Shelfmark: DisplayRepresentation] = [
    .north: "North Wall", .south: "South Wall",
  ]
}

@UnionValue
enum Holding {
  case letter(LetterEntity)
  case shelf(Shelfmark)

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Holding"
  static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
    .letter: "Letters", .shelf: "Shelves",
  ]
}

struct DustHolding: AppIntent {
  static let title: LocalizedStringResource = "Dust Holding"

  @Parameter(title: "Holding") var holding: Holding

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name =
      switch holding {
      case .letter(let letter): letter.subject
      case .shelf(let shelf): shelf.rawValue
      }
    return .result(dialog: "\(name) is dusted.")
  }
}

struct BurnLetter: AppIntent {
  static let title: LocalizedStringResource = "Burn Letter"

  @Parameter(title: "Letter") var letter: LetterEntity
  @Dependency var archive: ModelContainer

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let context = ModelContext(archive)
    context.author = "keeper"
    let number = letter.id
    try context.delete(model: Letter.self, where: #Predicate { $0.number == number })
    try context.save()
    return .result(dialog: "It is gone.")
  }
}

/// What happened since somebody last asked.
struct ReadDiary: AppIntent {
  static let title: LocalizedStringResource = "Read Diary"

  @Dependency var archive: ModelContainer

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
    let context = ModelContext(archive)
    var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
    descriptor.sortBy = [SortDescriptor(\.transactionIdentifier)]
    var lines: [String] = []
    for transaction in try context.fetchHistory(descriptor) {
      for change in transaction.changes {
        switch change {
        case .insert: lines.append("came by \(transaction.author ?? "nobody")")
        case .update: lines.append("changed")
        case .delete(let deletion):
          let number = (deletion as? DefaultHistoryDelete<Letter>)?.tombstone[\.number] as? Int
          lines.append("\(number ?? 0) went by \(transaction.author ?? "nobody")")
        @unknown default: break
        }
      }
    }
    return .result(value: lines, dialog: "\(lines.count) lines.")
  }
}

// The schema's parameter is called as the name of an intent is.
@AppIntent(schema: .journal.createEntry)
struct NoteInJournal: AppIntent {
  @Parameter var message: AttributedString
  @Parameter var title: String?
  @Parameter var entryDate: Date?
  @Parameter(default: []) var mediaItems: [IntentFile]

  func perform() async throws -> some ReturnsValue<LetterEntity> {
    .result(value: LetterEntity(id: 0, subject: title ?? String(message.characters)))
  }
}

/// What is handed over the counter.
enum Counter {
  static func wrap(_ subject: String, at address: URL) -> NSItemProvider {
    let provider = NSItemProvider(object: subject)
    provider.suggestedName = "Letter"
    provider.registerDataRepresentation(for: .url) { completion in
      completion(Data(address.absoluteString.utf8), nil)
      return nil
    }
    return provider
  }

  static func suggest(_ letters: [LetterEntity]) async throws {
    try await RelevantEntities.shared.updateEntities(letters, for: .audio(.nowPlaying))
    try await RelevantEntities.shared.removeAllEntities()
  }

  static func words(in points: CVPixelBuffer) throws -> [String] {
    var words: [String] = []
    let request = VNRecognizeTextRequest { request, _ in
      let found = request.results as? [VNRecognizedTextObservation]
      words = (found ?? []).compactMap { $0.topCandidates(1).first?.string }
    }
    try VNImageRequestHandler(cvPixelBuffer: points, options: [:]).perform([request])
    return words
  }
}

struct CounterView: View {
  @State private var isAimedAt = false
  let subject: String

  var body: some View {
    Text(subject)
      .foregroundStyle(Color(.systemBlue))
      .onDrag { NSItemProvider(object: subject) }
      .onDrop(of: [.plainText, .url], isTargeted: $isAimedAt) { providers in
        providers.contains { $0.hasItemConformingToTypeIdentifier(UTType.url.identifier) }
      }
      .onHover { isOver in
        if isOver { NSCursor.pointingHand.push() } else { NSCursor.pop() }
      }
  }
}

struct ArchiveShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: DustHolding(),
      phrases: ["Dust something in \(.applicationName)"],
      shortTitle: "Dust",
      systemImageName: "wind"
    )
    AppShortcut(
      intent: BurnLetter(),
      phrases: ["Burn \(\.$letter) of \(.applicationName)"],
      shortTitle: "Burn",
      systemImageName: "flame"
    )
    AppShortcut(
      intent: ReadDiary(),
      phrases: ["Read the diary of \(.applicationName)"],
      shortTitle: "Diary",
      systemImageName: "book"
    )
  }
}
