import Foundation
import TestSupport
import Testing

/// Languages that the program does not speak, and how it says so.
@Suite(.serialized) struct LocaleTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test(arguments: ["xx", "klingonisch", "../../etc", "12"])
  func `a language that nobody wrote is an error that lists the known ones`(
    locale: String
  ) async throws {
    let ending = try await program.run("--locale", locale, lines: "open dune in library")
    #expect(ending.lines.isEmpty)
    #expect(ending.complaints.count == 1, "\(ending.diagnostics)")
    #expect(ending.diagnostics.contains("'\(locale)'"))
    #expect(ending.diagnostics.contains("de, en, es, fr, ja, ko, vi, zh"))
    #expect(ending.status == 2)
  }

  @Test(arguments: ["ko-KR", "en_GB", "C", "POSIX"])
  func `a country's locale is one of its language`(locale: String) async throws {
    let ending = try await program.run("match", "--locale", locale, lines: "dune")
    #expect(ending.complaints == [])
  }

  @Test func `in a system's language without a pack phrases work, and one line says what does not`()
    async throws
  {
    var program = program
    program.environment["LANG"] = "tlh_AQ.UTF-8"
    let ending = try await program.run(lines: "open dune in library", "open emma in library")
    #expect(ending.lines.contains { $0.hasPrefix("Dune — ") })
    #expect(ending.complaints.count == 1, "\(ending.diagnostics)")
    #expect(ending.diagnostics.contains("'tlh'") && ending.diagnostics.contains("word by word"))
  }

  @Test func `a catalogue file may speak a language without a pack`() async throws {
    let catalog = """
      {"version": 1, "apps": [{"name": "Licht", "locale": "eo", "shortcuts": [
        {"intent": "Lamp", "title": "Lampo", "phrases": ["Ŝaltu la lampon per ${applicationName}"]}]}]}
      """
    let path = try program.home.write(Array(catalog.utf8), to: "lampo.json")
    let ending = try await program.run(
      "match",
      "--catalog",
      path,
      "--locale",
      "eo",
      lines: "ŝaltu la lampon per licht"
    )
    #expect(ending.complaints.count == 1, "\(ending.diagnostics)")
    #expect(ending.diagnostics.contains("'eo'"))
    #expect(ending.output.contains("Lamp"))
  }
}
