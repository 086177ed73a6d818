import AssistantKit
import PhraseMatcher

/// Tells how an utterance was read, what each difference cost, and why it was not read otherwise.
struct ExplainCommand: Sendable {
  let session: Session

  func run() async -> ExitCode {
    let interpreter = session.interpreter
    let understanding = await interpreter.understand(session.arguments.operands[0])
    let explanation = session.index.current.explanation(
      of: understanding,
      options: interpreter.options
    )
    let text = ExplanationText(explanation, messages: session.settings.messages)
    for line in text.lines { session.console.writeLine(line) }
    let meaning = await interpreter.meaningLines(of: session.arguments.operands[0])
    for line in meaning { session.console.writeLine(line) }
    return .success
  }
}
