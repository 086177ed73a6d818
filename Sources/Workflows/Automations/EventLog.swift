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

  /// Remembers that a focus has another name now, under which it started and ended too.
  ///
  /// - Throws: What the system says.
  func renameFocus(_ name: String, to newName: String) throws {
    let entry: JSON = ["kind": "focusRenamed", "name": JSON(newName), "before": JSON(name)]
    _ = try journal.append(entry) { known in
      // Nobody is woken for a focus that nothing waited for.
      !Self.events(in: known).contains { $0.kind != $0.kind.afterRenaming(name, to: newName) }
    }
  }

  /// What happened, the oldest first.
  package func events() -> [Event] { Self.events(in: journal.entries()) }

  private static func events(in entries: [JSON]) -> [Event] {
    var events: [Event] = []
    for entry in entries {
      if let event = event(entry) {
        events.append(event)
      } else if entry["kind"]?.string == "focusRenamed", let name = entry["name"]?.string,
        let before = entry["before"]?.string
      {
        for place in events.indices {
          events[place].kind = events[place].kind.afterRenaming(before, to: name)
        }
      }
    }
    return events
  }

  private static func event(_ json: JSON) -> Event? {
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

  private static let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}

extension EventLog.Kind {
  /// The same, of a focus that was given another name.
  fileprivate func afterRenaming(_ name: String, to newName: String) -> Self {
    switch self {
    case .focusStarted(let focus) where PersonalName.key(focus) == PersonalName.key(name):
      .focusStarted(newName)
    case .focusEnded(let focus) where PersonalName.key(focus) == PersonalName.key(name):
      .focusEnded(newName)
    default: self
    }
  }
}
