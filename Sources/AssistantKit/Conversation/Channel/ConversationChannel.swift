public import SpokenLanguage

/// The text line between the assistant and whoever it talks with.
///
/// There are three in use (a terminal, plain lines, JSON events), and tests script a fourth.
public protocol ConversationChannel: Sendable {
  /// The bare words that work inside this conversation where no phrase claims them.
  var commands: Set<ConversationCommand> { get }

  /// Tells what happened.
  nonisolated(nonsending) func emit(_ event: ConversationEvent) async

  /// Waits for the answer to a question that was emitted before.
  func answer(to question: Question) async -> ChannelAnswer
}

/// What came in after a question.
public enum ChannelAnswer: Sendable, Hashable {
  /// A line.
  case line(String)
  /// The person interrupted the question.
  case interrupted
  /// Nobody answered in time.
  case expired
  /// No more input can come.
  case end
}
