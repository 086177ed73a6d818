import Foundation
import OrderedJSON

/// What a process is told that is to do nothing but wait for what automations wait for.
struct WaitingOrder: Sendable, Hashable {
  /// The environment variable in which it stands.
  static let variable = "ASSISTANT_WAITS"

  /// The locale of what is told.
  var locale: String
  /// What each app is called.
  var names: [[String]]

  init(locale: String, names: [[String]]) {
    self.locale = locale
    self.names = names
  }

  /// Reads an order; nil where the text is none.
  init?(_ text: String) {
    guard let order = try? JSON.parse(text) as JSON, let locale = order["locale"]?.string,
      let apps = order["apps"]?.array
    else { return nil }
    self.init(locale: locale, names: apps.map { ($0.array ?? []).compactMap(\.string) })
  }

  /// The order that this process was given, which nothing that it starts finds any more.
  static func take() -> WaitingOrder? {
    guard let text = unsafe getenv(variable) else { return nil }
    defer { unsafe unsetenv(variable) }
    return unsafe WaitingOrder(String(cString: text))
  }

  /// The order as a text.
  var text: String {
    let order: JSON = ["locale": JSON(locale), "apps": .array(names.map { JSON($0) })]
    return order.text
  }

  /// Whether two names are those of one app.
  func areOneApp(_ first: String, _ second: String) -> Bool {
    first == second || names.contains { $0.contains(first) && $0.contains(second) }
  }
}
