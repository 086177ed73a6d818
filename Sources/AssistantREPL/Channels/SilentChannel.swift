import AssistantKit
import SpokenLanguage

/// A channel with nobody at its end: for who only wants to know what utterances mean.
struct SilentChannel: ConversationChannel {
  let commands: Set<ConversationCommand> = []

  nonisolated(nonsending) func emit(_ event: ConversationEvent) async {}

  func answer(to question: Question) async -> ChannelAnswer { .end }
}
