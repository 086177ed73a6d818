// Types that follow the system's schemas, as they are written for Apple's systems.

import AppIntents
import CoreLocation

@AppEntity(schema: .photos.asset)
struct AssetEntity: IndexedEntity {
  static let defaultQuery = AssetQuery()

  let id: String
  let width: Int
  var title: String?
  var creationDate: Date?
  var location: CLPlacemark?
  var isFavorite: Bool
  var isHidden: Bool
  var cache: [String: String] = [:]

  init(id: String, title: String?) {
    self.id = id
    width = 3
    self.title = title
    isFavorite = id == "a"
    isHidden = false
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title ?? id)")
  }
}

struct AssetQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [AssetEntity] {
    identifiers.map { AssetEntity(id: $0, title: $0.uppercased()) }
  }

  func suggestedEntities() async throws -> [AssetEntity] { try await entities(for: ["a", "b"]) }
}

@AppEnum(schema: .photos.assetType)
enum AssetKind: String {
  case photo, video

  static let caseDisplayRepresentations: [AssetKind: DisplayRepresentation] = [
    .photo: "Photo", .video: "Video",
  ]
}

@AppIntent(schema: .photos.openAsset)
struct OpenAsset: OpenIntent {
  var target: AssetEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Opened \(target.title ?? "").")
  }
}

@AssistantIntent(schema: .photos.search)
struct SearchAssets: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]

  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: criteria.term)
  }
}

/// Follows a schema that is not known.
@AppIntent(schema: .unheard.ofThing)
public struct OfThing {
  var amount: Int

  /// Nothing filled in.
  public init() {}

  /// One more.
  public func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: amount + 1)
  }
}

extension AppSchema.Intent {
  static var unheard: AppSchema.Intent { .system }
}
