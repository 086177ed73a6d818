import Foundation
import TestSupport
import Testing

/// What goes wrong around the program: one clear sentence each, and nothing is lost.
@Suite(.serialized) struct BadInputTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test func `bytes that are no text are passed over with one warning`() async throws {
    let line = Array("open ".utf8) + [0xff, 0xc0] + Array("dune in library\n".utf8)
    let ending = try await program.run([], input: line + line)
    #expect(ending.lines.filter { $0.hasPrefix("Dune — ") }.count == 2)
    #expect(
      ending.complaints == [
        "assistant: warning: line 1 is no valid UTF-8; the bytes that cannot be read are passed over"
      ]
    )
  }

  @Test func `a NUL is nothing`() async throws {
    let ending = try await program.run([], input: Array("open\0 dune \0in library\0\n".utf8))
    #expect(ending.lines.last?.hasPrefix("Dune — ") == true)
  }

  @Test func `a line of ten megabytes is left out, and the next is heard`() async throws {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 10_000_000)
    let ending = try await program.run([], input: long + Array("\nopen dune in library\n".utf8))
    #expect(ending.lines.last?.hasPrefix("Dune — ") == true)
    #expect(
      ending.complaints == [
        "assistant: error: line 1 is 10000000 bytes long; "
          + "an utterance may have at most 1048576; it was left out"
      ]
    )
    #expect(ending.status == 1)
  }

  @Test func `a title of ten thousand characters is no title`() async throws {
    let ending = try await program.run(
      lines: "find books in library",
      String(repeating: "a", count: 10_000),
      "find books in library",
      String(repeating: "e\u{301}\u{302}", count: 3_000),
      "open dune in library"
    )
    #expect(ending.lines.filter { $0.hasPrefix("Nothing in your library fits") }.count == 2)
    #expect(ending.lines.allSatisfy { $0.count < 200 })
    #expect(ending.lines.last?.hasPrefix("Dune — ") == true)
  }

  @Test func `an essay is refused`() async throws {
    let essay = String(
      repeating: "I wonder what to read in the library tonight and why. ",
      count: 400
    )
    let ending = try await program.run(lines: essay, "open dune in library")
    #expect(ending.lines.first?.hasPrefix("I can't do that.") == true)
    #expect(ending.lines.first.map { $0.count < 400 } == true)
    #expect(ending.lines.last?.hasPrefix("Dune — ") == true)
  }

  @Test func `control sequences are never repeated`() async throws {
    let ending = try await program.run(
      lines: "open \u{1b}[2J\u{1b}]0;title\u{7} dune in library",
      "add a book to library",
      "\u{1b}[31mred\u{9b}0m \u{202e}dlrow"
    )
    for scalar in (ending.output + ending.diagnostics).unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
      #expect(scalar != "\u{202e}")
    }
  }

  // MARK: - The data folder

  @Test(arguments: ["file", "file/below"])
  func `a data folder that cannot be made is told`(name: String) async throws {
    try program.home.write([], to: "file")
    let ending = try await program.run("--data", name, lines: "open dune in library")
    #expect(ending.output == "")
    #expect(ending.complaints.count == 1)
    #expect(ending.diagnostics.contains(program.home.path(name)))
    #expect(ending.diagnostics.hasSuffix("choose another folder with --data.\n"))
    #expect(ending.status == 1)
  }

  @Test func `a file that is no database is told and left as it is`() async throws {
    _ = try await program.run("--version")
    let folder = program.home.path("data/assistant/library")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var random = SplitMix64(seed: 7)
    let garbage = (0..<5_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    try program.home.write(garbage, to: "data/assistant/library/library.sqlite")
    let ending = try await program.run(lines: "open dune in library")
    #expect(ending.complaints.count == 1)
    #expect(ending.diagnostics.contains("is not a library, or it is damaged"))
    #expect(ending.status == 1)
    #expect(program.home.bytes(of: "data/assistant/library/library.sqlite") == garbage)
  }

  @Test func `a file that may not grow loses nothing`() async throws {
    #expect(try await program.run(lines: "open dune in library").status == 0)
    let ending = try await program.shell(
      """
      ulimit -f 8
      printf 'add a book to library\\nheretics of dune\\nopen dune in library\\n' | "$assistant"
      """
    )
    #expect(!ending.output.contains("Added"))
    #expect(!ending.diagnostics.isEmpty)
    let after = try await program.run(
      lines: "open dune in library",
      "open heretics of dune in library"
    )
    #expect(after.lines.contains { $0.hasPrefix("Dune — ") })
    #expect(!after.lines.contains { $0.hasPrefix("Heretics of Dune — ") })
  }

  #if os(Linux)
  @Test func `what is opened later never stands for a closed standard output or input`()
    async throws
  {
    let ending = try await program.shell(
      #"""
      echo 'open dune in library' | { "$assistant" >&-; echo "status $?" >&2; }
      "$assistant" <&-; echo "status $?" >&2
      """#
    )
    #expect(
      ending.complaints == [
        "assistant: error: the answers cannot be written: Bad file descriptor; "
          + "make room or write them elsewhere",
        "status 1",
        "assistant: error: standard input cannot be read (Bad file descriptor)",
        "status 1",
      ]
    )
  }

  @Test func `answers that cannot be written are told`() async throws {
    let ending = try await program.shell(
      #"echo 'open dune in library' | { "$assistant" > /dev/full; echo "status $?" >&2; }"#
    )
    #expect(
      ending.complaints == [
        "assistant: error: the answers cannot be written: No space left on device; "
          + "make room or write them elsewhere",
        "status 1",
      ]
    )
  }
  #endif
}
