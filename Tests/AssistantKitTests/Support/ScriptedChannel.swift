import AssistantKit
import PhraseMatcher
import SpokenLanguage
import Synchronization

/// A channel whose person says what is written down; everything that happens is kept.
final class ScriptedChannel: ConversationChannel {
  let commands: Set<ConversationCommand>
  private let state: Mutex<(answers: ArraySlice<ChannelAnswer>, events: [ConversationEvent])>

  /// A person who gives the answers in turn, after which the input ends.
  init(
    _ answers: [ChannelAnswer],
    commands: Set<ConversationCommand> = [.cancel, .help, .quit]
  ) {
    self.commands = commands
    state = Mutex((answers[...], []))
  }

  convenience init(_ lines: String...) {
    self.init(lines.map { .line($0) })
  }

  func emit(_ event: ConversationEvent) async {
    state.withLock { $0.events.append(event) }
  }

  func answer(to question: Question) async -> ChannelAnswer {
    state.withLock { $0.answers.popFirst() ?? .end }
  }

  /// The answers that nobody asked for.
  var unheard: [ChannelAnswer] { state.withLock { Array($0.answers) } }

  /// What happened, a short line for each event.
  var log: [String] { state.withLock { $0.events }.map(\.line) }

  /// The questions that were asked.
  var questions: [Question] {
    state.withLock { $0.events }.compactMap {
      if case .question(let question) = $0 { question } else { nil }
    }
  }
}

extension ConversationEvent {
  /// The event in a few words.
  var line: String {
    switch self {
    case .hello(let apps): "hello \(apps.joined(separator: ", "))"
    case .heard(let text): "heard \(text)"
    case .match(let understanding): "match \(understanding.outcome.name)"
    case .foreground(let app): "foreground \(app)"
    case .question(let question): "\(question.kind.rawValue)? \(question.prompt)"
    case .dialog(let full, _): "dialog \(full)"
    case .snippet(let drawn): "snippet \(drawn.text)"
    case .found(let list): "found \(list.text)"
    case .progress(let done, let total, let text): "progress \(done)/\(total) \(text)"
    case .opens(let intent, _): "opens \(intent)"
    case .result(let intent, _, let value): "result \(intent) \(value ?? "-")"
    case .error(_, let message, let code): "error \(code): \(message)"
    case .cancelled: "cancelled"
    case .done(let outcome): "done \(outcome.rawValue)"
    }
  }
}
