import AssistantKit
import Foundation
import SpokenLanguage
import Synchronization

/// Writes a conversation down while it goes on, as a transcript that a test can replay.
final class RecordingChannel: ConversationChannel {
  private let base: any ConversationChannel
  private let presenter: Mutex<TextPresenter>
  private let append: @Sendable (String) -> Void

  /// Wraps a channel.
  ///
  /// - Parameters:
  ///   - base: The channel that talks with the person.
  ///   - presenter: Words the events as the transcript shows them.
  ///   - append: Takes a line of the transcript.
  init(
    _ base: any ConversationChannel,
    presenter: TextPresenter,
    append: @escaping @Sendable (String) -> Void
  ) {
    self.base = base
    self.presenter = Mutex(presenter)
    self.append = append
  }

  var commands: Set<ConversationCommand> { base.commands }

  func emit(_ event: ConversationEvent) async {
    // An answer that became a command was written down when it was given.
    if case .heard(let heard) = event, heard.answered == nil {
      append(Transcript.inputLine(heard.text))
    }
    for line in presenter.withLock({ $0.lines(for: event) }) {
      append(Transcript.outputLine(line.text))
    }
    await base.emit(event)
  }

  func answer(to question: Question) async -> ChannelAnswer {
    let answer = await base.answer(to: question)
    switch answer {
    case .line(let line): append(Transcript.inputLine(line))
    case .interrupted: append(Transcript.interruptionLine)
    case .expired: append(Transcript.expiryLine)
    case .end: append(Transcript.endLine)
    }
    return answer
  }
}
