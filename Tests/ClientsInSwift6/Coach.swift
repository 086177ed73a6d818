import AVFoundation
import ActivityKit
import AppIntents
import BackgroundTasks
import Charts
import EventKit
import HealthKit
import Intents
import LocalAuthentication
import MapKit
import StoreKit
import SwiftUI
import TipKit
import WidgetKit

// An app of a phone's: what it does beside its intents needs a phone, and is named here as there.

struct RunAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var kilometres: Double
  }

  var name: String
}

struct StartRun: LiveActivityIntent {
  static let title: LocalizedStringResource = "Start a Run"

  @Parameter(title: "Name") var name: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else {
      return .result(dialog: "Live Activities are off.")
    }
    let content = ActivityContent(state: RunAttributes.ContentState(kilometres: 0), staleDate: nil)
    let activity = try Activity.request(attributes: RunAttributes(name: name), content: content)
    await activity.update(.init(state: .init(kilometres: 1.5), staleDate: nil))
    return .result(dialog: "\(activity.attributes.name) has begun.")
  }
}

struct EndRun: LiveActivityIntent {
  static let title: LocalizedStringResource = "End the Run"

  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    var kilometres = 0.0
    for activity in Activity<RunAttributes>.activities {
      kilometres += activity.content.state.kilometres
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result(value: kilometres)
  }
}

struct RemindMe: AppIntent {
  static let title: LocalizedStringResource = "Remind Me to Run"

  @Parameter(title: "Date") var date: Date

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let store = EKEventStore()
    guard try await store.requestFullAccessToReminders() else {
      throw AppIntentError.Unrecoverable.notAllowed
    }
    let reminder = EKReminder(eventStore: store)
    reminder.title = "Run"
    reminder.calendar = store.defaultCalendarForNewReminders()
    reminder.dueDateComponents = Calendar.current.dateComponents([.year, .month, .day], from: date)
    reminder.addAlarm(EKAlarm(absoluteDate: date))
    try store.save(reminder, commit: true)
    var count = 0
    store.fetchReminders(matching: store.predicateForReminders(in: nil)) { found in
      count = found?.filter { !$0.isCompleted }.count ?? 0
    }
    return .result(value: count)
  }
}

struct Day: Identifiable {
  let name: String
  let steps: Int
  var id: String { name }
}

struct WeekView: View {
  let days: [Day]

  var body: some View {
    VStack(alignment: .leading) {
      TipView(WeekTip())
      Chart(days) { day in
        BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
          .foregroundStyle(.green)
      }
      .chartXAxis(.hidden)
      .frame(height: 120)
    }
  }
}

struct WeekTip: Tip {
  var title: Text { Text("Long press a day to see more") }
}

struct ShowWeek: AppIntent {
  static let title: LocalizedStringResource = "Show the Week"

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: WeekView(days: [Day(name: "Mon", steps: 4000), Day(name: "Tue", steps: 8000)]))
  }
}

struct LogWeight: AppIntent {
  static let title: LocalizedStringResource = "Log Weight"

  @Parameter(title: "Weight", unit: .kilograms) var weight: Measurement<UnitMass>

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard HKHealthStore.isHealthDataAvailable() else {
      return .result(dialog: "There is no health data on this device.")
    }
    let kilograms = weight.converted(to: .kilograms).value
    let sample = HKQuantitySample(
      type: HKQuantityType(.bodyMass),
      quantity: HKQuantity(unit: .gram(), doubleValue: kilograms * 1000),
      start: .now,
      end: .now
    )
    try await HKHealthStore().save(sample)
    return .result(dialog: "Logged.")
  }
}

struct PlayCadence: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play the Cadence"

  @MainActor
  func perform() async throws -> some IntentResult {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .default, options: [.mixWithOthers])
    try session.setActive(true)
    AVSpeechSynthesizer().speak(AVSpeechUtterance(string: "Left, right"))
    return .result()
  }
}

struct FindTrack: AppIntent {
  static let title: LocalizedStringResource = "Find a Track"

