import Foundation
import TestSupport
import Testing

/// Names that mean something to a shell, to a path, to options or to a terminal are names and nothing else.
@Suite(.serialized) struct HostileNamesTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private static let names = [
    "$(touch pwned)", "`touch pwned`", "../../up", "--help", "-rf", "a/b",
  ]

  @Test(arguments: names)
  func `what is kept under such a name stays in its folder and is found again`(
    name: String
  ) async throws {
    for (kind, lines) in [
      ("shortcut", "show \"one\"\n"), ("automation", "when at 07:30\nshow \"one\"\n"),
      ("focus", ""),
    ] {
      let made = try await program.run([kind, "new", "--", name], input: Array(lines.utf8))
      #expect(made.status == 0, "\(kind): \(made.diagnostics)")
      let list = try await program.run(kind, "list")
      #expect(list.output.contains(name), "\(kind): \(list.output)")
    }
    let run = try await program.run("shortcut", "run", "--", name)
    #expect(run.lines == ["one"])
    let root = program.home.url.appending(path: "data/assistant")
    for folder in ["shortcuts", "automations"] {
      // Beside it stands what keeps two from writing at once.
      let files = try FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: folder).path
      ).filter { $0 != ".lock" }
      #expect(files.count == 1, "\(files)")
    }
    for kind in ["shortcut", "automation", "focus"] {
      #expect(try await program.run(kind, "delete", "--", name).status == 0, "\(kind)")
    }
    try expectNothingElsewhere()
  }

  @Test(arguments: ["two\nlines", "\u{1b}[31mred", "", "*"])
  func `what is no name of one line is refused, and shown without doing anything`(
    name: String
  ) async throws {
    for kind in ["shortcut", "automation", "focus"] {
      let made = try await program.run([kind, "new", "--", name], input: Array("stop\n".utf8))
      #expect(made.status == 2, "\(kind)")
      #expect(made.complaints.count == 1 && !made.diagnostics.contains("\u{1b}"), "\(kind)")
    }
  }

  @Test(arguments: names + ["two\nlines"])
  func `an app of such a name is installed in its folder and understood`(
    name: String
  ) async throws {
    let file = try program.home.write(
      """
      {"version": 1, "apps": [{"name": \(Self.json(name)), "shortcuts": [
        {"intent": "Ring", "phrases": ["Ring the bell in ${applicationName}"]}],
        "intents": [{"intent": "Ring", "title": "Ring", "run": ["true"]}]}]}
      """,
      to: "bell.json"
    )
    _ = try await program.run("apps", "add", file)
    let said = try await program.run("match", "--json", lines: "ring the bell in \(name)")
    #expect(said.output.contains("\"intent\":\"Ring\"") || name.contains("\n"))
    try expectNothingElsewhere()
  }

  private static func json(_ text: String) -> String {
    "\"" + text.replacing("\n", with: "\\n") + "\""
  }

  /// Nothing was done by what names say, and no file is outside of the home's folders.
  private func expectNothingElsewhere() throws {
    let files = FileManager.default
    let places = try files.contentsOfDirectory(atPath: program.home.url.path)
      .filter { !$0.contains(".") }
    #expect(Set(places).isSubset(of: ["data", "home", "state", "cache", "config"]), "\(places)")
    #expect(!files.fileExists(atPath: program.home.path("../up")))
  }
}
