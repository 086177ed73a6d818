import AssistantKit
import PhraseMatcher

/// Tells how an utterance was read, what each difference cost, and why it was not read otherwise.
struct ExplainCommand: Sendable {
  let session: Session

  func run() async -> ExitCode {
    for line in await Self.lines(for: session.arguments.operands[0], in: session) {
      session.console.writeLine(line)
    }
    return .success
  }

  /// The explanation of an utterance, line by line.
  static func lines(for utterance: String, in session: Session) async -> [String] {
    let interpreter = session.interpreter
    let understanding = await interpreter.understand(utterance)
    let explanation = session.index.current.explanation(
      of: understanding,
      options: interpreter.options
    )
    let text = ExplanationText(explanation, messages: session.settings.messages)
    return text.lines + (await interpreter.meaningLines(of: utterance))
  }
}
