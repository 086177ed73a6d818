import AssistantKit
package import Foundation

/// What is to be done now, and when to look again; all of it from what is written down.
package struct AutomationPlan: Sendable {
  /// How far a file's date may lie behind the clock, which goes finer than files' dates do.
  private static let fileTick: TimeInterval = 0.02

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
  /// A file that was not there when the waiting began counts once it is written to its end.
  ///
  /// - Parameters:
  ///   - automations: The automations.
  ///   - now: The present moment.
  ///   - last: What was known before; what is known from there was missed.
  /// - Returns: What is to be done, or to be told as missed.
  package func due(_ automations: [Automation], now: Date, last: LastLook) -> [Due] {
    var known: [String: Set<String>] = [:]
    var waiting: [String: Date] = [:]
    for entry in done {
      if let key = entry.key { known[entry.name, default: []].insert(key) }
      if entry.event == .waiting { waiting[entry.name] = entry.date }
    }
    var due: [Due] = []
    for automation in automations where automation.isEnabled {
      guard let since = waiting[automation.name] else { continue }
      for moment in moments(of: automation.trigger, after: since, until: now, last)
      where known[automation.name]?.contains(moment.key) != true {
        due.append(
          Due(
            automation: automation,
            key: moment.key,
            date: moment.date,
            input: moment.input,
            isMissed: moment.isMissed
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

  private struct Moment {
    var key: String
    var date: Date
    var input: String
    var isMissed: Bool
  }

  private func moments(
    of trigger: Automation.Trigger,
    after since: Date,
    until now: Date,
    _ last: LastLook
  ) -> [Moment] {
    switch trigger {
    case .daily, .once:
      let clock = AutomationClock(calendar: calendar)
      guard let date = clock.last(trigger, after: since, until: now) else { return [] }
      let text = date.formatted(.iso8601)
      return [Moment(key: "time \(text)", date: date, input: text, isMissed: date < last.date)]
    case .file(let folder, let pattern):
      return files(folder).compactMap { file in
        let isNew = last.tells(of: file, in: folder)
        guard isNew || last.files.contains(file),
          file.changed > (isNew ? since.addingTimeInterval(-Self.fileTick) : since),
          pattern.map({ NamePattern($0).fits(file.name) }) ?? true
        else { return nil }
        return Moment(
          key: "file \(file.path) \(file.version)",
          date: file.changed,
          input: file.path,
          isMissed: !isNew
        )
      }
    case .focus, .intent, .app:
      return events.filter { $0.date > since }.compactMap { event in
        input(of: event.kind, for: trigger).map {
          Moment(
            key: "event \(event.id)",
            date: event.date,
            input: $0,
            isMissed: last.events.contains(event.id)
          )
        }
      }
    }
  }

  private func input(of kind: EventLog.Kind, for trigger: Automation.Trigger) -> String? {
    switch (trigger, kind) {
    case (.focus(let name, starts: true), .focusStarted(let started)):
      PersonalName.key(name) == PersonalName.key(started) ? started : nil
    case (.focus(let name, starts: false), .focusEnded(let ended)):
      PersonalName.key(name) == PersonalName.key(ended) ? ended : nil
    case (.intent(let app, let intent), .performed(let other, let performed)):
      intent == performed && (app.map { isSameApp($0, other) } ?? true) ? performed : nil
    case (.app(let app), .opened(let opened)): isSameApp(app, opened) ? opened : nil
    default: nil
    }
  }
}
