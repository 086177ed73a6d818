package import AssistantKit
package import Foundation
import OrderedJSON

/// What happened in any process of the assistant that an automation may wait for.
package struct EventLog: Sendable {
  private let journal: Journal

  /// The events in a journal.
  package init(_ journal: Journal) {
    self.journal = journal
  }

  /// Something that happened.
  package struct Event: Sendable, Hashable {
    package var id: String
    package var date: Date
    package var kind: Kind
  }

  /// The kinds of things that happen.
  package enum Kind: Sendable, Hashable {
    case focusStarted(String)
    case focusEnded(String)
    case performed(app: String, intent: String)
    case opened(app: String)
  }

  /// Remembers something.
  ///
  /// - Throws: What the system says.
  package func add(_ kind: Kind, at date: Date) throws {
    var entry: [(String, JSON?)] = [
      ("id", JSON(UUID().uuidString)), ("time", JSON(date.formatted(Self.format))),
    ]
    switch kind {
    case .focusStarted(let name): entry += [("kind", "focusStarted"), ("name", JSON(name))]
    case .focusEnded(let name): entry += [("kind", "focusEnded"), ("name", JSON(name))]
    case .performed(let app, let intent):
      entry += [("kind", "performed"), ("app", JSON(app)), ("name", JSON(intent))]
    case .opened(let app): entry += [("kind", "opened"), ("name", JSON(app))]
    }
    try journal.append(.object(present: entry))
  }

  /// What happened, the oldest first.
  package func events() -> [Event] {
    journal.entries().compactMap { json in
      guard let id = json["id"]?.string, let name = json["name"]?.string,
        let date = json["time"]?.string.flatMap({ try? Self.format.parse($0) })
      else { return nil }
      let kind: Kind
      switch json["kind"]?.string {
      case "focusStarted": kind = .focusStarted(name)
      case "focusEnded": kind = .focusEnded(name)
      case "performed": kind = .performed(app: json["app"]?.string ?? "", intent: name)
      case "opened": kind = .opened(app: name)
      default: return nil
      }
      return Event(id: id, date: date, kind: kind)
    }
  }

  private static let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
