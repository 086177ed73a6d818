import AssistantKit
import PhraseMatcher

/// Tells how an utterance was read, what each difference cost, and why it was not read otherwise.
struct ExplainCommand: Sendable {
  let session: Session

  func run() -> ExitCode {
    let explanation = session.index.current.explain(
      session.arguments.operands[0],
      options: session.interpreter.options
    )
    let text = String(describing: explanation)
    session.console.writeLine(TerminalText.sanitized(text, lineBreaks: .kept))
    return .success
  }
}
