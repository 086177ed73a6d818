import Foundation
import TestSupport
import Testing

/// The desk that is written in Python, while a focus is on.
@Suite struct OutsideFocusTests {
  private static let python = "/usr/bin/python3"
  private static let desk: String = {
    var url = URL(filePath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.appending(path: "Examples/Desk/desk.py").path
  }()

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python)))
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
}
