import AssistantKit
import PhraseMatcher

/// Understands a sentence as the conversation does; the one place where checking depends on how that is.
struct SentenceUnderstanding: Sendable {
  private let interpreter: Interpreter

  init(_ session: Session) {
    interpreter = session.interpreter
  }

  func callAsFunction(_ sentence: String) async -> Understanding {
    await interpreter.understand(sentence)
  }
}
