import AppProcess
import AssistantREPL
import Foundation
import OrderedJSON
import SampleApps
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// The same conversation with the same app, compiled in and as programs of its own.
@Suite(.serialized) struct TranscriptTests {
  private let scratch: ScratchFolder
  private let transcript: Transcript

  init() throws {
    scratch = try ScratchFolder()
    _ = unsafe setenv("NOTES_FILE", scratch.path("notes.txt"), 1)
    let file = Programs.package.appending(path: "Tests/AppProcessTests/Transcripts/desk.txt")
    transcript = Transcript(parsing: try String(contentsOf: file, encoding: .utf8))
  }

  @Test func `compiled in`() async throws {
    let now = try await transcript.replayed(with: [SampleApps.desk], dataDirectory: scratch.url)
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
      let text = (now.header + now.lines).joined(separator: "\n") + "\n"
      try text.write(
        to: Programs.package.appending(path: "Tests/AppProcessTests/Transcripts/desk.txt"),
        atomically: true,
        encoding: .utf8
      )
      return
    }
    compare(now, with: transcript)
  }

  @Test func `a Swift app in a process of its own`() async throws {
    try await add("--", Programs.sampleApp, "desk")
    compare(try await replayed(), with: try await compiledIn())
  }

  @Test(.enabled(if: Programs.python != nil)) func `a Python program`() async throws {
    let program = Programs.package.appending(path: "Examples/Desk/desk.py").path
    try await add("--", Programs.python ?? "", program)
    compare(try await replayed(), with: try await compiledIn())
  }

  @Test func `nothing but a catalogue`() async throws {
    try await add(Programs.package.appending(path: "Examples/Desk/desk.json").path)
    compare(try await replayed(), with: try await compiledIn())
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

  private func replayed() async throws -> Transcript {
    try await transcript.replayed(
      with: [],
      dataDirectory: scratch.url,
      environment: environment
    )
  }

  /// The same conversation with the app compiled in.
  private func compiledIn() async throws -> Transcript {
    try await transcript.replayed(with: [SampleApps.desk], dataDirectory: scratch.url)
  }

  private func compare(_ now: Transcript, with expected: Transcript) {
    let difference = LineDifference(from: expected.lines, to: now.lines)
    #expect(difference.isEmpty, "it goes another way:\n\(difference)")
    #expect(!FileManager.default.fileExists(atPath: "pwned"))
  }
}
