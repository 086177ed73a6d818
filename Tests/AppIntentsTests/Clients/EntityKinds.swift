import AppIntents

// Kinds of entities beside the plain one, written as an app of today writes them.

struct ReadingSettings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reading Settings"
  static let defaultQuery = UniqueAppEntityProvider { ReadingSettings(fontSize: 12) }

  @Property(title: "Font Size") var fontSize: Int

  var displayRepresentation: DisplayRepresentation { "Reading Settings" }

  init(fontSize: Int) {
    self.fontSize = fontSize
  }
}

struct ScannedPage: FileEntity, OwnershipProvidingEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scanned Page"
  static let supportedContentTypes: [UTType] = [.png, .pdf]
  static let defaultQuery = ScannedPageQuery()

  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "A scanned page" }
  var ownership: EntityOwnership { [.shared] }
}

struct ScannedPageQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [ScannedPage] {
    identifiers.map { ScannedPage(id: $0) }
  }
}

struct PrintPage: AppIntent {
  static let title: LocalizedStringResource = "Print Page"

  @Parameter(title: "Page", supportedContentTypes: [.pdf]) var page: ScannedPage

  func perform() async throws -> some IntentResult & ReturnsValue<String?> {
    .result(value: try await page.id.fileURL?.lastPathComponent)
  }
}

struct Bookmark: SyncableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bookmark"
  static let defaultQuery = BookmarkQuery()

  let id: SyncableEntityIdentifier<Int, String>
  var displayRepresentation: DisplayRepresentation { "Bookmark \(id.local)" }
}

struct BookmarkQuery: EntityQuery {
  func entities(
    for identifiers: [SyncableEntityIdentifier<Int, String>]
  ) async throws -> [Bookmark] {
    identifiers.map { Bookmark(id: $0) }
  }
}

struct MoveBooks: AppIntent {
  static let title: LocalizedStringResource = "Move Books"

  @Parameter(title: "Books", requestValueDialog: "Which books?") var books: EntityCollection<Book>
  @Parameter(title: "Shelf", default: .read) var shelf: Shelf

  func perform() async throws -> some IntentResult & ReturnsValue<[Book]> {
    .result(value: try await books.resolvedEntities())
  }
}

struct CoverQuery: IntentValueQuery {
  func values(for cover: IntentFile) async throws -> [Book] {
    Book.all.filter { cover.filename.hasPrefix($0.title.lowercased()) }
  }
}
