import AppIntents
import SwiftUI
import UserNotifications

enum Weekday: Int, AppEnum, CaseIterable {
  case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Weekday" }
  static var caseDisplayRepresentations: [Weekday: DisplayRepresentation] {
    [
      .sunday: "Sunday", .monday: "Monday", .tuesday: "Tuesday", .wednesday: "Wednesday",
      .thursday: "Thursday", .friday: "Friday", .saturday: "Saturday",
    ]
  }
  var symbol: String { Calendar.current.shortWeekdaySymbols[rawValue - 1] }
}

struct ScheduleMedication: AppIntent {
  static let title: LocalizedStringResource = "Schedule Medication"
  @Parameter(title: "Medication") var name: String
  @Parameter(
    title: "Dose",
    defaultValue: 100,
    defaultUnit: .milligrams,
    defaultUnitAdjustForLocale: false,
    supportsNegativeNumbers: false
  ) var dose: Measurement<UnitMass>
  @Parameter(title: "Time", kind: .time) var time: Date
  @Parameter(title: "Days", default: [.monday, .friday]) var days: [Weekday]
  @Parameter(
    title: "Critical",
    default: false,
    displayName: .init(true: "critical", false: "normal")
  ) var critical: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Remind me of \(\.$dose) \(\.$name) on \(\.$days) at \(\.$time)") { \.$critical }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let center = UNUserNotificationCenter.current()
    let granted = try await center.requestAuthorization(
      options: critical ? [.alert, .criticalAlert] : [.alert, .sound, .badge]
    )
    guard granted else { throw NotificationError.denied }
    let take = UNNotificationAction(
      identifier: "TAKE",
      title: "Taken",
      options: [.authenticationRequired],
      icon: UNNotificationActionIcon(systemImageName: "checkmark")
    )
    let note = UNTextInputNotificationAction(
      identifier: "NOTE",
      title: "Note",
      options: [],
      textInputButtonTitle: "Save",
      textInputPlaceholder: "How do you feel?"
    )
    let category = UNNotificationCategory(
      identifier: "MED",
      actions: [take, note],
      intentIdentifiers: [],
      hiddenPreviewsBodyPlaceholder: "Medication",
      options: .customDismissAction
    )
    center.setNotificationCategories([category])
    for day in days {
      var components = Calendar.current.dateComponents([.hour, .minute], from: time)
      components.weekday = day.rawValue
      let content = UNMutableNotificationContent()
      content.title = String(localized: "Time for \(name)", comment: "title")
      content.subtitle = dose.formatted(.measurement(width: .abbreviated))
      content.body = NSString.localizedUserNotificationString(forKey: "MED_BODY", arguments: [name])
      content.sound =
        critical
        ? .defaultCritical : UNNotificationSound(named: UNNotificationSoundName("bell.caf"))
      content.badge = 1
      content.categoryIdentifier = category.identifier
      content.relevanceScore = 0.8
      if let attachment = try? UNNotificationAttachment(
        identifier: "image",
        url: URL.temporaryDirectory.appending(path: "pill.png"),
        options: nil
      ) {
        content.attachments = [attachment]
      }
      let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
      try await center.add(
        UNNotificationRequest(
          identifier: "\(name)-\(day.symbol)",
          content: content,
          trigger: trigger
        )
      )
    }
    let pending = await center.pendingNotificationRequests()
    center.removeDeliveredNotifications(withIdentifiers: pending.map(\.identifier))
    try await center.setBadgeCount(0)
    let summary = days.map(\.symbol).formatted(.list(type: .and, width: .short))
    return .result(
      dialog: IntentDialog(full: "I'll remind you on \(summary).", supporting: "Scheduled")
    )
  }
}

enum NotificationError: Error, CustomLocalizedStringResourceConvertible {
  case denied
  var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(
      "error.denied",
      defaultValue: "Notifications are off.",
      table: "Errors",
      bundle: .main,
      comment: ""
    )
  }
}

final class NotificationHandler: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .list, .sound] }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier:
      print(response.notification.request.content.userInfo)
    case UNNotificationDismissActionIdentifier: break
    default:
      if let text = response as? UNTextInputNotificationResponse { print(text.userText) }
    }
  }
}
