import Foundation
import TestSupport
import Testing

@testable import LibraryShortcuts

/// What the executable does with a library file that others changed or hold.
@Suite(.serialized) struct LibraryFileTests {
  private let program: Program
  private let store: LibraryStore

  init() async throws {
    program = try Program()
    store = LibraryStore(folder: DataFolder(named: program.home.path("data/assistant/library")))
    try await store.open()
  }

  @Test func `a library that another program holds is told, and nothing is changed`() async throws {
    let holder = try Database(path: program.database, patience: 0)
    _ = try holder.run("BEGIN EXCLUSIVE")
    let ending = try await program.run(lines: "add a book to library", "heretics of dune")
    #expect(ending.output.contains("Another program is using the library"))
    #expect(ending.diagnostics == "")
    #expect(!ending.output.contains("Added"))
    #expect(ending.status == 1)
    _ = try holder.run("ROLLBACK")
    let after = try await program.run(lines: "add a book to library", "heretics of dune")
    #expect(after.output.contains("Added Heretics of Dune to Library."))
    #expect(after.status == 0)
  }

  @Test func `a disk that takes no more is told as what it is`() async throws {
    let full = try await program.shell(
      "ulimit -f 8; \"$assistant\" run 'rate dune in library' --answer 4"
    )
    #expect(full.output.contains("is full, so nothing was changed. Make room"), "\(full)")
    #expect(full.status == 1)
    #expect(try await store.book("dune")?.rating == nil)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: program.home.path("data/assistant/library")
    )
    #expect(!left.contains { $0.hasSuffix("-room") })
  }

  @Test func `a title with control sequences never reaches the terminal`() async throws {
    let evil = "Evil\u{1b}[2J\u{1b}]0;owned\u{7}\u{9b}31m\u{202e}Book"
    #expect(try await store.add(BookRecord(id: "evil", title: evil, author: evil, year: 1)))
    for arguments in [[], ["--json"], ["--color", "always"]] {
      let ending = try await program.run(
        arguments,
        input: Array(
          "open evil in library\nfind books in library\nevil\nremove evil from library\n".utf8
        )
      )
      let text = ending.output + ending.diagnostics
      #expect(text.contains("Evil"))
      #expect(!text.utf8.contains(0x1b) && !text.utf8.contains(0x7))
      #expect(!text.unicodeScalars.contains { (0x80...0x9f).contains($0.value) })
    }
    let terminal = try PseudoTerminal()
    let child = try terminal.spawn(
      program.executable.path,
      environment: program.wholeEnvironment.merging(["TERM": "xterm-256color"]) { $1 }
    )
    try await terminal.wait { $0.modes.contains(2004) }
    terminal.send("find books in library\r")
    try await terminal.wait(for: "What are you looking for?")
    terminal.send("evil\r")
    let screen = try await terminal.wait(for: "Book —")
    #expect(screen.text.contains("> find books in library"))
    #expect(screen.unknown.isEmpty)
    try await terminal.waitForPrompt()
    terminal.send("\u{4}")
    #expect(await child.exitStatus() == 0)
  }
}
