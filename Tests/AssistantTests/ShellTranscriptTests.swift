import Foundation
import TestSupport
import Testing

/// Whole sittings at a shell, as they were written down: lines with `$` are typed, what comes out stands below them.
///
/// After an intended change, `RECORD_TRANSCRIPTS=1 swift test --filter ShellTranscriptTests` writes down how they go
/// now; read the difference as a person would before it is committed.
@Suite struct ShellTranscriptTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  private static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".txt") }.sorted() ?? []

  /// A language's name stands before the ending, as in `automations.ko.txt`.
  private func program(for name: String) throws -> Program {
    var program = try Program()
    let locale = name.split(separator: ".").dropLast().last.map(String.init) ?? "en"
    program.environment["LANG"] = "\(locale).UTF-8"
    program.environment["PATH"] = "\(program.home.path("bin")):/usr/bin:/bin"
    let script = "#!/bin/sh\nexec '\(Program.built.path)' \"$@\"\n"
    let path = try program.home.write(script, to: "bin/assistant")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return program
  }

  @Test(arguments: names)
  func `a sitting goes as it was written down`(name: String) async throws {
    let program = try program(for: name)
    let file = Self.folder.appending(path: name)
    let written = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    let typed = written.filter { $0.hasPrefix("$ ") }
    try #require(!typed.isEmpty)
    var now: [String] = []
    for line in typed {
      let ending = try await program.shell(String(line.dropFirst(2)) + " 2>&1")
      now += [line] + ending.lines
      if ending.status != 0 { now.append("[\(ending.status)]") }
    }
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
      try (now.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let difference = LineDifference(from: written, to: now)
    #expect(difference.isEmpty, "\(name) goes another way now:\n\(difference)")
  }
}
