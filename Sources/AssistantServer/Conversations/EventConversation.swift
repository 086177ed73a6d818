import AssistantKit
import OrderedJSON
import SpokenLanguage

/// The conversation with one client, as events in JSON.
struct EventConversation {
  private let host: ConversationHost

  init(_ host: ConversationHost) {
    self.host = host
  }

  /// Answers what the client says until it has said everything.
  func converse(_ connection: ServerConnection) async {
    let channel = EventChannel(connection, line: host.line)
    await channel.emit(.hello(apps: host.apps))
    let assistant = host.assistant(channel)
    while let inbound = await connection.next() {
      guard !Task.isCancelled else { return }
      switch inbound {
      // An answer to a question that is no longer open means nothing.
      case .line(let line) where Answer(line) != nil: continue
      case .line(let line):
        if await assistant.respond(to: line) == .quit { return }
      case .longLine: await channel.refuseLongLine()
      case .broken(let reason):
        return await channel.emit(.error(intent: nil, message: reason, code: "protocol"))
      case .event: return
      }
    }
  }
}

/// The way to a client that reads events.
final class EventChannel: ConversationChannel {
  let commands: Set<ConversationCommand> = [.cancel, .help, .undo, .redo]
  private let connection: ServerConnection
  private let line: @Sendable (ConversationEvent) -> [UInt8]

  init(_ connection: ServerConnection, line: @escaping @Sendable (ConversationEvent) -> [UInt8]) {
    self.connection = connection
    self.line = line
  }

  nonisolated(nonsending) func emit(_ event: ConversationEvent) async {
    await connection.write(line(event), isUrgent: event.isWaitedFor)
  }

  func answer(to question: Question) async -> ChannelAnswer {
    while let inbound = await connection.next() {
      switch inbound {
      case .line(let line):
        guard let answer = Answer(line) else { return .line(line) }
        if answer.question == nil || answer.question == question.id { return .line(answer.text) }
      case .longLine: await refuseLongLine()
      case .event, .broken: return .end
      }
    }
    return Task.isCancelled ? .interrupted : .end
  }

  /// Says that a line was left out.
  func refuseLongLine() async {
    await emit(.error(intent: nil, message: "the line is too long and was left out", code: "line"))
  }
}

/// A line that answers a question by its number: `{"answer":"…","question":ID}`.
struct Answer {
  let text: String
  let question: Int?

  init?(_ line: String) {
    guard line.hasPrefix("{"), let object = try? JSON.parse(line) as JSON,
      let text = object["answer"]?.string
    else { return nil }
    self.text = text
    question = object["question"]?.int
  }
}

extension ConversationEvent {
  /// Whether a client waits for just this; what else happens may go out with it.
  fileprivate var isWaitedFor: Bool {
    switch self {
    case .hello, .question, .progress, .done: true
    default: false
    }
  }
}
