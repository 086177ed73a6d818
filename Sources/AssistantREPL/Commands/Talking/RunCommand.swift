import AssistantKit
import PhraseMatcher

/// Deals with one utterance from the command line, with answers to its questions.
struct RunCommand: Sendable {
  let session: Session

  func run() async throws -> ExitCode {
    let utterance = session.arguments.sentence
    if utterance.allSatisfy(\.isWhitespace) { throw UsageError.missingOperand(.run) }
    let voice = session.voice
    defer { voice?.end() }
    let channel = session.spoken(try session.scriptedChannel(), by: voice)
    if session.arguments[.json] {
      await channel.emit(.hello(apps: session.catalog.apps.map(\.name)))
    }
    let outcome = await session.assistant(over: channel).respond(to: utterance)
    return outcome == .done ? .success : .failure
  }
}

extension Session {
  /// A channel whose answers are the ones given on the command line.
  func scriptedChannel() throws -> any ConversationChannel {
    try recorded(lineChannel(over: ScriptedLines(arguments.values(of: .answer))))
  }

  /// A channel of plain lines, or of events where they were asked for, that takes every answer.
  func lineChannel(over input: any InputLines) -> any ConversationChannel {
    let console = console
    if arguments[.json] {
      return JSONChannel(input: input, answersQuestions: true) { console.write($0) }
    }
    return LineChannel(
      input: input,
      answersQuestions: true,
      presenter: presenter,
      page: page
    )
  }
}
