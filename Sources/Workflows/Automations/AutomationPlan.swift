package import Foundation

/// What is to be done now, and when to look again; all of it from what is written down.
package struct AutomationPlan: Sendable {
  /// How far a file's date may lie behind the clock.
  package static let clockMargin: TimeInterval = 1

  /// What was done before.
  package var done: [AutomationLog.Entry]
  /// What happened.
  package var events: [EventLog.Event]
  /// The files of a folder with the dates of their last change.
  package var files: @Sendable (String) -> [WatchedFile]
  /// Whether two names are those of one app.
  package var isSameApp: @Sendable (String, String) -> Bool
  /// The calendar in which times are meant.
  package var calendar: Calendar

  /// A plan from what is written down.
  package init(
    done: [AutomationLog.Entry],
    events: [EventLog.Event],
    calendar: Calendar,
    files: @escaping @Sendable (String) -> [WatchedFile],
    isSameApp: @escaping @Sendable (String, String) -> Bool
  ) {
    self.done = done
    self.events = events
    self.calendar = calendar
    self.files = files
    self.isSameApp = isSameApp
  }

  /// Something that an automation waited for.
  package struct Due: Sendable, Hashable {
    package var automation: Automation
    /// What it waited for, never twice the same.
    package var key: String
    /// When it was.
    package var date: Date
    /// What its steps are given.
    package var input: String
    /// Whether it was when nobody waited.
    package var isMissed: Bool
  }

  /// What automations waited for and nothing was done about, in the order in which it was.
  ///
  /// - Parameters:
  ///   - automations: The automations.
  ///   - now: The present moment.
  ///   - lastLook: When somebody looked before; what was before that was missed.
  /// - Returns: What is to be done, or to be told as missed.
  package func due(_ automations: [Automation], now: Date, lastLook: Date) -> [Due] {
    var known: [String: Set<String>] = [:]
    var waiting: [String: Date] = [:]
    for entry in done {
      if let key = entry.key { known[entry.name, default: []].insert(key) }
      if entry.event == .waiting { waiting[entry.name] = entry.date }
    }
    var due: [Due] = []
    for automation in automations where automation.isEnabled {
      guard let since = waiting[automation.name] else { continue }
      for moment in moments(of: automation.trigger, after: since, until: now)
      where known[automation.name]?.contains(moment.key) != true {
        due.append(
          Due(
            automation: automation,
            key: moment.key,
            date: moment.date,
            input: moment.input,
            isMissed: moment.date < lastLook.addingTimeInterval(-Self.clockMargin)
          )
        )
      }
    }
    return due.sorted { ($0.date, $0.automation.name) < ($1.date, $1.automation.name) }
  }

  /// The next moment at which an automation is to run by the clock; nil for none.
  package func nextMoment(of automations: [Automation], after now: Date) -> Date? {
    let clock = AutomationClock(calendar: calendar)
    return automations.lazy.filter(\.isEnabled).compactMap { clock.next($0.trigger, after: now) }
      .min()
  }

  /// The folders that automations watch.
  package static func folders(of automations: [Automation]) -> [String] {
    automations.compactMap { automation in
      guard automation.isEnabled, case .file(let folder, _) = automation.trigger else { return nil }
      return folder
    }
  }

  private typealias Moment = (key: String, date: Date, input: String)

  private func moments(
    of trigger: Automation.Trigger,
    after since: Date,
    until now: Date
  ) -> [Moment] {
    switch trigger {
    case .daily, .once:
      let clock = AutomationClock(calendar: calendar)
      guard let date = clock.last(trigger, after: since, until: now) else { return [] }
      let text = date.formatted(.iso8601)
      return [("time \(text)", date, text)]
    case .file(let folder, let pattern):
      return files(folder).filter { file in
        file.changed > since && (pattern.map { NamePattern($0).fits(file.name) } ?? true)
      }.map { ("file \($0.path) \($0.version)", $0.changed, $0.path) }
    case .focus, .intent, .app:
      return events.filter { $0.date > since }.compactMap { event in
        input(of: event.kind, for: trigger).map { ("event \(event.id)", event.date, $0) }
      }
    }
  }

  private func input(of kind: EventLog.Kind, for trigger: Automation.Trigger) -> String? {
    switch (trigger, kind) {
    case (.focus(let name, starts: true), .focusStarted(let started)):
      WorkflowName.key(name) == WorkflowName.key(started) ? started : nil
    case (.focus(let name, starts: false), .focusEnded(let ended)):
      WorkflowName.key(name) == WorkflowName.key(ended) ? ended : nil
    case (.intent(let app, let intent), .performed(let other, let performed)):
      intent == performed && (app.map { isSameApp($0, other) } ?? true) ? performed : nil
    case (.app(let app), .opened(let opened)): isSameApp(app, opened) ? opened : nil
    default: nil
    }
  }
}

/// A file in a folder that is watched.
package struct WatchedFile: Sendable, Hashable {
  package var path: String
  package var name: String
  /// When it came here, or was written to last.
  package var changed: Date
  /// What is another after every change.
  package var version: String

  /// A file with what is known of it.
  package init(path: String, name: String, changed: Date, version: String) {
    self.path = path
    self.name = name
    self.changed = changed
    self.version = version
  }

  /// The files of a folder, not those of folders in it; hidden ones are left out.
  package static func all(in folder: String) -> [WatchedFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
      var status = stat()
      guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      // The date of the status changes also where a file is moved here that is older.
      #if os(Linux)
      let time = status.st_ctim
      #else
      let time = status.st_ctimespec
      #endif
      let changed = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      return WatchedFile(
        path: path,
        name: name,
        changed: Date(timeIntervalSince1970: changed),
        version: "\(time.tv_sec).\(time.tv_nsec)"
      )
    }
  }
}

/// A pattern for names, in which `*` stands for any characters and `?` for one.
struct NamePattern: Sendable {
  private let pattern: [Character]

  init(_ pattern: String) {
    self.pattern = Array(pattern)
  }

  /// Whether a name fits, in time that grows with the product of the lengths at most.
  func fits(_ name: String) -> Bool {
    let name = Array(name)
    var (place, inPattern) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while place < name.count {
      if inPattern < pattern.count, pattern[inPattern] == "*" {
        star = (inPattern, place)
        inPattern += 1
      } else if inPattern < pattern.count,
        pattern[inPattern] == "?" || pattern[inPattern] == name[place]
      {
        place += 1
        inPattern += 1
      } else if let last = star {
        // The last star takes one character more.
        star = (last.pattern, last.name + 1)
        (inPattern, place) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }
}
