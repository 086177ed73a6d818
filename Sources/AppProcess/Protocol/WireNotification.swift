import AppIntents
import OrderedJSON

/// How an app says what a person is to be told, and the number on its badge.
enum WireNotification {
  /// The most characters of a text that are kept.
  static let longestText = 1_000

  /// The message for what an app does.
  static func members(of event: AppNotifications.Event) -> [(String, JSON?)] {
    switch event {
    case .posted(let notification):
      [
        ("type", "notify"), ("title", JSON(notification.title)),
        ("subtitle", text(notification.subtitle)), ("body", text(notification.body)),
        ("criteria", notification.filterCriteria.map { JSON($0) }),
        ("badge", notification.badge.map { JSON(max(0, $0)) }),
      ]
    case .badge(let count): [("type", "badge"), ("count", JSON(max(0, count)))]
    }
  }

  private static func text(_ text: String) -> JSON? { text.isEmpty ? nil : JSON(text) }

  /// What a message says that an app does.
  ///
  /// - Throws: What is wrong with the message.
  static func event(_ message: JSON) throws(BrokenConnection) -> AppNotifications.Event {
    if message["type"]?.string == "badge" {
      guard let count = try number("count", of: message) else { throw mistake(message, "no count") }
      return .badge(count)
    }
    let criteria = try text("criteria", of: message)
    // A part of it would mean something else.
    if let criteria, criteria.unicodeScalars.count > longestText {
      throw mistake(message, "“criteria” is too long")
    }
    guard let title = try text("title", of: message) else { throw mistake(message, "no title") }
    return .posted(
      AppNotification(
        title: cut(title),
        subtitle: cut(try text("subtitle", of: message)),
        body: cut(try text("body", of: message)),
        filterCriteria: criteria,
        badge: try number("badge", of: message)
      )
    )
  }

  private static func text(_ name: String, of message: JSON) throws(BrokenConnection) -> String? {
    switch message[name] {
    case nil, .null?: return nil
    case let value?:
      guard let text = value.string else { throw mistake(message, "“\(name)” is no text") }
      return text
    }
  }

  private static func number(_ name: String, of message: JSON) throws(BrokenConnection) -> Int? {
    switch message[name] {
    case nil, .null?: return nil
    case let value?:
      guard let number = value.int, number >= 0 else {
        throw mistake(message, "“\(name)” is no whole number from 0")
      }
      return number
    }
  }

  private static func cut(_ text: String?) -> String {
    let scalars = (text ?? "").unicodeScalars
    guard scalars.count > longestText else { return text ?? "" }
    return String(scalars.prefix(longestText - 1)) + "…"
  }

  private static func mistake(_ message: JSON, _ reason: String) -> BrokenConnection {
    .unreadable("\(message["type"]?.string ?? ""): \(reason)")
  }
}

/// Sends what the app of this process posts to the assistant, which decides what becomes of it.
struct WireNotifications: NotificationReceiver {
  let writer: MessageWriter

  func take(_ event: AppNotifications.Event, of app: String) {
    writer.write(WireNotification.members(of: event))
  }

  func waiting(of app: String) -> Int { 0 }

  func settle(_ app: String) async {}

  func finish() async {}
}
