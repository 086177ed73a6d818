import AppIntents
import AppKit
import CoreGraphics
import SwiftUI
import WidgetKit

// The windows of the nursery's app for the Mac, and a widget from before App Intents.

final class NurseryDelegate: NSObject, NSApplicationDelegate {}

struct PottingShedApp: App {
  @NSApplicationDelegateAdaptor(NurseryDelegate.self) private var delegate
  @Environment(\.scenePhase) private var phase

  static func stayOpen() {
    ProcessInfo.processInfo.automaticTerminationSupportEnabled = true
    ProcessInfo.processInfo.disableAutomaticTermination("Plants are watered")
    ProcessInfo.processInfo.enableSuddenTermination()
  }

  var body: some Scene {
    WindowGroup("Nursery", id: "main") { Text("Plants") }
      .onChange(of: phase) { Self.stayOpen() }
    WindowGroup("Plant", id: "plant", for: String.self) { name in
      Text(name.wrappedValue ?? "No plant")
    }
    WindowGroup(for: Int.self) { number in Text("\(number.wrappedValue ?? 0)") }
    SwiftUI.Window(Text("Shelf"), id: "shelf") { Text("Shelf") }
  }
}

final class BedSettings: NSObject {
  var bed: String?
}

struct BedEntry: TimelineEntry {
  let date: Date
}

struct BedProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> BedEntry { BedEntry(date: .now) }

  func getSnapshot(
    for configuration: BedSettings,
    in context: Context,
    completion: @escaping @Sendable (BedEntry) -> Void
  ) { completion(BedEntry(date: .now)) }

  func getTimeline(
    for configuration: BedSettings,
    in context: Context,
    completion: @escaping @Sendable (Timeline<BedEntry>) -> Void
  ) { completion(Timeline(entries: [], policy: .never)) }

  func recommendations() -> [IntentRecommendation<BedSettings>] {
    [IntentRecommendation(intent: BedSettings(), description: "Herbs")]
  }
}

struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "bed", intent: BedSettings.self, provider: BedProvider()) { entry in
      Text(entry.date, style: .time)
    }
    .configurationDisplayName("Bed")
  }
}

struct LeafView: View {
  var leaf: CGImage

  var body: some View {
    VStack {
      Image(decorative: leaf, scale: 1).resizable().interpolation(.none)
      Image(leaf, scale: 2, orientation: .left, label: Text("A leaf"))
    }
  }
}
