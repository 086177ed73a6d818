import AppIntents
import AssistantREPL
import Foundation
import OrderedJSON
import SampleApps
import TestSupport
import Testing

@testable import AppProcess

#if canImport(Glibc)
import Glibc
#endif

/// The same conversation with the same app, compiled in and as programs of its own.
@Suite(.serialized) struct TranscriptTests {
  private let scratch: ScratchFolder
  /// What the desk finds that is compiled in; another test's desk has notes of its own.
  private let dependencies = AppDependencyManager()

  /// The languages in which the same is said to the desk.
  static let languages = ["en", "ko", "vi"]

  init() throws {
    scratch = try ScratchFolder()
    let notes = scratch.path("notes.txt")
    dependencies.add(dependency: NotesFile(url: URL(filePath: notes)))
    _ = unsafe setenv("NOTES_FILE", notes, 1)
  }

  @Test(arguments: languages) func `compiled in`(language: String) async throws {
    let written = try Self.transcript(language)
    let now = try await replayedCompiledIn(written)
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
      let text = (now.header + now.lines).joined(separator: "\n") + "\n"
      try text.write(to: Self.file(language), atomically: true, encoding: .utf8)
      return
    }
    compare(now, with: written)
  }

  @Test(arguments: languages)
  func `a Swift app in a process of its own`(language: String) async throws {
    try await add("--locale", language, "--", Programs.sampleApp, "desk")
    try await compareWithCompiledIn(language)
  }

  @Test(.enabled(if: Programs.python != nil), arguments: languages)
  func `a Python program`(language: String) async throws {
    let program = Programs.package.appending(path: "Examples/Desk/desk.py").path
    try await add("--locale", language, "--", Programs.python ?? "", program)
    try await compareWithCompiledIn(language)
  }

  @Test(arguments: languages) func `nothing but a catalogue`(language: String) async throws {
    try await add(Programs.package.appending(path: "Examples/Desk/desk.json").path)
    try await compareWithCompiledIn(language)
  }

  @Test func `a program that is added in several languages speaks them all`() async throws {
    for language in Self.languages {
      try await add("--locale", language, "--", Programs.sampleApp, "desk")
    }
    for language in Self.languages { try await compareWithCompiledIn(language) }
  }

  @Test func `what an intent gives is spoken of behind it, wherever it was performed`()
    async throws
  {
    let written = Transcript(
      parsing: """
        # locale: en
        > add Lemon Pie to bakery
        > open it
        > add Cherry Tart to bakery and open it
        > which cakes are there in bakery
        > open the second one

        """
    )
    try await add("--", Programs.sampleApp, "bakery")
    let outside = try await written.replayed(
      with: [],
      dataDirectory: scratch.url,
      environment: environment
    )
    let inside = try await written.replayed(
      with: [SampleApps.bakery],
      dataDirectory: scratch.url
    )
    compare(outside, with: inside)
    for line in ["Lemon Pie is open.", "Cherry Tart is open.", "Plum Cake is open."] {
      #expect(outside.lines.contains("  " + line))
    }
  }

  @Test(arguments: ["archive", "gallery", "workshop"])
  func `what a process says of its app is a catalogue`(name: String) async throws {
    try await add("--", Programs.sampleApp, name)
  }

  @Test(arguments: Self.systems)
  func `the conversations of the systems go the same with apps outside`(
    name: String
  ) async throws {
    let folder = Programs.package.appending(path: "Tests/SystemsTests/Transcripts")
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let written = Transcript(parsing: text)
    for app in ["archive", "gallery", "workshop"] {
      try await add("--locale", written.locale, "--", Programs.sampleApp, app)
    }
    let outside = try await written.replayed(
      with: [],
      dataDirectory: scratch.url,
      environment: environment
    )
    let inside = try await written.replayed(with: SampleApps.all, dataDirectory: scratch.url)
    compare(outside, with: inside)
  }

  /// The conversations of the systems' tests.
  static let systems: [String] = {
    let folder = Programs.package.appending(path: "Tests/SystemsTests/Transcripts")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }()

  // MARK: -

  private var environment: [String: String] {
    ["XDG_CONFIG_HOME": scratch.path("config"), "HOME": scratch.path("home")]
  }

  private func add(_ words: String...) async throws {
    let code = await AssistantCommand.run(
      ["apps", "add"] + words,
      apps: [],
      environment: environment,
      console: Console(output: .nullDevice, diagnostics: .nullDevice)
    )
    #expect(code == .success)
  }

  private static func file(_ language: String) -> URL {
    Programs.package.appending(path: "Tests/AppProcessTests/Transcripts/desk.\(language).txt")
  }

  private static func transcript(_ language: String) throws -> Transcript {
    Transcript(parsing: try String(contentsOf: file(language), encoding: .utf8))
  }

  /// Has the conversation with the app that was added, and with the same app compiled in.
  private func compareWithCompiledIn(_ language: String) async throws {
    let written = try Self.transcript(language)
    let outside = try await written.replayed(
      with: [],
      dataDirectory: scratch.url,
      environment: environment
    )
    compare(outside, with: try await replayedCompiledIn(written))
  }

  private func replayedCompiledIn(_ written: Transcript) async throws -> Transcript {
    try await dependencies.substituting {
      try await written.replayed(with: [SampleApps.desk], dataDirectory: scratch.url)
    }
  }

  private func compare(_ now: Transcript, with expected: Transcript) {
    // On a busy machine somebody is told that an app has not answered yet; only an app in a process is waited for.
    let notice = ProcessMessages(locale: now.locale).waiting(for: "\n").components(
      separatedBy: "\n"
    )
    let difference = LineDifference(
      from: expected.lines,
      to: now.lines.filter { line in
        !(line.hasPrefix("  " + notice[0]) && line.hasSuffix(notice[1]))
      }
    )
    #expect(difference.isEmpty, "it goes another way:\n\(difference)")
    #expect(!FileManager.default.fileExists(atPath: "pwned"))
  }
}
