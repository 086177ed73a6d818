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
  private let write: @Sendable ([UInt8]) -> Void

  /// Makes a channel.
  ///
  /// - Parameters:
  ///   - input: What the person says.
  ///   - answersQuestions: Whether it holds answers.
  ///   - write: Takes each event as a line with its end.
  init(
    input: any InputLines,
    answersQuestions: Bool,
    write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.input = input
    self.answersQuestions = answersQuestions
    self.write = write
  }

  func emit(_ event: ConversationEvent) async {
    write(event.jsonLine)
  }

  func answer(to question: Question) async -> ChannelAnswer {
    guard answersQuestions else { return .end }
    while true {
      let given = await input.answer(to: question)
      guard case .line(let line) = given, let answer = Self.answer(in: line) else { return given }
      if answer.question == nil || answer.question == question.id { return .line(answer.text) }
    }
  }

  private static func answer(in line: String) -> (text: String, question: Int?)? {
    guard line.hasPrefix("{"), let object = try? LocatedJSON.parse(line) as LocatedJSON,
      let text = object["answer"]?.string
    else { return nil }
    return (text, object["question"]?.int)
  }
}
