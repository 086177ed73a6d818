import AssistantREPL
import Foundation
import SampleApps
import TestSupport
import Testing

/// Whole conversations with apps that use every part of the framework.
///
/// After an intended change, `RECORD_TRANSCRIPTS=1 swift test --filter SystemsTests` writes down how they
/// go now; read the difference as a person would before it is committed.
@Suite(.serialized) struct TranscriptTests {
  @Test(arguments: Self.names)
  func `a conversation goes as it was written down`(name: String) async throws {
    let file = Self.folder.appending(path: name)
    let written = Transcript(parsing: try String(contentsOf: file, encoding: .utf8))
    let scratch = try ScratchFolder()
    let apps = name.hasPrefix(Self.museum) ? SampleApps.searched : SampleApps.all
    if name.hasPrefix(Self.museum + "typing") {
      try scratch.write(
        "shortcut \"Whale Watch\"\n\nshow \"Thar she blows.\"\n",
        to: "shortcuts/Whale Watch.shortcut"
      )
    }
    let now = try await written.replayed(with: apps, dataDirectory: scratch.url)
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
      let text = (now.header + now.lines).joined(separator: "\n") + "\n"
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let said = Set(now.lines.map { $0.trimmingCharacters(in: .whitespaces) })
    for part in SystemsTests.parts where part.transcript + ".txt" == name {
      #expect(said.contains(part.line), "\(part.name) is not shown")
    }
    let difference = LineDifference(from: written.lines, to: now.lines)
    #expect(difference.isEmpty, "\(name) goes another way now:\n\(difference)")
  }

  /// The conversations, by their places in the folder.
  static let names: [String] = [museum, ""].flatMap { place in
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: place).path
    )
    return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted().map { place + $0 }
  }

  /// Where the conversations are that the museum takes part in.
  private static let museum = "Museum/"

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "Transcripts")
}
