import TestSupport
import Testing

/// `apps` as a stranger runs it.
@Suite struct AppsTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.home.write(
      #"""
      {"version": 2, "apps": [{"name": "Bell", "shortcuts": [
        {"intent": "Ring", "phrases": ["Ring the bell in ${applicationName}"]}],
        "intents": [{"intent": "Ring", "title": "Ring", "run": ["true"]}]}]}
      """#,
      to: "bell.json"
    )
  }

  @Test func `whoever is added takes the place of an app of its name, and is told so`() async throws
  {
    #expect(try await program.run("apps", "add", "bell.json").lines == ["Added “Bell”."])
    #expect(
      try await program.run("apps", "add", "bell.json").lines
        == ["Added “Bell”, in place of the app that was called so."]
    )
  }

  @Test func `a file that is no catalogue is no program of the system`() async throws {
    try program.home.write("#!/bin/sh\n", to: "bell")
    let ending = try await program.run("apps", "add", "bell", "loud")
    #expect(
      ending.diagnostics
        == "assistant: error: 'bell' is no catalogue file (.json); a program here is added with "
        + "'assistant apps add -- ./bell loud'\n"
    )
    #expect(ending.status == 2)
  }

  @Test func `an app is removed however its name is capitalised`() async throws {
    _ = try await program.run("apps", "add", "bell.json")
    #expect(try await program.run("apps", "remove", "bell").status == 0)
    #expect(try await program.run("apps", "list").lines.count == 1)
    let again = try await program.run("apps", "remove", "Bell")
    #expect(again.status == 2)
    #expect(again.diagnostics.contains("“assistant apps list” lists them"))
  }

  @Test func `two names that differ in their signs alone are two apps`() async throws {
    for name in ["Bell/Tower", "Bell-Tower", "Bell/Tower"] {
      try writeBell(called: name, synonym: name)
      _ = try await program.run("apps", "add", "bell-\(name.count { $0 == "/" }).json")
    }
    #expect(try await program.run("apps", "list").lines.count == 2)
  }

  @Test func `whoever nobody could call is not added`() async throws {
    try writeBell(called: "..", synonym: nil)
    let ending = try await program.run("apps", "add", "bell-0.json")
    #expect(ending.status == 2)
    #expect(ending.complaints.count == 1)
    #expect(ending.diagnostics.contains("the app's name holds no word that can be said"))
    #expect(try await program.run("apps", "list").output.hasPrefix("No app was added yet"))
  }

  @Test func `an added app whose phrases have become wrong costs only itself`() async throws {
    try writeBell(called: "Tower", synonym: nil)
    for file in ["bell.json", "bell-0.json"] { _ = try await program.run("apps", "add", file) }
    try writeBell(called: "Tower", synonym: nil, phrase: "Ring ${what} in ${applicationName}")
    for _ in 0..<2 {
      let ending = try await program.run("match", lines: "ring the bell in bell")
      #expect(ending.status == 0)
      #expect(ending.complaints.count == 1)
      #expect(ending.diagnostics.contains("app 'Tower'"))
      #expect(ending.diagnostics.contains("the app is left out"))
    }
  }

  private func writeBell(
    called name: String,
    synonym: String?,
    phrase: String = "Ring the bell in ${applicationName}"
  ) throws {
    let synonyms = synonym.map { "\"synonyms\": [\"\($0)\"], " } ?? ""
    try program.home.write(
      """
      {"version": 2, "apps": [{"name": "\(name)", \(synonyms)"shortcuts": [
        {"intent": "Ring", "phrases": ["\(phrase)"]}],
        "intents": [{"intent": "Ring", "title": "Ring", "run": ["true"]}]}]}
      """,
      to: "bell-\(name.count { $0 == "/" }).json"
    )
  }
}
