import AssistantKit
import OrderedJSON
import Recognizers
import SpokenLanguage

/// A conversation as events, one JSON object a line.
///
/// A question is answered by a plain line or by `{"answer":"…","question":ID}`; an answer to another
/// question than the open one is passed over.
final class JSONChannel: ConversationChannel {
  let commands: Set<ConversationCommand> = [.cancel, .help, .undo, .redo]
  private let input: any InputLines
  private let answersQuestions: Bool
  private let write: @Sendable (String) -> Void

  /// Makes a channel.
  init(
    input: any InputLines,
    answersQuestions: Bool,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.input = input
    self.answersQuestions = answersQuestions
    self.write = write
  }

  func emit(_ event: ConversationEvent) async {
    write(JSON(event).text)
  }

  func answer(to question: Question) async -> ChannelAnswer {
    guard answersQuestions else { return .end }
    while let line = await input.next(isAnswer: true)?.text {
      guard let answer = Self.answer(in: line) else { return .line(line) }
      if answer.question == nil || answer.question == question.id { return .line(answer.text) }
    }
    return .end
  }

  private static func answer(in line: String) -> (text: String, question: Int?)? {
    guard line.hasPrefix("{"), let object = try? LocatedJSON.parse(line) as LocatedJSON,
      let text = object["answer"]?.string
    else { return nil }
    return (text, object["question"]?.int)
  }
}
