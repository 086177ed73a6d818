import AssistantKit
import Foundation
import TestSupport
import Testing

@testable import Workflows

@Suite struct AutomationPlanTests {
  // MARK: - Files

  @Test(arguments: ["", "automation \"Other\"\n", "# Every evening.\nautomation \"Other\"\n\n"])
  func `a whole file and what stands below its name are read under another name`(
    header: String
  ) throws {
    let lines = "when at 21:30 on weekdays\nask first\n\nshow \"x\"\n"
    let automation = try WorkflowParser.automation(named: "Mine", in: header + lines)
    #expect(automation.name == "Mine")
    #expect(automation.asksFirst)
    #expect(automation.body.steps.count == 1)
  }

  @Test(arguments: [
    "at 07:30", "at 00:00 on weekdays", "at 23:59 on weekends", "at 07:05 on monday, friday",
    "at \"2026-12-24 18:00\"", "focus \"Work\" starts", "focus \"일\" ends",
    "file changes in \"/tmp/in\"", "file changes in \"/a b\" named \"*.csv\"",
    "intent Library.AddBook performed", "intent AddBook performed", "app \"Library\" opened",
  ])
  func `a trigger is written down as it was read`(trigger: String) throws {
    let text =
      "# why\nautomation \"A\"\nwhen \(trigger)\nask first\nmissed run\ndisabled\n\nshow \"x\"\n"
    let automation = try WorkflowParser.automation(in: text)
    #expect(WorkflowPrinter.text(of: automation) == text)
    #expect(automation.asksFirst && automation.runsMissed && !automation.isEnabled)
    #expect(automation.body.steps.count == 1)
  }

  @Test(arguments: [
    ("when", "2:5: expected 'at', 'focus', 'file', 'intent' or 'app', not the end of the line"),
    ("when at 24:00", "2:9: expected a time such as 07:30, not '24:00'"),
    ("when at 7", "2:10: expected a time such as 07:30, not the end of the line"),
    (
      "when at \"2026-13-01 10:00\"",
      "2:9: expected a time such as \"2026-12-24 18:00\", not '2026-13-01 10:00'"
    ),
    ("when focus \"a\" begins", "2:16: expected 'starts' or 'ends', not 'begins'"),
    (
      "when at 07:30 on Monday",
      "2:18: 'Monday' is none of sunday, monday, tuesday, wednesday, thursday, friday, saturday, weekdays, weekends"
    ),
    ("at 07:30", "2:1: expected 'when', not 'at'"),
    ("when app Library opened\nshwo 1", "3:1: there is no step 'shwo'; did you mean 'show'?"),
  ])
  func `a mistake has its place`(lines: String, mistake: String) {
    do {
      _ = try WorkflowParser.automation(in: "automation \"A\"\n" + lines)
      Issue.record("no mistake was found")
    } catch {
      #expect(error.mistakes.map(\.description) == [mistake])
    }
  }

  // MARK: - Times

