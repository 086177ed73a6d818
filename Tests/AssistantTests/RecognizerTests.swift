import Foundation
import TestSupport
import Testing

/// Speech recognisers on both sides of the real executable.
@Suite struct RecognizerTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test(arguments: [
    (
      "whisper.cpp",
      """

      [00:00:00.000 --> 00:00:04.000]   Open Dune in library.
      [00:00:04.000 --> 00:00:06.000]   [BLANK_AUDIO]
      """
    ),
    (
      "Vosk",
      """
      {
        "partial" : "open the"
      }
      {
        "text" : "open dune in library"
      }
      """
    ),
    ("plain lines", "open dune in library"),
  ])
  func `what a recogniser writes is read`(name: String, output: String) async throws {
    let ending = try await program.run([], input: Array((output + "\n").utf8))
    #expect(
      ending.lines == [
        "Library comes to the front.", "Dune — Frank Herbert, 1965 · Currently Reading",
      ]
    )
    #expect(ending.status == 0)
  }

  @Test func `what was left out is counted where that is asked for`() async throws {
    let output = "[00:00:00.000 --> 00:00:04.000]   (music)\n"
    let ending = try await program.run(["--verbose"], input: Array(output.utf8))
    #expect(ending.lines == [])
    #expect(ending.diagnostics.contains("left out: 1 nonSpeech"))
  }

  @Test func `a format that is named takes nothing else`() async throws {
    let ending = try await program.run(
      ["--input", "srt"],
      input: Array(
        "open dune in library\n\n1\n00:00:00,000 --> 00:00:04,000\nOpen Emma in library\n\n".utf8
      )
    )
    #expect(ending.lines.last?.hasPrefix("Emma — ") == true)
    #expect(ending.lines.count == 2)
    #expect(ending.complaints.count == 1)
  }

  @Test(arguments: [
    ("arpa", "\\data\\"), ("jsgf", "#JSGF V1.0 UTF-8 en;"), ("list", "Open Dune in Library"),
    ("vosk", "\"[unk]\""), ("gbnf", "app ::= \"Library\""),
  ])
  func `a grammar tells a recogniser what to expect`(format: String, part: String) async throws {
    let ending = try await program.run("grammar", "--format", format)
    #expect(ending.lines.contains { $0.contains(part) })
    #expect(ending.status == 0)
  }

  @Test func `a grammar has a format`() async throws {
    let ending = try await program.run("grammar")
    #expect(ending.status == 2)
    #expect(ending.diagnostics.contains("'grammar' needs --format; it takes arpa, dict"))
  }
}
