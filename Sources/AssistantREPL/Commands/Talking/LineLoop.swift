import AssistantKit
import OrderedJSON
import PhraseMatcher
import Recognizers
import SpokenLanguage

/// The conversation of a filter: an utterance a line, an answer for each, until the input ends.
struct LineLoop: Sendable {
  let session: Session
  let input: any InputLines
  /// Where the assistant may hear itself, and what is counted; nil for lines that somebody types.
  let piped: PipedLines?
  /// Whether a person types the lines; then more words work, and leaving is no failure.
  let isAtTerminal: Bool

  func run() async throws -> ExitCode {
    let console = session.console
    let answersQuestions = session.arguments.value(of: .onQuestion) != "fail"
    let channel: any ConversationChannel
    if session.arguments[.json] {
      channel = JSONChannel(input: input, answersQuestions: answersQuestions) {
        console.write($0)
      }
    } else {
      channel = LineChannel(
        input: input,
        answersQuestions: answersQuestions,
        commands: isAtTerminal
          ? [.cancel, .help, .quit, .undo, .redo] : [.cancel, .help, .undo, .redo],
        presenter: session.presenter,
        page: session.page
      )
    }
    if session.arguments[.json] {
      console.showGuesses { JSON.partial($0).text }
    } else if !isAtTerminal {
      console.showGuesses(
        on: .standard(environment: session.environment, colors: session.colorMode)
      )
    }
    let voice = session.voice
    defer { voice?.end() }
    if let voice { await piped?.onInterruption { voice.silence() } }
    let spoken = session.spoken(try session.recorded(channel), by: voice, heardIn: piped)
    await spoken.emit(.hello(apps: session.catalog.apps.map(\.name)))
    let code = await converse(over: spoken)
    if session.arguments[.verbose], let summary = await piped?.droppedSummary {
      console.diagnose(summary, kind: .note)
    }
    return await piped?.hasLost == true ? .failure : code
  }

  private func converse(over channel: any ConversationChannel) async -> ExitCode {
    let assistant = session.assistant(
      over: channel,
      colonCommands: isAtTerminal ? ColonCommand.known : []
    )
    var count = 0
    var failures = 0
    while let line = await input.next(isAnswer: false) {
      let outcome =
        isAtTerminal && line.text.hasPrefix(":")
        ? await session.obey(ColonCommand(line.text), assistant) { session.page.show($0) }
        : await assistant.respond(to: session.heard(line))
      if outcome == .empty { continue }
      if outcome == .quit { return .success }
      count += 1
      if outcome != .done { failures += 1 }
      guard session.console.isOpen else { break }
    }
    if session.arguments[.verbose] {
      session.console.diagnose(
        "\(count) utterances, \(failures) of them not understood or not done",
        kind: .note
      )
    }
    return isAtTerminal || failures == 0 ? .success : .failure
  }
}
