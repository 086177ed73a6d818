import AppIntents
import CoreSpotlight
import SwiftUI
import UniformTypeIdentifiers

// What the other clients leave out, as the documentation of each writes it.

enum IndexingKeys {
  static let price: CSCustomAttributeKey = {
    guard let key = CSCustomAttributeKey(keyName: "price") else { preconditionFailure() }
    return key
  }()
}

@AssistantEnum(schema: .photos.assetType)
enum Medium: String, AppEnum {
  case photo, video

  static let caseDisplayRepresentations: [Medium: DisplayRepresentation] = [
    .photo: "On Paper", .video: "On Film",
  ]
}

@AssistantEntity(schema: .photos.album)
struct Portfolio {
  struct PortfolioQuery: EntityQuery {
    func entities(for identifiers: [Portfolio.ID]) async throws -> [Portfolio] {
      identifiers.map(Portfolio.init)
    }

    func suggestedEntities() async throws -> [Portfolio] {
      try await entities(for: ["Spring", "Autumn"])
    }
  }

  static let defaultQuery = PortfolioQuery()

  let id: String
  var name: String
  var creationDate: Date?
  var albumType: PortfolioKind

  init(id: String) {
    self.id = id
    name = id
    albumType = .custom
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

@AssistantEnum(schema: .photos.albumType)
enum PortfolioKind: String, AppEnum {
  case custom, favorites

  static let caseDisplayRepresentations: [PortfolioKind: DisplayRepresentation] = [
    .custom: "Own", .favorites: "Best",
  ]
}

struct Print: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Print"
  static let defaultQuery = PrintQuery()

  let id: String

  @ComputedProperty(title: "Price", customIndexingKey: IndexingKeys.price)
  var price: Int { id.count * 10 }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(contentType: .image)
    attributes.alternateNames = ["Sheet \(id)"]
    attributes.thumbnailData = Data(id.utf8)
    return attributes
  }
}

struct PrintQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Print] { identifiers.map(Print.init) }
  func suggestedEntities() async throws -> [Print] { try await entities(for: ["Moon", "Harbour"]) }
}

struct FramePrint: AppIntent {
  static let title: LocalizedStringResource = "Frame Print"

  @Parameter(title: "Framed") var isFramed: Bool

  init() {}

  init(isFramed: Bool) {
    self.isFramed = isFramed
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    try await IntentDonationManager.shared.donate(intent: self)
    return .result(value: isFramed)
  }
}

struct ShowPrint: AppIntent {
  static let title: LocalizedStringResource = "Show Print"

  @Parameter(title: "Print") var print: Print

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ShowsSnippetView {
    var name = AttributedString(print.id)
    name.link = URL(string: "https://example.com")
    let url = URL.documentsDirectory.appending(path: print.id, directoryHint: .notDirectory)
      .appendingPathExtension(for: .heic)
    guard url.startAccessingSecurityScopedResource() else {
      throw AppIntentError.PermissionRequired.photos
    }
    defer { url.stopAccessingSecurityScopedResource() }
    return .result(
      value: String(localized: "\(name) is \(url.lastPathComponent)"),
      view: PrintView(print: print)
    )
  }
}

struct PrintView: View {
  let print: Print

  var body: some View {
    ScrollView {
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 8).fill(.background)
        Text(print.id)
          .fontWeight(.semibold)
          .multilineTextAlignment(.leading)
      }
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
      .overlay(alignment: .bottomTrailing) { Image(systemName: "star.fill") }
      .aspectRatio(4 / 3, contentMode: .fit)
      .clipShape(.rect(cornerRadius: 8))
      Toggle(isOn: false, intent: FramePrint(isFramed: true)) { Text("Framed") }
        .toggleStyle(.button)
      SiriTipView(intent: FramePrint())
      ShortcutsLink()
    }
  }
}

struct ReturnNothing: AppIntent {
  static let title: LocalizedStringResource = "Return Nothing"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent {
    .result(value: 3, snippetIntent: EmptySnippetIntent())
  }
}

enum PictureTypes {
  static let all: [UTType] = [.heic, .webP, .svg, .vCard, .png, .pdf, .gif, .rawImage]
}

struct AtelierShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowPrint(),
      phrases: ["Show \(\.$print) in \(.applicationName)"],
      shortTitle: "Show Print",
      systemImageName: "photo"
    )
    AppShortcut(
      intent: ReturnNothing(),
      phrases: ["Return nothing from \(.applicationName)"],
      shortTitle: "Nothing",
      systemImageName: "nosign"
    )
  }
}
