import ActivityKit
import AppIntents
import SwiftData
import SwiftUI
import WidgetKit

// What goes on, told by types that are on the main actor as everything is.

struct HeatingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var degrees: Int
  }

  var room: String
}

struct CoolingAttributes: nonisolated ActivityAttributes {
  struct ContentState: Codable, Hashable {
    let minutes: Int
  }
}

struct HeatIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Heat"
  @Parameter(title: "Degrees", default: 80) var degrees: Int

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let activity = try Activity.request(
      attributes: HeatingAttributes(room: "Sauna"),
      content: .init(state: .init(degrees: 20), staleDate: nil),
      pushType: nil,
      style: .transient
    )
    await activity.update(.init(state: .init(degrees: degrees), staleDate: nil))
    var told = 0
    for await content in activity.contentUpdates { told = content.state.degrees }
    for other in Activity<CoolingAttributes>.activities {
      await other.end(nil, dismissalPolicy: .immediate)
    }
    await activity.end(activity.content, dismissalPolicy: .immediate)
    return .result(value: told)
  }
}

struct HeatingWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: HeatingAttributes.self) { context in
      Text("\(context.attributes.room): \(context.state.degrees)")
        .activityBackgroundTint(.orange)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("\(context.state.degrees)") }
      } compactLeading: {
        Text("\(context.state.degrees)")
      } compactTrailing: {
        Image(systemName: "flame")
      } minimal: {
        Image(systemName: "flame")
      }
    }
    .supplementalActivityFamilies([.small])
  }
}

struct SaunaWidgetView: View {
  @Environment(\.levelOfDetail) private var levelOfDetail
  @Environment(\.isActivityUpdateReduced) private var isReduced

  var body: some View {
    AccessoryWidgetGroup("Sauna", systemImage: "flame") {
      Text(levelOfDetail == .simplified || isReduced ? "Hot" : "Hot and steaming")
    }
    .accessoryWidgetGroupStyle(.circular)
  }
}

@Model
final class Visit {
  var minutes: Int
  init(minutes: Int) { self.minutes = minutes }
}

enum SaunaSchema: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Visit.self] }
}

enum SaunaPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [SaunaSchema.self] }
  static var stages: [MigrationStage] { [] }
}

struct CountVisitsIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Visits"

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let container = try ModelContainer(
      for: Visit.self,
      migrationPlan: SaunaPlan.self,
      configurations: ModelConfiguration(for: Visit.self, isStoredInMemoryOnly: true)
    )
    container.mainContext.insert(Visit(minutes: 15))
    return .result(value: try container.mainContext.fetchCount(FetchDescriptor<Visit>()))
  }
}
