extension WorkflowPrinter {
  /// The text of an automation's file.
  package static func text(of automation: Automation) -> String {
    var lines = automation.trivia.comments.map { $0.isEmpty ? "#" : "# \($0)" }
    lines.append(
      "automation \(quoted(automation.name))"
        + (automation.trivia.trailing.map { "  # \($0)" } ?? "")
    )
    lines.append("when \(text(of: automation.trigger))")
    if automation.asksFirst { lines.append("ask first") }
    if automation.runsMissed { lines.append("missed run") }
    if !automation.isEnabled { lines.append("disabled") }
    return lines.map { $0 + "\n" }.joined() + "\n" + text(of: automation.body)
  }

  /// What an automation waits for, as it is written.
  package static func text(of trigger: Automation.Trigger) -> String {
    switch trigger {
    case .daily(let hour, let minute, let days):
      "at \(twoDigits(hour)):\(twoDigits(minute))" + text(of: days)
    case .once(let moment): "at \(quoted(moment))"
    case .focus(let name, let starts): "focus \(quoted(name)) \(starts ? "starts" : "ends")"
    case .file(let folder, let pattern):
      "file changes in \(quoted(folder))" + (pattern.map { " named \(quoted($0))" } ?? "")
    case .intent(let app, let name): "intent \(reference(app, name)) performed"
    case .app(let name): "app \(quoted(name)) opened"
    }
  }

  private static func text(of days: [Automation.Weekday]) -> String {
    if days.isEmpty || days.count == Automation.Weekday.allCases.count { return "" }
    if Set(days) == Set(Automation.Weekday.weekdays) { return " on weekdays" }
    if Set(days) == Set(Automation.Weekday.weekends) { return " on weekends" }
    return " on " + days.map(\.rawValue).joined(separator: ", ")
  }

  private static func twoDigits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + String(number)
  }
}
