import AssistantKit
import SpokenLanguage
import Synchronization

/// A person who says what a test has them say.
final class TestChannel: ConversationChannel {
  private struct State: Sendable {
    var answers: ArraySlice<String> = []
    var events: [ConversationEvent] = []
  }

  let commands: Set<ConversationCommand> = [.cancel, .help, .undo, .redo]
  private let state = Mutex(State())

  func begin(_ answers: [String]) {
    state.withLock { $0 = State(answers: answers[...]) }
  }

  func end() -> (events: [ConversationEvent], unasked: [String]) {
    state.withLock { ($0.events, Array($0.answers)) }
  }

  func emit(_ event: ConversationEvent) async {
    state.withLock { $0.events.append(event) }
  }

  func answer(to question: Question) async -> ChannelAnswer {
    state.withLock { $0.answers.popFirst() }.map { .line($0) } ?? .end
  }
}
