import Synchronization

/// Sees to it that a run comes to an end, whatever its intent does.
///
/// The run is a task of its own. When the person cancels or the time is over, that task is cancelled,
/// and after a moment of grace it is left behind: nobody waits for it any more, and what it still
/// says is not heard. While a person is asked, the time stands still.
final class RunWatch: Sendable {
  /// How often a person may be asked in one run.
  static let mostQuestions = 1_000
  /// How often an intent may go on asking once nobody answers any more.
  static let mostVainQuestions = 100

  private struct State {
    var waiting: CheckedContinuation<IntentOutcome, any Error>?
    /// How it ended, until somebody has waited for it.
    var result: Result<IntentOutcome, any Error>?
    var isOver = false
    var worker: Task<Void, Never>?
    var endOfGrace: Task<Void, Never>?
    /// What is left of the time, up to `runningSince`.
    var timeLeft: Duration
    var runningSince: ContinuousClock.Instant?
    var openQuestions = 0
    var questionCount = 0
    var vainQuestionCount = 0
    /// Why nobody is to be asked any more.
    var lastWord: (any Error)?
    var reason: IntentCancellationReason?

    mutating func beginQuestion() -> Question {
      if lastWord == nil, questionCount >= RunWatch.mostQuestions {
        lastWord = RuntimeProblem.tooManyQuestions
      }
      if let lastWord {
        vainQuestionCount += 1
        return vainQuestionCount > RunWatch.mostVainQuestions
          ? .inVain(lastWord) : .unheard(lastWord)
      }
      questionCount += 1
      openQuestions += 1
      return openQuestions == 1 ? .first : .another
    }
  }

  /// What becomes of a question.
  private enum Question {
    /// The person is asked, and nothing else just now.
    case first
    case another
    /// Nobody is asked any more.
    case unheard(any Error)
    /// Nobody is asked any more, and the intent does not understand that.
    case inVain(any Error)
  }

  private let timeLimit: Duration?
  private let grace: Duration
  private let state: Mutex<State>

  /// Watches over a run.
  ///
  /// - Parameters:
  ///   - timeLimit: How long it may take, its questions not counted; nil for as long as it likes.
  ///   - grace: How long it may take to end once it is to stop.
  init(timeLimit: Duration?, grace: Duration) {
    self.timeLimit = timeLimit
    self.grace = grace
    state = Mutex(State(timeLeft: timeLimit ?? .zero))
  }

  /// Why the run is to stop, once it is.
  var reason: IntentCancellationReason? { state.withLock { $0.reason } }

  /// Whether nobody waits for the run any more.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Runs until it ends by itself, or is left behind.
  func run(
    _ operation: @escaping @Sendable () async throws -> IntentOutcome
  ) async throws -> IntentOutcome {
    try Task.checkCancellation()
    let worker = Task(executorPreference: AppThreads.shared) {
      do {
        self.finish(.success(try await operation()))
      } catch {
        self.finish(.failure(error))
      }
    }
    state.withLock { $0.worker = worker }
    startTimer()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wait($0) }
    } onCancel: {
      stop(.userCancelled)
    }
  }
}

// MARK: - A part of the run

extension RunWatch {
  /// Does a part of the run, which is left behind with an error where that part alone takes too long.
  func limiting<Result>(
    to limit: Duration,
    _ part: () async throws -> Result,
    orElse failure: @escaping @Sendable () -> any Error
  ) async throws -> Result {
    let owner = Part()
    Deadlines.shared.add(owner, after: limit) { self.abandon(failure()) }
    defer { Deadlines.shared.remove(owner) }
    return try await part()
  }

  /// What a deadline of a part belongs to.
  private final class Part: Sendable {}
}

// MARK: - The end

extension RunWatch {
  private func wait(_ continuation: CheckedContinuation<IntentOutcome, any Error>) {
    let early = state.withLock { state in
      if !state.isOver { state.waiting = continuation }
      return state.result
    }
    if let early { continuation.resume(with: early) }
  }

  private func finish(_ result: Result<IntentOutcome, any Error>) {
    let waiting: CheckedContinuation<IntentOutcome, any Error>? = state.withLock { state in
      guard !state.isOver else { return nil }
      state.isOver = true
      if state.waiting == nil { state.result = result }
      if timeLimit != nil { Deadlines.shared.remove(self) }
      state.endOfGrace?.cancel()
      state.endOfGrace = nil
      state.worker = nil
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(with: result)
  }

  /// Tells the run to end, and leaves it behind when it does not.
  private func stop(_ reason: IntentCancellationReason) {
    let worker: Task<Void, Never>? = state.withLock { state in
      guard state.reason == nil, !state.isOver else { return nil }
      state.reason = reason
      state.endOfGrace = Task {
        do { try await Task.sleep(for: grace) } catch { return }
        finish(.failure(CancellationError()))
      }
      return state.worker
    }
    worker?.cancel()
  }
}

// MARK: - Time

extension RunWatch {
  private func startTimer() {
    guard timeLimit != nil else { return }
    state.withLock { state in
      guard state.reason == nil, !state.isOver, state.openQuestions == 0 else { return }
      state.runningSince = .now
      Deadlines.shared.add(self, after: state.timeLeft) { self.stop(.timeout) }
    }
  }

  /// How much of its time the run has left; nothing changes that while somebody is asked.
  var timeLeft: Duration {
    state.withLock { state in
      state.timeLeft - (state.runningSince.map { $0.duration(to: .now) } ?? .zero)
    }
  }

  private func stopTimer() {
    guard timeLimit != nil else { return }
    state.withLock { state in
      guard let since = state.runningSince, state.reason == nil else { return }
      state.timeLeft -= since.duration(to: .now)
      state.runningSince = nil
      Deadlines.shared.remove(self)
    }
  }
}

// MARK: - Questions

extension RunWatch {
  /// Asks the person something, unless they have had enough.
  ///
  /// Who has cancelled once is asked no more, even by an intent that takes no notice.
  func asking<Answer>(_ question: () async throws -> Answer) async throws -> Answer {
    try begin()
    defer { end() }
    do {
      return try await question()
    } catch let error as ConversationEnd {
      state.withLock { $0.lastWord = error }
      throw error
    }
  }

  private func begin() throws {
    switch state.withLock({ $0.beginQuestion() }) {
    case .first: stopTimer()
    case .another: break
    case .unheard(let lastWord): throw lastWord
    case .inVain(let lastWord):
      abandon(lastWord)
      throw lastWord
    }
  }

  private func end() {
    let isLast = state.withLock { state in
      state.openQuestions -= 1
      return state.openQuestions == 0
    }
    if isLast { startTimer() }
  }

  private func abandon(_ error: any Error) {
    let worker = state.withLock { $0.worker }
    finish(.failure(error))
    worker?.cancel()
  }
}
