import Foundation
import TestSupport
import Testing

@testable import Workflows

@Suite struct AwaitedEventsTests {
  private static let kinds: [EventLog.Kind] = [
    .focusStarted("Work"), .focusEnded("Work"), .performed(app: "Library", intent: "AddBook"),
    .opened(app: "Library"),
  ]

  @Test(arguments: [
    ("when at 07:30", [false, false, false, false]),
    ("when focus \"Work\" starts", [true, false, false, false]),
    ("when focus \"Work\" ends", [false, true, false, false]),
    ("when intent Library.AddBook performed", [false, false, true, false]),
    ("when app Library opened", [false, false, false, true]),
    ("when app Library opened\ndisabled", [false, false, false, false]),
    ("when nonsense", [false, false, false, false]),
  ])
  func `only what an enabled automation waits for is awaited`(
    line: String,
    expected: [Bool]
  ) throws {
    let scratch = try ScratchFolder()
    let store = AutomationStore(folder: scratch.url)
    let awaited = AwaitedEvents(store)
    #expect(Self.kinds.map(awaited.contain) == [false, false, false, false])
    try "automation \"One\"\n\(line)\n\nwait 1\n"
      .write(to: scratch.url.appending(path: "one.automation"), atomically: true, encoding: .utf8)
    #expect(Self.kinds.map(awaited.contain) == expected)
    try FileManager.default.removeItem(at: scratch.url.appending(path: "one.automation"))
    #expect(Self.kinds.map(awaited.contain) == [false, false, false, false])
  }

  @Test func `a file that is written in place is read again`() throws {
    let scratch = try ScratchFolder()
    let file = scratch.url.appending(path: "one.automation")
    let awaited = AwaitedEvents(AutomationStore(folder: scratch.url))
    for (line, isAwaited) in [("when at 07:30", false), ("when app Library opened", true)] {
      try Data("automation \"One\"\n\(line)\n\nwait 1\n".utf8).write(to: file)
      #expect(awaited.contain(.opened(app: "Library")) == isAwaited)
    }
  }
}
