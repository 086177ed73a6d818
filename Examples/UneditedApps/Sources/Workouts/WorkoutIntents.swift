import AppIntents
import CoreLocation
import SwiftUI
import UIKit
import WidgetKit

struct LogWorkout: AppIntent {
  static var title: LocalizedStringResource = "Log Workout"
  static var description = IntentDescription("Writes a workout down.")
  static var openAppWhenRun = false

  @Parameter(title: "Sport", requestValueDialog: "Which sport?")
  var sport: Sport

  @Parameter(title: "Duration", defaultUnit: .minutes, supportsNegativeNumbers: false)
  var duration: Measurement<UnitDuration>

  @Parameter(title: "Place", displayStyle: .city)
  var place: CLPlacemark?

  static var parameterSummary: some ParameterSummary {
    When(\.$place, .hasAnyValue) {
      Summary("Log \(\.$sport) for \(\.$duration) at \(\.$place)")
    } otherwise: {
      Summary("Log \(\.$sport) for \(\.$duration)") { \.$place }
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    WorkoutStore.shared.log(sport, for: duration, at: place)
    WidgetCenter.shared.reloadTimelines(ofKind: "week")
    return .result(dialog: "Logged.", view: WeekView(store: .shared))
  }
}

struct CopyWeek: AppIntent {
  static var title: LocalizedStringResource = "Copy Week"

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let text = "\(Int(WorkoutStore.shared.total)) min"
    UIPasteboard.general.string = text
    return .result(value: text)
  }
}

struct WeekView: View {
  @ObservedObject var store: WorkoutStore

  var body: some View {
    VStack(alignment: .leading) {
      ProgressView(value: min(store.total, store.weeklyGoal), total: store.weeklyGoal) {
        Text("Week").bold()
      } currentValueLabel: {
        Text("\(Int(store.total)) of \(Int(store.weeklyGoal)) min")
      }
      Grid(alignment: .leadingFirstTextBaseline) {
        ForEach(store.workouts) { workout in
          GridRow {
            Text(workout.sport.rawValue.capitalized).foregroundColor(workout.sport.color)
            Text(workout.minutes, format: .number.precision(.fractionLength(0)))
              .monospacedDigit()
              .gridColumnAlignment(.trailing)
            Text(workout.place ?? "–").foregroundStyle(.secondary)
          }
        }
      }
    }
    .widgetURL(URL(string: "workouts://week"))
  }
}

struct WeekWidget: Widget {
  struct Entry: TimelineEntry {
    let date: Date
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "week", provider: Provider()) { _ in
      WeekView(store: .shared).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Week")
    .description("How far the week is.")
  }
}

public struct WorkoutShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LogWorkout(),
      phrases: [
        "Log a \(\.$sport) in \(.applicationName)", "Log a workout in \(.applicationName)",
      ],
      shortTitle: "Log Workout",
      systemImageName: "figure.run"
    )
    AppShortcut(
      intent: CopyWeek(),
      phrases: ["Copy my week from \(.applicationName)"],
      shortTitle: "Copy Week",
      systemImageName: "doc.on.doc"
    )
  }
}
