package import AssistantKit
package import Foundation
package import OrderedJSON

/// What automations did, which also says what they are not to do again.
package struct AutomationLog: Sendable {
  private let journal: Journal

  /// The log in a journal.
  package init(_ journal: Journal) {
    self.journal = journal
  }

  /// Something that became of an automation.
  package struct Entry: Sendable, Hashable {
    package var date: Date
    package var name: String
    package var event: Event
    /// What was waited for, so that it is never done twice; nil for what has nothing to do with one.
    package var key: String?
    /// What else there is to say.
    package var detail: String?

    package init(
      date: Date,
      name: String,
      event: Event,
      key: String? = nil,
      detail: String? = nil
    ) {
      self.date = date
      self.name = name
      self.event = event
      self.key = key
      self.detail = detail
    }
  }

  /// The kinds of entries.
  package enum Event: String, Sendable, Hashable {
    /// It waits from here on.
    case waiting
    case began, done, failed, declined, missed
  }

  /// Adds an entry.
  ///
  /// - Throws: What the system says.
  package func add(_ entry: Entry) throws { try journal.append(entry.json) }

  /// Adds an entry where nothing was done about its key yet, whichever process did it.
  ///
  /// - Parameter entry: An entry with a key.
  /// - Returns: Whether it was added.
  /// - Throws: What the system says.
  package func claim(_ entry: Entry) throws -> Bool {
    try journal.append(entry.json) { known in
      known.contains { $0["key"]?.string == entry.key && $0["name"]?.string == entry.name }
    }
  }

  /// The entries, the oldest first.
  package func entries() -> [Entry] { journal.entries().compactMap(Entry.init) }

  /// What began and has not ended yet, the first to begin first.
  package func unfinished() -> [Entry] {
    var open: [String: Entry] = [:]
    for entry in entries() {
      switch entry.event {
      case .began: open[entry.name] = entry
      case .done, .failed, .declined: open[entry.name] = nil
      case .waiting, .missed: break
      }
    }
    return open.values.sorted { $0.date < $1.date }
  }

  /// Since when an automation waits; nil where it is not written down.
  package func waitingSince(_ name: String, in entries: [Entry]) -> Date? {
    entries.last { $0.name == name && $0.event == .waiting }?.date
  }
}

extension AutomationLog.Entry {
  /// The entry as it is written down.
  package var json: JSON {
    .object(present: [
      ("time", JSON(date.formatted(Self.format))), ("name", JSON(name)),
      ("event", JSON(event.rawValue)), ("key", key.map { JSON($0) }),
      ("detail", detail.map { JSON($0) }),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let time = json["time"]?.string, let date = try? Self.format.parse(time),
      let name = json["name"]?.string,
      let event = json["event"]?.string.flatMap(AutomationLog.Event.init)
    else { return nil }
    self.init(
      date: date,
      name: name,
      event: event,
      key: json["key"]?.string,
      detail: json["detail"]?.string
    )
  }

  private static let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
