import ActivityKit
import AppIntents
import CoreData
import SwiftUI
import UIKit
import WidgetKit

// An app about ferries, as apps for iOS 16 and 17 are written.

struct FerryEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Ferry"
  static var defaultQuery = FerryQuery()

  var id: String
  @Property(identifier: "quay", title: "Quay") var quay: String?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(id)",
      subtitle: quay.map { "From \($0)" },
      image: .init(systemName: "ferry", tintColor: .systemBlue)
    )
  }

  init(id: String, quay: String?) {
    self.id = id
    self.quay = quay
  }
}

struct FerryQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [FerryEntity] {
    identifiers.map { FerryEntity(id: $0, quay: "North") }
  }
}

struct FerrySettings: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Ferry"
  @Parameter(title: "Ferry") var ferry: FerryEntity?
}

struct FerryEntry: TimelineEntry {
  var date: Date
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 1) }
}

struct FerryProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> FerryEntry { FerryEntry(date: .now) }

  func snapshot(for configuration: FerrySettings, in context: Context) async -> FerryEntry {
    _ = context.environmentVariants.colorScheme?.first
    return FerryEntry(date: .now)
  }

  func timeline(
    for configuration: FerrySettings,
    in context: Context
  ) async -> Timeline<FerryEntry> { Timeline(entries: [], policy: .never) }

  func recommendations() -> [AppIntentRecommendation<FerrySettings>] {
    [AppIntentRecommendation(intent: FerrySettings(), description: Text("Next"))]
  }
}

struct FerryWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "ferry", intent: FerrySettings.self, provider: FerryProvider()) {
      Text($0.date, style: .time)
    }
    .pushHandler(FerryPushes.self)
    .supportedMountingStyles([.elevated])
    .widgetTexture(.paper)
  }
}

struct FerryPushes: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    _ = (pushInfo.token, widgets.first?.configuration)
  }
}

struct PictureIntent: AppIntent {
  static var title: LocalizedStringResource = "Picture of a Ferry"

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let look = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12), scale: .small)
    let image = UIImage(named: "ferry", in: .main, compatibleWith: nil)?
      .applyingSymbolConfiguration(look)?
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    UIPasteboard.general.image = image
    UIPasteboard.general.url = URL(string: "ferry://north")
    return .result(value: UIPasteboard.general.url?.host ?? "")
  }
}

struct SailingsView: View {
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)],
    animation: .default
  )
  private var sailings: FetchedResults<NSManagedObject>

  var body: some View {
    ForEach(sailings, id: \.objectID) { _ in Text("Sailing") }
    Text("\(sailings.count) sailings").transition(.move(edge: .top).animation(.spring))
  }
}
