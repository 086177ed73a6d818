package import OrderedJSON

/// Steps that run by themselves when something happens.
package struct Automation: Sendable, Hashable {
  /// What it is called.
  package var name: String
  /// What it waits for.
  package var trigger: Trigger
  /// Where that stands in its file.
  package var triggerLocation = SourceLocation(line: 0, column: 0)
  /// Whether the person is asked before it runs.
  package var asksFirst = false
  /// Whether it runs later where nobody waited when it was to run.
  package var runsMissed = false
  /// Whether it waits at all.
  package var isEnabled = true
  /// What it does.
  package var body: Block
  /// The comments above it.
  package var trivia = Trivia()

  /// Makes an automation.
  package init(name: String, trigger: Trigger, body: Block = Block()) {
    self.name = name
    self.trigger = trigger
    self.body = body
  }

  /// What an automation waits for.
  package enum Trigger: Sendable, Hashable {
    /// A time of these days; all of them for none.
    case daily(hour: Int, minute: Int, days: [Weekday])
    /// A day and a time of it, as `2026-12-24 18:00`.
    case once(String)
    /// A focus is turned on, or ends.
    case focus(String, starts: Bool)
    /// A file appears or changes in a folder; with a pattern such as `*.csv`, only one of such a name.
    case file(folder: String, pattern: String?)
    /// An intent was performed.
    case intent(app: String?, String)
    /// An app came to the front.
    case app(String)
  }

  /// A day of the week, in the order of calendars.
  package enum Weekday: String, Sendable, Hashable, CaseIterable {
    case sunday, monday, tuesday, wednesday, thursday, friday, saturday

    /// The number that calendars give it.
    var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    static let weekdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
    static let weekends: [Weekday] = [.saturday, .sunday]
  }
}
