import AssistantKit
import Recognizers
import SpokenLanguage
import Synchronization

/// A conversation over plain lines: each utterance is answered by a block of lines.
final class LineChannel: ConversationChannel {
  let commands: Set<ConversationCommand>
  private let input: any InputLines
  private let answersQuestions: Bool
  private let presenter: Mutex<TextPresenter>
  private let write: @Sendable (String) -> Void
  private let diagnose: @Sendable (String) -> Void

  /// Makes a channel.
  ///
  /// - Parameters:
  ///   - input: Where answers come from.
  ///   - answersQuestions: Whether the next line answers a question; else a question ends it.
  ///   - commands: The bare words that work.
  ///   - presenter: Words the events.
  ///   - write: Takes a line of an answer.
  ///   - diagnose: Takes a sentence about an intent that failed.
  init(
    input: any InputLines,
    answersQuestions: Bool,
    commands: Set<ConversationCommand> = [.cancel, .help, .undo],
    presenter: TextPresenter,
    write: @escaping @Sendable (String) -> Void,
    diagnose: @escaping @Sendable (String) -> Void
  ) {
    self.input = input
    self.answersQuestions = answersQuestions
    self.commands = commands
    self.presenter = Mutex(presenter)
    self.write = write
    self.diagnose = diagnose
  }

  func emit(_ event: ConversationEvent) async {
    for line in presenter.withLock({ $0.lines(for: event) }) { write(line.text) }
    if case .error(_, let message, let code) = event, code.isFailure { diagnose(message) }
  }

  func answer(to question: Question) async -> ChannelAnswer {
    answersQuestions ? await input.answer(to: question) : .end
  }
}

extension String {
  /// Whether an error's code tells of something that went wrong, rather than of a person's words.
  fileprivate var isFailure: Bool {
    !["answer", "value", "notUnderstood", "unknownValue"].contains(self)
  }
}
