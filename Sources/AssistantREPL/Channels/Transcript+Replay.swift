public import AssistantKit
public import Foundation
import SpokenLanguage
import Synchronization

extension Transcript {
  /// Has the same conversation again and writes down how it goes now.
  ///
  /// A test compares the result's lines with the transcript's own. The clock stands still at the
  /// moment that the transcript names, in UTC.
  ///
  /// - Parameters:
  ///   - apps: The apps to talk to.
  ///   - dataDirectory: Where the apps keep their data; an empty folder for a new conversation.
  /// - Returns: The conversation as it goes now.
  /// - Throws: What keeps the apps from starting.
  public func replayed(with apps: [App], dataDirectory: URL) async throws -> Transcript {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let session = try await Session.start(
      try Arguments(["--locale", locale, "--data", dataDirectory.path]),
      apps: apps,
      environment: [:],
      console: Console(output: .nullDevice, diagnostics: .nullDevice),
      moment: (now, calendar)
    )
    let lines = WrittenLines()
    let input = ScriptedLines(inputs)
    let channel = RecordingChannel(
      LineChannel(
        input: input,
        answersQuestions: true,
        commands: [.cancel, .help, .quit],
        presenter: session.presenter,
        write: { _ in },
        diagnose: { _ in }
      ),
      presenter: session.presenter
    ) { lines.append($0) }
    let assistant = session.assistant(over: channel)
    while let line = await input.next() { await assistant.respond(to: line) }
    return Transcript(locale: locale, now: now, lines: lines.all)
  }
}

/// Lines that are collected as they are written.
private final class WrittenLines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func append(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
