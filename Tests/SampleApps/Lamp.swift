import AppIntents
import Foundation
import Synchronization
import UserNotifications

/// The one sentence of a lamp, which shines otherwise while a focus is on.
struct LampShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowLamp(),
      phrases: ["Show the light in \(.applicationName)"],
      shortTitle: "Show Light",
      systemImageName: "lightbulb"
    )
  }
}

/// How a lamp shines.
enum Light: String, AppEnum {
  case warm, cold
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Light"
  static let caseDisplayRepresentations: [Light: DisplayRepresentation] = [
    .warm: "Warm", .cold: "Cold",
  ]
}

/// Says how the lamp shines now.
struct ShowLamp: AppIntent {
  static let title: LocalizedStringResource = "Show Light"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let filter = try? await SetLamp.current else { return .result(dialog: "As ever.") }
    let strength = filter.isDimmed ? "dimmed" : "bright"
    return .result(dialog: "\(filter.light?.rawValue ?? "any") and \(strength)")
  }
}

/// Tells of every light that the lamp has, in both ways of posting.
struct FlashLamp: AppIntent {
  static let title: LocalizedStringResource = "Flash"

  func perform() async throws -> some IntentResult {
    let center = UNUserNotificationCenter.current()
    for (place, light) in [Light.warm, .cold].enumerated() {
      let content = UNMutableNotificationContent()
      content.title = "Flash"
      content.subtitle = light.rawValue
      content.filterCriteria = light.rawValue
      content.badge = place + 1
      let request = UNNotificationRequest(identifier: light.rawValue, content: content)
      if place == 0 {
        try await center.add(request)
      } else {
        center.add(request) { _ in }
      }
    }
    let content = UNMutableNotificationContent()
    content.title = "Dark again"
    content.body = "That was all."
    try await center.add(UNNotificationRequest(identifier: "all", content: content))
    try await center.setBadgeCount(7)
    return .result()
  }
}

/// Moves the lamp, so that other things come first.
struct MoveLamp: AppIntent {
  static let title: LocalizedStringResource = "Move Lamp"

  func perform() async throws -> some IntentResult {
    SetLamp.place.withLock { $0 = "shelf" }
    SetLamp.invalidateFocusFilterAppContext()
    return .result()
  }
}

/// Has the lamp shine otherwise.
struct SetLamp: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Set Light"
  static let description: IntentDescription? = "How the lamp shines while you concentrate."
  /// Where the lamp stands.
  static let place = Mutex("lamp")

  @Parameter(title: "Light") var light: Light?
  @Parameter(title: "Dimmed", default: true) var isDimmed: Bool

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "Light",
      subtitle: "\(light?.rawValue ?? "any"), \(isDimmed ? "true" : "false")"
    )
  }

  var appContext: FocusFilterAppContext {
    FocusFilterAppContext(
      notificationFilterPredicate: light.map { NSPredicate(format: "SELF == %@", $0.rawValue) },
      targetContentIdentifierPrefix: light.map { light in
        Self.place.withLock { "\($0).\(light.rawValue)" }
      }
    )
  }

  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [SetLamp] {
    let filter = SetLamp()
    filter.light = .cold
    filter.isDimmed = false
    return [filter]
  }

  func perform() async throws -> some IntentResult { .result() }
}
