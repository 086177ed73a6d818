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
    #expect(try await program.run("apps", "add", "bell.json").lines == ["added Bell"])
    #expect(
      try await program.run("apps", "add", "bell.json").lines
        == ["added Bell, in place of the app that was called so"]
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
    #expect(again.diagnostics.contains("'assistant apps list' lists them"))
  }
}
