import AssistantKit
import OrderedJSON
import SpokenLanguage

/// A conversation in which every sentence has one reply: what is said until it is the person's turn.
actor WyomingSession {
  /// What is replied to a sentence.
  struct Reply: Sendable, Hashable {
    var text: String
    /// Whether it was a sentence for us.
    var isHandled: Bool
  }

  private let host: ConversationHost
  private let questionLimit: Duration
  private var assistant: Assistant?
  private var said: [String] = []
  private var reply: CheckedContinuation<Reply, Never>?
  private var answer: CheckedContinuation<ChannelAnswer, Never>?
  private var turn = 0
  private var last: Task<Reply, Never>?
  private var current: Task<Void, Never>?

  init(host: ConversationHost, questionLimit: Duration) {
    self.host = host
    self.questionLimit = questionLimit
  }

  /// Hears a sentence and says what is replied; one after the other, whoever says them.
  func hear(_ text: String) async -> Reply {
    let before = last
    let task = Task {
      _ = await before?.value
      return await self.exchange(text)
    }
    last = task
    return await task.value
  }

  /// Lets go of a question that nobody will answer.
  func end() {
    answer?.resume(returning: .interrupted)
    answer = nil
  }

  private func exchange(_ text: String) async -> Reply {
    // What was given up may still be on its way to its end.
    if answer == nil { await current?.value }
    return await withCheckedContinuation { continuation in
      reply = continuation
      if let answer {
        self.answer = nil
        answer.resume(returning: .line(text))
      } else {
        let assistant = assistant ?? host.assistant(WyomingChannel(self))
        self.assistant = assistant
        current = Task {
          let outcome = await assistant.respond(to: HeardUtterance(transcript: text))
          self.finish(outcome)
        }
      }
    }
  }

  private func finish(_ outcome: ExchangeOutcome) {
    let isHandled =
      switch outcome {
      case .refused, .failed, .empty: false
      case .done, .declined, .cancelled, .abandoned, .quit: true
      }
    hand(isHandled)
  }

  private func hand(_ isHandled: Bool) {
    let text = said.joined(separator: "\n")
    said = []
    reply?.resume(returning: Reply(text: text, isHandled: isHandled))
    reply = nil
  }

  // MARK: - The channel

  func note(_ event: ConversationEvent) {
    // A value is told where the intent says nothing itself.
    if case .result = event, !said.isEmpty { return }
    if let text = host.speech(event), !text.isEmpty { said.append(text) }
  }

  func waitForAnswer() async -> ChannelAnswer {
    turn += 1
    let turn = turn
    hand(true)
    let timer = Task {
      do { try await Task.sleep(for: questionLimit) } catch { return }
      self.expire(turn)
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { answer = $0 }
  }

  /// Cancels a question that was left open for too long; nobody is told, for nobody is there.
  private func expire(_ turn: Int) {
    guard turn == self.turn, let answer else { return }
    self.answer = nil
    answer.resume(returning: .interrupted)
  }
}

extension HeardUtterance {
  /// Makes an utterance of a recogniser's words, as which every transcript comes, so that they may be misheard.
  init(transcript text: String) {
    self.init(text, source: ["format": "wyoming", "text": JSON(text)])
  }
}

/// The way to a person who hears replies.
struct WyomingChannel: ConversationChannel {
  let commands: Set<ConversationCommand> = [.cancel, .help, .undo, .redo]
  private let session: WyomingSession

  init(_ session: WyomingSession) {
    self.session = session
  }

  func emit(_ event: ConversationEvent) async { await session.note(event) }

  func answer(to question: Question) async -> ChannelAnswer { await session.waitForAnswer() }
}
