import ActivityKit
import AppIntents
import Charts
import CoreLocation
import HealthKit
import LockedCameraCapture
import MapKit
import SwiftData
import SwiftUI
import UserNotifications
import WidgetKit

@Model final class Stop {
  var id: UUID
  var title: String

  init(id: UUID, title: String) {
    self.id = id
    self.title = title
  }
}

struct StopReference {
  var id: Stop.ID
}

struct OutingCard: View {
  struct Place: Identifiable {
    let id: Int
    let name: String
  }

  @Environment(\.colorSchemeContrast) private var contrast
  @State private var position: MapCameraPosition = .automatic
  @State private var chosen: Int?
  let places: [Place]

  var body: some View {
    VStack {
      Map(position: $position, selection: $chosen) {
        ForEach(places) { place in
          Marker(place.name, coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
            .tag(place.id)
            .tint(.orange)
        }
        UserAnnotation()
      }
      .mapStyle(.standard(elevation: .realistic))
      .frame(height: 120)
      Chart {
        ForEach(places, id: \.id) { place in
          BarMark(
            x: .value("Stop", place.name),
            y: .value("Steps", place.id),
            stacking: .normalized
          )
          .annotation(position: .overlay) { Text(place.name) }
        }
      }
      .chartXAxis {
        AxisMarks(values: .automatic(desiredCount: 3)) { _ in
          AxisGridLine()
          AxisValueLabel()
        }
      }
      .chartLegend(position: .bottom, alignment: .center, spacing: 6)
      Section {
        Text(contrast == .increased ? "Clear" : "Usual")
      } footer: {
        Text("The end")
      }
    }
    .task { await look() }
  }

  private func look() async {}
}

struct OutingIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Outing"

  @MainActor func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: OutingCard(places: [.init(id: 2, name: "Mill"), .init(id: 4, name: "Weir")])
    )
  }
}

struct PathControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "path") {
      ControlWidgetButton(action: OutingIntent()) { Label("Path", systemImage: "map") }
    }
  }
}

struct PathWidgets: WidgetBundle {
  var body: some Widget { PathControl() }
}

struct PathCamera: LockedCameraCaptureExtension {
  var body: some LockedCameraCaptureExtensionScene {
    LockedCameraCaptureUIScene { session in Text(session.sessionContentURL.path) }
  }
}

func feelings(in store: HKHealthStore) async throws -> [HKStateOfMind] {
  try await HKSampleQueryDescriptor(
    predicates: [.stateOfMind(HKQuery.predicateForStatesOfMind(with: .dailyMood))],
    sortDescriptors: [SortDescriptor(\.startDate)],
    limit: 3
  ).result(for: store)
}

final class OutingNotifications: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
}
