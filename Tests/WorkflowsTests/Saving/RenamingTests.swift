import AssistantKit
import Foundation
import OrderedJSON
import TestSupport
import Testing

@testable import Workflows

/// Everything that calls something of the person's own by its name goes with it.
@Suite struct RenamingTests {
  private let folder: ScratchFolder
  private let library: ShortcutLibrary

  init() throws {
    folder = try ScratchFolder()
    library = ShortcutLibrary(files: PersonalFiles(root: folder.url), environment: [:])
  }

  @Test(arguments: [
    (#"run Focus.TurnOnFocus focus: "work""#, #"run Focus.TurnOnFocus focus: "Rest""#),
    (#"run TurnOnFocus focus: @Work "Work""#, #"run TurnOnFocus focus: @Rest "Rest""#),
    (#"run Other.TurnOnFocus focus: "Work""#, nil), (#"run TurnOnFocus focus: "Workout""#, nil),
    (#"run TurnOnFocus focus: "${input}""#, nil), (#"run OpenFocus focus: "Work""#, nil),
    (#"shortcut "Work""#, nil), (#"show "Work""#, nil),
  ])
  func `a step that turns a focus on goes with its name`(before: String, after: String?) throws {
    for block in ["\(before)\n", "repeat 2 times {\n  \(before)\n}\n"] {
      let files = [
        ("shortcuts/a.shortcut", "shortcut \"A\"\n\n"),
        ("automations/a.automation", "automation \"A\"\nwhen at 07:30\n\n"),
      ]
      for (file, head) in files { try folder.write(head + block, to: file) }
      try library.followFocus("Work", to: "Rest")
      for (file, head) in files {
        #expect(
          String(decoding: folder.bytes(of: file), as: UTF8.self)
            == head + block.replacing(before, with: after ?? before)
        )
      }
    }
  }

  @Test(arguments: [
    (#"if f is "work" {"#, #"if f is "Rest" {"#),
    (
      #"if f is not "Work" or n > 3 and not f is "Work" {"#,
      #"if f is not "Rest" or n > 3 and not f is "Rest" {"#
    ),
    (#"if f is @Work "Work" {"#, #"if f is @Rest "Rest" {"#),
    (#"if f contains "Work" {"#, nil), (#"if f.name is "Work" {"#, nil),
    (#"if g is "Work" {"#, nil), (#"if n is "Work" {"#, nil), (#"if f is "Workout" {"#, nil),
  ])
  func `what the focus that is on is compared with goes with its name`(
    before: String,
    after: String?
  ) throws {
    let head = """
      shortcut "A"

      n = count input
      f = run Focus.WhichFocus
      g = run WhichFocus
      g = "Work"
      repeat 2 times {

      """
    try folder.write(head + "  \(before)\n    stop\n  }\n}\n", to: "shortcuts/a.shortcut")
    try library.followFocus("Work", to: "Rest")
    #expect(
      String(decoding: folder.bytes(of: "shortcuts/a.shortcut"), as: UTF8.self)
        == head + "  \(after ?? before)\n    stop\n  }\n}\n"
    )
  }

  @Test(arguments: [
    ("focus \"Play\" starts", "Rest"), ("focus \"Play\" ends", "Rest"), ("at 07:30", "Work"),
  ])
  func `an automation for a focus is given its name`(when: String, after: String) throws {
    let head = "automation \"A\"\nwhen \(when)\n\nif input is "
    let end = " {\n  stop\n}\n"
    try folder.write(head + "\"Work\"" + end, to: "automations/a.automation")
    try library.followFocus("Work", to: "Rest")
    #expect(
      String(decoding: folder.bytes(of: "automations/a.automation"), as: UTF8.self)
        == head + "\"\(after)\"" + end
    )
  }

  @Test func `texts that still have a focus's former name are found where they stand`() throws {
    try folder.write(
      """
      shortcut "Work"
      say "is it Work"

      # Work
      show "Work is over, Workout begins"
      show "Workout"
      run Other.Open shelf: @work "Work"
      shortcut "Work" input: "work"
      run Focus.TurnOnFocus focus: "Work Again"
      menu "업무, Work${input}" {
        option "No Works" {
          stop
        }
      }

      """,
      to: "shortcuts/a.shortcut"
    )
    try folder.write(
      "automation \"Work\"\nwhen focus \"Work Again\" starts\n\nshow \"Work\"\n",
      to: "automations/a.automation"
    )
    let found = library.mentions(ofFocus: "Work", now: "Work Again").map {
      "\($0.file.pathExtension) \($0.location.line):\($0.location.column)"
    }
    #expect(
      found == [
        "shortcut 2:5", "shortcut 5:6", "shortcut 8:24", "shortcut 10:6", "automation 4:6",
      ]
    )
    #expect(library.mentions(ofFocus: "업무", now: "놀이").count == 1)
  }

  @Test func `what started under the former name was waited for by the new one`() throws {
    let log = library.files.events
    let date = Date(timeIntervalSince1970: 0)
    try log.add(.focusStarted("Work"), at: date)
    try log.add(.performed(app: "Work", intent: "Work"), at: date)
    try library.followFocus("work", to: "Rest")
    try log.add(.focusEnded("Work"), at: date)
    #expect(
      log.events().map(\.kind) == [
        .focusStarted("Rest"), .performed(app: "Work", intent: "Work"), .focusEnded("Work"),
      ]
    )
  }

  @Test func `nobody is woken for a focus that nothing waited for`() throws {
    try library.files.events.add(.opened(app: "Work"), at: Date(timeIntervalSince1970: 0))
    let before = folder.bytes(of: "events/events.jsonl")
    try library.followFocus("Work", to: "Rest")
    #expect(folder.bytes(of: "events/events.jsonl") == before)
  }

  @Test func `what cannot be changed keeps nothing else from being changed`() throws {
    try folder.write("shortcut \"A\"\n", to: "shortcuts/A.shortcut")
    try folder.write("shortcut \"B\"\n\nshortcut \"A\"\n", to: "shortcuts/B.shortcut")
    // Where the lock should be there is something else, for whoever may write everywhere too.
    try folder.write("", to: "automations/.lock/folder")
    let entry = try #require(library.store.entry(named: "A"))
    let unfinished = #expect(throws: UnfinishedRenaming.self) {
      try library.rename(entry, to: "C")
    }
    #expect(unfinished?.renaming == Renaming(.workflow, "A", to: "C"))
    #expect(unfinished?.failures.count == 1)
    #expect(library.store.workflows().map(\.name) == ["B", "C"])
    #expect(try library.store.workflow(named: "B")?.called == ["C"])
  }

  @Test func `what is saved in between is not lost`() async throws {
    try folder.write("automation \"A\"\nwhen at 07:30\n", to: "automations/A.automation")
    let store = AutomationStore(folder: library.files.automations)
    try await withThrowingTaskGroup { group in
      for name in ["x", "y"] {
        group.addTask {
          for number in 0..<100 {
            let step = Step(.value(.number(Double(number))), result: name)
            _ = try store.update("A") { $0.body.steps.append(step) }
          }
        }
      }
      try await group.waitForAll()
    }
    let automation = try #require(try store.entry(named: "A")?.content.get())
    for name in ["x", "y"] {
      #expect(automation.body.steps.count { $0.result == name } == 100)
    }
  }
}