  @Parameter(title: "Near") var place: CLPlacemark

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "track"
    if let middle = place.location?.coordinate {
      request.region = MKCoordinateRegion(
        center: middle,
        latitudinalMeters: 2000,
        longitudinalMeters: 2000
      )
    }
    let found = try await MKLocalSearch(request: request).start()
    return .result(value: found.mapItems.compactMap(\.name))
  }
}

struct UsePlan: AppIntent {
  static let title: LocalizedStringResource = "Use My Plan"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

  func perform() async throws -> some IntentResult & ProvidesDialog {
    for await entitlement in Transaction.currentEntitlements {
      if case .verified(let transaction) = entitlement, transaction.productID == "plan" {
        return .result(dialog: "Here is your plan.")
      }
    }
    return .result(dialog: "Plans are for members.")
  }
}

private final class Countdown: ObservableObject {
  @Published var seconds = 10
}

/// Can be sent although its model cannot: what is watched is on the main actor.
private struct CountdownWatch: Sendable {
  @ObservedObject var countdown: Countdown
}

struct WeekSetting: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Week"
}

struct WeekEntry: RelevanceEntry {}

struct WeekProvider: RelevanceEntriesProvider {
  func relevance() async -> WidgetRelevance<WeekSetting> {
    WidgetRelevance(
      Chores.reasons.map { WidgetRelevanceAttribute(configuration: WeekSetting(), context: $0) }
    )
  }

  func entry(configuration: WeekSetting, context: Context) async throws -> WeekEntry { WeekEntry() }
  func placeholder(context: Context) -> WeekEntry { WeekEntry() }
}

struct WeekWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "week", provider: WeekProvider()) { _ in Text("Your week") }
      .associatedKind("plan")
      .configurationDisplayName("Week")
  }
}

/// What an app does when it starts and when it is left.
enum Chores {
  static func remindOnMonday(_ monday: Date) async throws {
    let context = RelevantContext.date(from: monday, to: monday.addingTimeInterval(3600))
    try await RelevantIntentManager.shared.updateRelevantIntents([
      RelevantIntent(WeekSetting(), widgetKind: "week", relevance: context)
    ])
  }

  static var track: CLCircularRegion {
    CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4),
      radius: 200,
      identifier: "track"
    )
  }

  /// When and where the week matters.
  static var reasons: [RelevantContext] {
    [
      .date(.now, kind: .scheduled), .date(range: .now ... .distantFuture, kind: .informational),
      .location(track), .location(inferred: .work), .fitness(.activityRingsIncomplete),
      .hardware(headphones: .connected), .sleep(.wakeup),
    ] + [.location(category: .fitnessCenter)].compactMap(\.self)
  }

  static func plan() throws {
    let request = BGAppRefreshTaskRequest(identifier: "coach.refresh")
    request.earliestBeginDate = .now.addingTimeInterval(3600)
    try BGTaskScheduler.shared.submit(request)
    try Tips.configure()
  }

  static func donate() async throws {
    try await INInteraction(intent: INIntent(), response: nil).donate()
  }

  static var canUnlock: Bool {
    LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
  }
}

struct CoachShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: EndRun(),
      phrases: ["End my run in \(.applicationName)"],
      shortTitle: "End Run",
      systemImageName: "stop"
    )
    AppShortcut(
      intent: ShowWeek(),
      phrases: ["Show my week in \(.applicationName)"],
      shortTitle: "Week",
      systemImageName: "chart.bar"
    )
    AppShortcut(
      intent: UsePlan(),
      phrases: ["Use my plan in \(.applicationName)"],
      shortTitle: "Plan",
      systemImageName: "list.bullet"
    )
    AppShortcut(
      intent: StartRun(),
      phrases: ["Start a run in \(.applicationName)"],
      shortTitle: "Start Run",
      systemImageName: "play"
    )
    AppShortcut(
      intent: RemindMe(),
      phrases: ["Remind me to run in \(.applicationName)"],
      shortTitle: "Remind Me",
      systemImageName: "bell"
    )
    AppShortcut(
      intent: LogWeight(),
      phrases: ["Log my weight in \(.applicationName)"],
      shortTitle: "Weight",
      systemImageName: "scalemass"
    )
  }
}
