import AssistantKit
import Foundation
import OrderedJSON

extension WorkflowParser {
  /// Reads an automation's file.
  ///
  /// - Parameters:
  ///   - text: What is in the file.
  ///   - file: What the person calls it; empty for no file.
  /// - Returns: The automation.
  /// - Throws: Every mistake of the file.
  package static func automation(
    in text: String,
    file: String = ""
  ) throws(WorkflowFileErrors) -> Automation {
    var parser = WorkflowParser(text, file: file)
    let automation = parser.automation(named: nil)
    try parser.finish()
    return automation
  }

  /// Reads an automation that is called otherwise: a whole file, or what stands below the name in one.
  ///
  /// - Parameters:
  ///   - name: What it is called, whatever the text says.
  ///   - text: The lines.
  /// - Returns: The automation.
  /// - Throws: Every mistake of the lines.
  package static func automation(
    named name: String,
    in text: String
  ) throws(WorkflowFileErrors) -> Automation {
    var parser = WorkflowParser(text, file: "")
    let automation = parser.automation(named: name)
    try parser.finish()
    return automation
  }

  private mutating func automation(named name: String?) -> Automation {
    var automation = Automation(name: name ?? "", trigger: .once(""))
    automation.trivia = leadingTrivia()
    do {
      let hasHeader = takeWord("automation")
      guard hasHeader || name != nil else { throw expected("automation \"Name\"") }
      if hasHeader {
        let start = location
        let written = try plainText()
        automation.name = name ?? written
        if !PersonalName.isGood(automation.name) { _ = note(.emptyName, at: start) }
        automation.trivia.trailing = try lineEnd()
        _ = leadingTrivia()
      }
      guard takeWord("when") else { throw expected("'when'") }
      automation.triggerLocation = location
      automation.trigger = try trigger()
      _ = try lineEnd()
    } catch {
      skipLine()
    }
    settings(of: &automation)
    automation.body = block(until: nil).numbered()
    return automation
  }

  private mutating func settings(of automation: inout Automation) {
    while true {
      let start = place
      let trivia = leadingTrivia()
      guard trivia.comments.isEmpty, let word = peekWord(), peekWord(1) != nil || isLast(1) else {
        place = start
        return
      }
      switch (word, peekWord(1)) {
      case ("ask", "first"): automation.asksFirst = true
      case ("run", "immediately"): automation.asksFirst = false
      case ("missed", "run"): automation.runsMissed = true
      case ("missed", "skip"): automation.runsMissed = false
      case ("disabled", _): automation.isEnabled = false
      default:
        place = start
        return
      }
      advance()
      if word != "disabled" { advance() }
      do { _ = try lineEnd() } catch { skipLine() }
    }
  }

  private func isLast(_ distance: Int) -> Bool { tokens[place + distance].kind == .newline }

  // MARK: - Triggers

  private mutating func trigger() throws(Abandoned) -> Automation.Trigger {
    let word = peekWord()
    advance()
    switch word {
    case "at": return try time()
    case "focus":
      let name = try plainText()
      if takeWord("starts") { return .focus(name, starts: true) }
      guard takeWord("ends") else { throw expected("'starts' or 'ends'") }
      return .focus(name, starts: false)
    case "file":
      guard takeWord("changes"), takeWord("in") else { throw expected("'changes in'") }
      let folder = try plainText()
      return .file(folder: folder, pattern: takeWord("named") ? try plainText() : nil)
    case "intent":
      let (app, name) = try reference("an intent")
      guard takeWord("performed") else { throw expected("'performed'") }
      return .intent(app: app, name)
    case "app":
      let name = try appName()
      guard takeWord("opened") else { throw expected("'opened'") }
      return .app(name)
    default:
      place -= 1
      throw expected("'at', 'focus', 'file', 'intent' or 'app'")
    }
  }

  private mutating func appName() throws(Abandoned) -> String {
    if case .text = token.kind { return try plainText() }
    return try name("an app")
  }

  private mutating func time() throws(Abandoned) -> Automation.Trigger {
    if case .text = token.kind {
      let start = location
      let text = try plainText()
      guard AutomationClock.isMoment(text) else {
        throw note(.expected("a time such as \"2026-12-24 18:00\"", found: "'\(text)'"), at: start)
      }
      return .once(text)
    }
    let start = location
    guard case .number(let hour) = token.kind else { throw expected("a time such as 07:30") }
    advance()
    guard takeSymbol(":"), case .number(let minute) = token.kind else {
      throw expected("a time such as 07:30")
    }
    advance()
    let minutes = (minute < 10 ? "0" : "") + WorkflowPrinter.text(of: minute)
    let found = "'\(WorkflowPrinter.text(of: hour)):\(minutes)'"
    guard let hour = Int(exactly: hour), let minute = Int(exactly: minute),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { throw note(.expected("a time such as 07:30", found: found), at: start) }
    return .daily(hour: hour, minute: minute, days: takeWord("on") ? try days() : [])
  }

  private mutating func days() throws(Abandoned) -> [Automation.Weekday] {
    var days: [Automation.Weekday] = []
    let known = Automation.Weekday.allCases.map(\.rawValue) + ["weekdays", "weekends"]
    repeat {
      guard let word = peekWord() else { throw expected(known.joined(separator: ", ")) }
      switch word {
      case "weekdays": days += Automation.Weekday.weekdays
      case "weekends": days += Automation.Weekday.weekends
      default:
        guard let day = Automation.Weekday(rawValue: word) else {
          throw note(.unknownWord(word, known: known))
        }
        days.append(day)
      }
      advance()
    } while takeSymbol(",")
    return Automation.Weekday.allCases.filter(days.contains)
  }
}
