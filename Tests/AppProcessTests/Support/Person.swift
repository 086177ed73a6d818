import AppIntents
import Synchronization

/// A person who says yes or no to everything, and remembers what was said.
final class Person: IntentConversation {
  private let confirms: Bool
  private let state = Mutex((said: [String](), questions: 0))
  /// What is told while something goes on.
  let progress: AsyncStream<String>
  private let tellProgress: AsyncStream<String>.Continuation

  init(confirms: Bool) {
    self.confirms = confirms
    (progress, tellProgress) = AsyncStream.makeStream()
  }

  var said: [String] { state.withLock { $0.said } }
  var questionCount: Int { state.withLock { $0.questions } }

  func value(for request: ValueRequest) async throws -> any Sendable {
    state.withLock { $0.questions += 1 }
    throw ConversationEnd.unavailable
  }

  func choice(for request: ChoiceRequest) async throws -> Int {
    state.withLock { $0.questions += 1 }
    return 0
  }

  func confirmation(for request: ConfirmationRequest) async throws -> Bool {
    state.withLock { state in
      state.questions += 1
      state.said += [request.prompt ?? ""] + (request.supportingPrompt.map { [$0] } ?? [])
    }
    return confirms
  }

  func show(_ output: IntentOutput) async {
    if case .progress(_, _, let text) = output { tellProgress.yield(text) }
    if case .dialog(let full, _) = output { state.withLock { $0.said.append(full) } }
  }
}
