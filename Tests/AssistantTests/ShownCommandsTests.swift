import Foundation
import TestSupport
import Testing

/// What the README and the pages show at a shell, run as it stands there.
@Suite struct ShownCommandsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private var program: Program

  init() throws {
    program = try Program()
    let folder = program.home.path("bin")
    program.environment["PATH"] = "\(folder):/usr/bin:/bin"
    try addProgram("assistant", "exec '\(Program.built.path)' \"$@\"")
  }

  private func addProgram(_ name: String, _ script: String) throws {
    let path = try program.home.write("#!/bin/sh\n\(script)\n", to: "bin/" + name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// The blocks between fences, each with the language that it is marked as.
  private func blocks(of page: String) throws -> [(language: String, text: String)] {
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    return text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map {
      let lines = $0.element.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
    }
  }

  @Test(arguments: [
    "Documentation/Assistant.docc/CatalogueFormat.md",
    "Documentation/Assistant.docc/HeardAsFormat.md",
  ]) func `what a page shows is what comes out`(page: String) async throws {
    let blocks = try blocks(of: page)
    if let catalog = blocks.first(where: { $0.language == "json" }) {
      try program.home.write(catalog.text, to: "library.json")
    }
    let shown = blocks.map(\.text).filter { $0.hasPrefix("$ ") }
    try #require(!shown.isEmpty)
    for block in shown {
      for exchange in ("\n" + block).components(separatedBy: "\n$ ").dropFirst() {
        let lines = exchange.split(separator: "\n").map(String.init)
        let ending = try await program.shell(lines[0])
        #expect(ending.lines == Array(lines.dropFirst()), "$ \(lines[0])")
      }
    }
  }

  @Test func `the picture of an alignment has the costs that are explained`() async throws {
    let picture = try String(
      contentsOf: Self.root.appending(path: "Documentation/Assistant.docc/Resources/alignment.svg"),
      encoding: .utf8
    )
    let shown = picture.matches(of: /(spelling|dropped|app name) (0\.\d+)/).map { String($0.2) }
    let ending = try await program.shell("assistant explain open the hobit")
    let costs = ending.output.matches(of: /(spelling|dropped|app name) +(0\.\d+)/)
      .map { String($0.2) }
    #expect(shown.count == 3)
    #expect(Array(costs.prefix(3)) == shown)
  }

  @Test func `every command of the README that needs no Swift runs`() async throws {
    try addProgram("whisper-stream", "echo 'Hey library, open Dune.'")
    try addProgram("espeak-ng", "cat > /dev/null")
    let source = #"""
      struct DiaryShortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: ShowDay(), phrases: ["Show my day in \(.applicationName)"])
        }
      }
      struct ShowDay: AppIntent {}
      """#
    try program.home.write(source, to: "Shortcuts.swift")
    try program.home.write("show my day in diary\tShowDay\nfeed the cat\t-\n", to: "Corpus.tsv")
    let catalog =
      #"{"version":2,"apps":[{"name":"Diary","shortcuts":[{"intent":"A","phrases":["show my day"]}]}]}"#
    try program.home.write(catalog, to: "MyApp.json")
    try program.home.write("open dune\n", to: "utterances.txt")
    try program.home.write("show my day\n", to: "lines.txt")
    try FileManager.default.createSymbolicLink(
      atPath: program.home.path("Examples"),
      withDestinationPath: Self.root.appending(path: "Examples").path
    )
    let commands = try blocks(of: "README.md").flatMap { $0.text.split(separator: "\n") }
      .filter { $0.hasPrefix("assistant ") && !$0.contains("→") || $0.hasPrefix("mkdir ") }
      .map { String($0.split(separator: "  #")[0]) }
      .filter {
        !$0.contains("python3") || FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
      }
    try #require(commands.count > 12)
    for command in commands {
      let ending = try await program.shell(command)
      #expect(ending.status == 0, "\(command): \(ending.diagnostics)")
      #expect(!ending.diagnostics.contains("error:"), "\(command): \(ending.diagnostics)")
    }
  }
}
