import AppIntents

// What the talks say about focus filters, searching, sharing and packages, in an app of our own.

struct ReaderEntity: AppEntity {
  var id: String
  var displayName: String { id }
  var displayRepresentation: DisplayRepresentation { "\(displayName)" }
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Reader"
  static var defaultQuery = ReaderQuery()
}

struct ReaderQuery: EntityQuery {
  @Dependency var catalogue: Catalogue

  func entities(for identifiers: [ReaderEntity.ID]) async throws -> [ReaderEntity] {
    identifiers.map(ReaderEntity.init)
  }
}

extension ReaderQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [ReaderEntity] { [] }
}

extension ReaderQuery: EntityPropertyQuery {
  static var properties = QueryProperties {
  }

  static var sortingOptions = SortingOptions {
  }

  func entities(
    matching comparators: [Predicate<ReaderEntity>],
    mode: ComparatorMode,
    sortedBy: [Sort<ReaderEntity>],
    limit: Int?
  ) async throws -> [ReaderEntity] {
    []
  }
}

extension ReaderQuery: EntityStringQuery {
  func entities(matching: String) async throws -> [ReaderEntity] {
    [ReaderEntity(id: matching)]
  }
}

struct ReadingRoomFocusFilter: SetFocusFilterIntent {
  static var title: LocalizedStringResource = "Set reader, lamp & sign"

  static var description: LocalizedStringResource? = """
    Choose who reads, and how the room looks.
    """

  @Parameter(title: "Dim the Lamp", default: false)
  var dimsLamp: Bool

  @Parameter(title: "Sign")
  var sign: String?

  @Parameter(title: "Reader")
  var reader: ReaderEntity?

  var localizedLamp: String {
    self.dimsLamp ? "Dim" : "Bright"
  }

  var displayRepresentation: DisplayRepresentation {
    var titleList: [LocalizedStringResource] = [], subtitleList: [String] = []
    if let reader = self.reader {
      titleList.append("Reader")
      subtitleList.append(reader.displayName)
    }
    if let sign = self.sign {
      titleList.append("Sign")
      subtitleList.append(sign)
    }
    titleList.append("Lamp")
    subtitleList.append(self.localizedLamp)

    let title = LocalizedStringResource("Set \(titleList, format: .list(type: .and))")
    let subtitle = LocalizedStringResource("\(subtitleList.formatted())")

    return DisplayRepresentation(title: title, subtitle: subtitle)
  }

  func perform() async throws -> some IntentResult {
    .result()
  }

  var appContext: FocusFilterAppContext {
    FocusFilterAppContext(notificationFilterPredicate: NSPredicate(value: true))
  }
}

func currentSign() async throws -> String? {
  do {
    return try await ReadingRoomFocusFilter.current.sign
  } catch let error {
    print("No filter: \(error.localizedDescription)")
    throw error
  }
}

struct PosterEntity: IndexedEntity {
  var id: Int

  @Property(
    indexingKey: \.displayName
  )
  var name: String

  @Property(
    indexingKey: \.contentDescription
  )
  var description: String

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Poster")

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)")
  }

  static let defaultQuery = PosterQuery()
}

struct PosterQuery: EntityQuery {
  func entities(for identifiers: [PosterEntity.ID]) async throws -> [PosterEntity] { [] }
}

extension PosterEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) {
      Data($0.name.utf8)
    }
  }
}

/// The package of the kit.
public struct ReadingRoomKitPackage: AppIntentsPackage {}

struct ReadingRoomPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] {
    [ReadingRoomKitPackage.self]
  }
}
