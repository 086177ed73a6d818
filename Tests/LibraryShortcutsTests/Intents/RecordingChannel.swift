import AssistantKit
import PhraseMatcher
import SpokenLanguage
import Synchronization

/// A channel with nobody at its end, which keeps what was understood first.
final class RecordingChannel: ConversationChannel {
  let commands: Set<ConversationCommand> = []
  private let first = Mutex<Understanding?>(nil)

  var match: Understanding? { first.withLock { $0 } }

  func emit(_ event: ConversationEvent) async {
    guard case .match(let understanding) = event else { return }
    first.withLock { $0 = $0 ?? understanding }
  }

  func answer(to question: Question) async -> ChannelAnswer { .end }
}
