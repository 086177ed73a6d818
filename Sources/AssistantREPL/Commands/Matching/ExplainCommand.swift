import AssistantKit
import OrderedJSON
import PhraseMatcher

/// Tells how an utterance was read, what each difference cost, and why it was not read otherwise.
struct ExplainCommand: Sendable {
  let session: Session

  func run() async -> ExitCode {
    let utterance = session.arguments.sentence
    guard !session.arguments[.json] else {
      let interpreter = session.interpreter
      let explanation = await Self.explanation(of: utterance, by: interpreter, in: session)
      let meaning = await interpreter.evidence(of: utterance)
      var writer = JSONWriter()
      writer.write(
        explanation,
        meaning: meaning,
        ranking: await interpreter.ranking(of: utterance)
      )
      session.console.writeLine(String(decoding: writer.bytes, as: UTF8.self))
      return .success
    }
    let page = session.page
    page.show(await Self.lines(for: utterance, in: session, columns: page.columns ?? .max))
    return .success
  }

  /// The explanation of an utterance, line by line.
  static func lines(
    for utterance: String,
    in session: Session,
    columns: Int = .max
  ) async -> [String] {
    let interpreter = session.interpreter
    let text = ExplanationText(
      await explanation(of: utterance, by: interpreter, in: session),
      messages: session.settings.messages,
      columns: columns
    )
    return text.lines + (await interpreter.meaningLines(of: utterance, columns: columns))
  }

  private static func explanation(
    of utterance: String,
    by interpreter: Interpreter,
    in session: Session
  ) async -> Explanation {
    session.index.current.explanation(
      of: await interpreter.understand(utterance),
      options: interpreter.options
    )
  }
}
