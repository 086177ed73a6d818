import AppIntents
import AssistantKit
import OrderedJSON
import Workflows

/// Posts a notification as an app would, and tells what becomes of it.
struct NotifyCommand: Sendable {
  let session: Session

  func run() async throws -> ExitCode {
    let words = session.arguments.operands
    guard let app = session.apps.first(where: { $0.isCalled(words[0]) }) else {
      throw UsageError.unknownApp(words[0], known: session.apps.map(\.sourceName))
    }
    let notification = AppNotification(
      title: words[1],
      body: words.dropFirst(2).joined(separator: " "),
      filterCriteria: session.arguments.value(of: .criteria)
    )
    let entry = try await session.focusController.post(
      notification,
      for: app.sourceName,
      to: try session.ownLibrary.files.notifications,
      at: session.settings.now()
    )
    if session.arguments[.json] {
      session.tell([entry.json])
    } else {
      session.tell("\(session.line(of: entry)): \(entry.fate(session.focusMessages))")
    }
    return .success
  }
}

/// Lists the notifications of apps, and their badges.
struct NotificationsCommand: Sendable {
  let session: Session

  func run() throws -> ExitCode {
    let log = try session.ownLibrary.files.notifications
    if session.arguments[.forget] {
      try log.forget()
      return .success
    }
    let messages = session.focusMessages
    let entries = log.entries()
    let numbers = log.badges().sorted { $0.key < $1.key }
    if session.arguments[.json] {
      session.tell(entries.suffix(100).map(\.json))
      session.tell(numbers.map { ["app": JSON($0.key), "badge": JSON($0.value)] })
      return .success
    }
    if entries.isEmpty { session.tell(messages.noNotifications) }
    for entry in entries.suffix(100) {
      session.tell("\(session.line(of: entry)): \(entry.fate(messages))")
    }
    let badges = numbers.map { "\(session.shownName(of: $0.key)) \($0.value)" }
    if !badges.isEmpty { session.tell("\(messages.badges): \(badges.joined(separator: ", "))") }
    return .success
  }
}

extension NotificationLog.Entry {
  /// What became of it, and why.
  fileprivate func fate(_ messages: FocusMessages) -> String {
    silencedBy.map { messages.silenced(notification.filterCriteria, $0) } ?? messages.delivered
  }
}
