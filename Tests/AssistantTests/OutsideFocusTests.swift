import Foundation
import TestSupport
import Testing

/// The desk that is written in Python, while a focus is on.
@Suite struct OutsideFocusTests {
  static let python = "/usr/bin/python3"
  static let hasPython = FileManager.default.isExecutableFile(atPath: python)
  static let desk: String = {
    var url = URL(filePath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.appending(path: "Examples/Desk/desk.py").path
  }()

  @Test(.enabled(if: hasPython))
  func `a focus filters the notes of an app in another language`() async throws {
    var program = try Program()
    program.environment["NOTES_FILE"] = program.home.path("notes.txt")
    try program.home.write("buy milk\ncall home\n", to: "notes.txt")
    #expect(try await program.run("apps", "add", "--", Self.python, Self.desk).status == 0)
    _ = try await program.run("focus", "new", "Work")
    let form = try await program.run("focus", "filter", "Work", "Desk", "word=milk")
    #expect(
      form.lines == ["Desk: Some Notes", "  Only notes with “milk”", "  Word [word]: milk"],
      "\(form.diagnostics)"
    )
    #expect(
      try await program.run("focus", "suggest", "Desk").lines
        == ["1  Some Notes (Only notes with “today”)"]
    )
    let show = "show my notes in desk"
    #expect(try await program.run("run", show).lines == ["buy milk", "call home"])
    #expect(
      try await program.run("focus", "work").lines
        == ["The “Work” focus is on.", "  Desk: Only notes with “milk”"]
    )
    #expect(try await program.run("run", show).lines == ["buy milk"])
    func notify(_ criteria: String) async throws -> String? {
      try await program.run("notify", "Desk", "News", "--criteria", criteria).lines.first
    }
    #expect(try await notify("milk") == "Desk: News: delivered")
    #expect(
      try await notify("home")
        == "Desk: News: silenced by “Work” (“home” is not let through)"
    )
    _ = try await program.run("focus", "off")
    #expect(try await program.run("run", show).lines == ["buy milk", "call home"])
  }

  @Test(.enabled(if: hasPython))
  func `a timer of an app in another language rings while the conversation goes on`()
    async throws
  {
    var program = try Program()
    program.environment["NOTES_FILE"] = program.home.path("notes.txt")
    program.environment["DESK_MINUTE"] = "0.01"
    #expect(try await program.run("apps", "add", "--", Self.python, Self.desk).status == 0)
    _ = try await program.run("focus", "new", "Work")
    _ = try await program.run("focus", "filter", "Work", "Desk", "word=milk")
    let talk = try program.talk()
    func ringing(_ minutes: String) async throws -> [String] {
      func rung() async throws -> [String] {
        try await program.run("notifications").lines.filter { $0.contains("Time is up") }
      }
      let known = try await rung().count
      _ = try talk.said(
        to: "set a timer for \(minutes) minutes on desk",
        until: "runs for \(minutes) minutes.\n"
      )
      var lines: [String] = []
      for _ in 0..<2_000 where lines.count <= known { lines = try await rung() }
      return lines
    }
    #expect(try await ringing("2").last == "Desk: Time is up — 2 minutes are over.: delivered")
    _ = try await program.run("focus", "work")
    #expect(
      try await ringing("3").last
        == "Desk: Time is up — 3 minutes are over.: silenced by “Work” (“timer” is not let through)"
    )
    try talk.end()
  }
}
