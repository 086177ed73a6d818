import AssistantKit
import PhraseMatcher

/// Understands a sentence as the conversation does; the one place where checking depends on how that is.
struct SentenceUnderstanding: Sendable {
  private let listener: Assistant
  private let watch = UnderstandingWatch()
  private let ownFault: @Sendable (String) -> String

  init(_ session: Session) {
    listener = session.listener
    let messages = session.settings.messages
    ownFault = { messages.failedItself(on: $0) }
  }

  /// Gives the place back at which a fault of the assistant's own would be told.
  func end() {
    watch.leave()
  }

  func callAsFunction(_ sentence: String) async -> Understanding {
    watch.begin(ownFault(sentence))
    defer { watch.end() }
    return await listener.understand(HeardUtterance(sentence))
  }
}
