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
  ///   - environment: The environment variables, which say where a person's own files are.
  /// - Returns: The conversation as it goes now.
  /// - Throws: What keeps the apps from starting.
  public func replayed(
    with apps: [App],
    dataDirectory: URL,
    environment: [String: String] = [:]
  ) async throws -> Transcript {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let session = try await Session.start(
      try Arguments(["--locale", locale, "--data", dataDirectory.path] + options),
      apps: apps,
      environment: environment,
      console: Console(output: .nullDevice, diagnostics: .nullDevice),
      moment: (now, calendar),
      sharing: Self.names(in: locale)
    )
    let lines = WrittenLines()
    let script = ScriptedAnswers(answers)
    let channel = RecordingChannel(
      script,
      presenter: session.presenter
    ) { lines.append($0) }
    let assistant = session.assistant(over: channel)
    while case .line(let line)? = script.next() {
      if await assistant.respond(to: line) == .quit { break }
    }
    var transcript = self
    transcript.lines = lines.all
    return transcript
  }

  /// What is made of names for one conversation need not be made for the next, of which a test has many.
  private static func names(in locale: String) -> SharedNames {
    names.withLock { names in
      let shared = names[locale] ?? SharedNames()
      names[locale] = shared
      return shared
    }
  }

  private static let names = Mutex<[String: SharedNames]>([:])
}

/// A person who says what is written down, and does not look at the answers.
private final class ScriptedAnswers: ConversationChannel {
  let commands: Set<ConversationCommand> = [.cancel, .help, .quit, .undo, .redo]
  private let answers: Mutex<ArraySlice<ChannelAnswer>>

  init(_ answers: [ChannelAnswer]) {
    self.answers = Mutex(answers[...])
  }

  func next() -> ChannelAnswer? { answers.withLock { $0.popFirst() } }

  func emit(_ event: ConversationEvent) async {}

  func answer(to question: Question) async -> ChannelAnswer { next() ?? .end }
}

/// Lines that are collected as they are written.
private final class WrittenLines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func append(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
