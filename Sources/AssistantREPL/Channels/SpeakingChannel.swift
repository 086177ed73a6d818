import AssistantKit
import SpokenLanguage
import Synchronization

/// A conversation whose dialogs are also said aloud.
///
/// What is said: dialogs, questions with what can be answered, errors, and that something is done where an
/// intent says nothing itself. Snippets are for the eye.
final class SpeakingChannel: ConversationChannel {
  private let base: any ConversationChannel
  private let messages: Messages
  private let say: @Sendable (String) async -> Void
  private let hasSpoken = Mutex(false)

  /// Wraps a channel.
  ///
  /// - Parameters:
  ///   - base: The channel that talks with the person.
  ///   - messages: The assistant's own sentences.
  ///   - say: Says a text aloud.
  init(
    _ base: any ConversationChannel,
    messages: Messages,
    say: @escaping @Sendable (String) async -> Void
  ) {
    self.base = base
    self.messages = messages
    self.say = say
  }

  var commands: Set<ConversationCommand> { base.commands }

  func emit(_ event: ConversationEvent) async {
    await base.emit(event)
    if case .heard = event { hasSpoken.withLock { $0 = false } }
    guard let text = spoken(event), !text.isEmpty else { return }
    hasSpoken.withLock { $0 = true }
    await say(Self.oneLine(text))
  }

  func answer(to question: Question) async -> ChannelAnswer {
    await base.answer(to: question)
  }

  private func spoken(_ event: ConversationEvent) -> String? {
    if case .result = event, hasSpoken.withLock({ $0 }) { return nil }
    return Self.spoken(event, messages: messages)
  }

  /// What is said aloud of an event; nil for nothing.
  static func spoken(_ event: ConversationEvent, messages: Messages) -> String? {
    switch event {
    case .dialog(let full, _): full
    case .question(let question): spoken(question)
    case .error(_, let message, _): message
    case .cancelled: messages.cancelled
    case .result(_, _, let value): value.map(messages.result)
    default: nil
    }
  }

  /// The text without line breaks and anything else that nobody can say.
  static func oneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { TerminalText.isDangerous($0) ? " " : $0 }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
  }

  private static func spoken(_ question: Question) -> String {
    guard question.kind == .choice else { return question.prompt }
    let options = question.options.map(\.title).joined(separator: ", ")
    return options.isEmpty ? question.prompt : question.prompt + " " + options
  }
}
