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
  private let page: Page

  /// Makes a channel.
  ///
  /// - Parameters:
  ///   - input: Where answers come from.
  ///   - answersQuestions: Whether the next line answers a question; else a question ends it.
  ///   - commands: The bare words that work.
  ///   - presenter: Words the events.
  ///   - page: Takes the lines of the answers.
  init(
    input: any InputLines,
    answersQuestions: Bool,
    commands: Set<ConversationCommand> = [.cancel, .help, .undo, .redo],
    presenter: TextPresenter,
    page: Page
  ) {
    self.input = input
    self.answersQuestions = answersQuestions
    self.commands = commands
    self.presenter = Mutex(presenter)
    self.page = page
  }

  func emit(_ event: ConversationEvent) async {
    page.show(presenter.withLock { $0.lines(for: event, columns: page.columns) })
  }

  func answer(to question: Question) async -> ChannelAnswer {
    answersQuestions ? await input.answer(to: question) : .end
  }
}