  @Test func `a daily time comes each day, weekdays only on theirs`() throws {
    let daily = try automation("at 07:30")
    let weekdays = try automation("at 07:30 on weekdays")
    // A Friday.
    let friday = date("2026-11-20T12:00:00Z")
    #expect(plan().nextMoment(of: [daily], after: friday) == date("2026-11-21T07:30:00Z"))
    #expect(plan().nextMoment(of: [weekdays], after: friday) == date("2026-11-23T07:30:00Z"))
    #expect(
      plan().nextMoment(of: [weekdays, daily], after: friday) == date("2026-11-21T07:30:00Z")
    )
    #expect(plan().nextMoment(of: [try automation("app \"A\" opened")], after: friday) == nil)
  }

  @Test func `a time that the clock leaves out comes a moment later, one that comes twice once`()
    throws
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let clock = AutomationClock(calendar: calendar)
    // On 28 March 2027 there is no 02:30; on 31 October 2027 it comes twice.
    let trigger = Automation.Trigger.daily(hour: 2, minute: 30, days: [])
    #expect(
      clock.next(trigger, after: date("2027-03-27T12:00:00Z")) == date("2027-03-28T01:00:00Z")
    )
    #expect(
      clock.next(trigger, after: date("2027-10-30T12:00:00Z")) == date("2027-10-31T00:30:00Z")
    )
    #expect(
      clock.next(trigger, after: date("2027-10-31T00:30:00Z")) == date("2027-11-01T01:30:00Z")
    )
  }

  @Test func `a time is due once, and missed where nobody looked`() throws {
    let daily = try automation("at 07:30")
    let since = waiting("2026-11-20T12:00:00Z")
    let now = date("2026-11-23T07:30:01Z")
    let onTime = plan([since]).due(
      [daily],
      now: now,
      last: LastLook(date: date("2026-11-23T07:29:00Z"))
    )
    #expect(onTime.map(\.date) == [date("2026-11-23T07:30:00Z")])
    #expect(onTime.map(\.isMissed) == [false])
    let missed = plan([since]).due(
      [daily],
      now: now,
      last: LastLook(date: date("2026-11-23T07:35:00Z"))
    )
    #expect(missed.map(\.isMissed) == [true])
    let done = AutomationLog.Entry(date: now, name: "A", event: .began, key: onTime[0].key)
    #expect(plan([since, done]).due([daily], now: now, last: LastLook(date: now)) == [])
    // Before it began to wait, nothing counts.
    let later = waiting("2026-11-23T07:30:00Z")
    #expect(plan([since, later]).due([daily], now: now, last: LastLook(date: now)) == [])
    #expect(plan().due([daily], now: now, last: LastLook(date: now)) == [])
  }

  @Test func `a single moment comes once`() throws {
    let once = try automation("at \"2026-12-24 18:00\"")
    let since = waiting("2026-11-20T12:00:00Z")
    let moment = date("2026-12-24T18:00:00Z")
    #expect(plan().nextMoment(of: [once], after: since.date) == moment)
    let due = plan([since]).due(
      [once],
      now: date("2027-02-01T00:00:00Z"),
      last: LastLook(date: moment)
    )
    #expect(due.map(\.date) == [moment])
    #expect(plan().nextMoment(of: [once], after: moment) == nil)
  }

  @Test func `what is disabled is never due`() throws {
    var daily = try automation("at 07:30")
    daily.isEnabled = false
    let now = date("2026-11-23T08:00:00Z")
    #expect(
      plan([waiting("2026-11-20T12:00:00Z")]).due([daily], now: now, last: LastLook(date: now))
        == []
    )
    #expect(plan().nextMoment(of: [daily], after: now) == nil)
  }

  // MARK: - Events and files

  @Test func `an event is due for those who wait for it`() throws {
    let happened: [EventLog.Kind] = [
      .focusStarted("Work"), .focusEnded("Work"), .performed(app: "Library", intent: "AddBook"),
      .opened(app: "도서관"),
    ]
    let events = happened.enumerated().map { place, kind in
      EventLog.Event(id: "\(place)", date: date("2026-11-21T10:00:0\(place)Z"), kind: kind)
    }
    let rows: [(String, [String])] = [
      ("focus \"work\" starts", ["Work"]), ("focus \"Work\" ends", ["Work"]),
      ("focus \"Play\" starts", []), ("intent Library.AddBook performed", ["AddBook"]),
      ("intent AddBook performed", ["AddBook"]), ("intent Other.AddBook performed", []),
      ("app \"Library\" opened", ["도서관"]), ("app \"Other\" opened", []),
    ]
    let now = date("2026-11-21T10:01:00Z")
    for (trigger, inputs) in rows {
      let due = plan([waiting("2026-11-21T09:00:00Z")], events)
        .due([try automation(trigger)], now: now, last: LastLook(date: now))
      #expect(due.map(\.input) == inputs, "\(trigger)")
      let late = plan([waiting("2026-11-21T10:00:30Z")], events)
        .due([try automation(trigger)], now: now, last: LastLook(date: now))
      #expect(late == [], "\(trigger)")
    }
  }

  @Test func `an event was missed that was there before somebody looked, however late it is`()
    throws
  {
    let moment = date("2026-11-21T10:00:00Z")
    let event = EventLog.Event(id: "1", date: moment, kind: .focusStarted("Work"))
    let plan = plan([waiting("2026-11-21T09:00:00Z")], [event])
    let work = try automation("focus \"Work\" starts")
    // Written down long after it happened, by a process that had to wait.
    let late = moment.addingTimeInterval(60)
    #expect(plan.due([work], now: late, last: LastLook(date: late)).map(\.isMissed) == [false])
    let known = LastLook(date: moment, events: ["1"])
    #expect(plan.due([work], now: late, last: known).map(\.isMissed) == [true])
  }

  @Test func `a file is due when it was written to its end, and after each change`() throws {
    let folder = try ScratchFolder()
    try folder.write("1", to: "old.txt")
    let old = try #require(WatchedFile.all(in: folder.url.path).first)
    let trigger = try automation("file changes in \"\(folder.url.path)\" named \"*.txt\"")
    let since = AutomationLog.Entry(date: old.changed, name: "A", event: .waiting)
    let now = Date.distantFuture
    let begin = LastLook(date: old.changed, files: [old])
    #expect(plan([since]).due([trigger], now: now, last: begin) == [])
    try folder.write("2", to: "new.txt")
    try folder.write("3", to: "new.csv")
    try folder.write("4", to: "inner/new.txt")
    try folder.write("5", to: ".hidden.txt")
    // Nobody has told that it is whole.
    #expect(plan([since]).due([trigger], now: now, last: begin) == [])
    var last = begin
    last.written = Set(["new.txt", "new.csv", "inner", ".hidden.txt"].map(folder.path))
    let due = plan([since]).due([trigger], now: now, last: last)
    #expect(due.map(\.input) == [folder.path("new.txt")])
    #expect(due.map(\.isMissed) == [false])
    let done = AutomationLog.Entry(date: now, name: "A", event: .began, key: due.first?.key)
    #expect(plan([since, done]).due([trigger], now: now, last: last) == [])
    try FileManager.default.moveItem(atPath: folder.path("new.csv"), toPath: folder.path("b.txt"))
    last.written = [folder.path("b.txt")]
    let moved = plan([since, done]).due([trigger], now: now, last: last)
    #expect(moved.map(\.input) == [folder.path("b.txt")])
    // Who begins to wait only now has missed them.
    let again = LastLook(date: now, files: Set(WatchedFile.all(in: folder.url.path)))
    let missed = plan([since, done]).due([trigger], now: now, last: again)
    #expect(missed.map(\.input) == [folder.path("b.txt")])
    #expect(missed.map(\.isMissed) == [true])
  }

  @Test(arguments: ["/in", "/in/", "/"])
  func `what is told of a folder is told of each of its files`(folder: String) {
    let file = WatchedFile(path: "", name: "a", changed: .now, version: "1")
    let changed = FolderWatch.path(of: "a", in: folder)
    #expect(LastLook(date: .now, written: [changed]).tells(of: file, in: folder))
    let all = FolderWatch.path(of: "", in: folder)
    #expect(LastLook(date: .now, written: [all]).tells(of: file, in: folder))
    let other = FolderWatch.path(of: "b", in: folder)
    #expect(!LastLook(date: .now, written: [other]).tells(of: file, in: folder))
  }

  @Test(arguments: [
    ("*", "", true), ("*.csv", "a.csv", true), ("*.csv", "a.csv.x", false), ("a?c", "abc", true),
    ("a?c", "ac", false), ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false), ("", "", true),
    ("", "a", false), ("책*", "책장.txt", true), ("**a", "a", true), ("a*", "ba", false),
  ])
  func `a pattern stands for names`(pattern: String, name: String, fits: Bool) {
    #expect(NamePattern(pattern).fits(name) == fits)
  }

  @Test func `a pattern that almost fits everywhere takes no time`() {
    let pattern = String(repeating: "a*", count: 200) + "b"
    #expect(!NamePattern(pattern).fits(String(repeating: "a", count: 2_000)))
  }

  // MARK: - Once only

  @Test func `one of many claims the same`() async throws {
    let folder = try ScratchFolder()
    let log = PersonalFiles(root: folder.url).automationLog
    let entry = AutomationLog.Entry(date: .now, name: "A", event: .began, key: "time 1")
    let claims = try await withThrowingTaskGroup { group in
      for _ in 0..<20 { group.addTask { try log.claim(entry) } }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(claims == 1)
    var other = entry
    other.name = "B"
    #expect(try log.claim(other))
  }

  // MARK: - Making

  private func automation(_ trigger: String) throws -> Automation {
    try WorkflowParser.automation(in: "automation \"A\"\nwhen \(trigger)\n")
  }

  private func waiting(_ text: String) -> AutomationLog.Entry {
    AutomationLog.Entry(date: date(text), name: "A", event: .waiting)
  }

  private func plan(
    _ done: [AutomationLog.Entry] = [],
    _ events: [EventLog.Event] = []
  ) -> AutomationPlan {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return AutomationPlan(
      done: done,
      events: events,
      calendar: calendar,
      files: { WatchedFile.all(in: $0) },
      isSameApp: {
        $0 == $1 || ["Library", "도서관"].contains($0) && ["Library", "도서관"].contains($1)
      }
    )
  }

  private func date(_ text: String) -> Date {
    (try? Date(text, strategy: .iso8601)) ?? .distantPast
  }
}
