import AssistantKit
import Foundation
import Recognizers

/// The utterances of standard input where it is no prompt, or of a recogniser, in whatever format.
///
/// Guesses are only shown; noises, markers and invented words are counted and left out. What is
/// wrong with the input costs a sentence on standard error, never what comes after it.
actor PipedLines: InputLines {
  private let source: RecognizerSource
  private let settings: Settings
  private let console: Console
  private var gate: SpeechGate?
  private var format = InputFormat.text
  private var events: ArraySlice<ReaderEvent> = []
  /// What came out of the gate, to be given before anything else comes in.
  private var ready: ArraySlice<RecognizedUtterance> = []
  private var time = Duration.zero
  private var showsGuess = false
  /// The question that is open, and how long it waits.
  private var open: (question: Int, deadline: Duration?)?
  /// What was read while nobody waited for it any more.
  private var unread: RecognizerSource.Piece?
  private var silenceVoice: @Sendable () -> Void = {}
  private var dropped: [ReaderEvent.DropReason: Int] = [:]
  /// Whether a line had to be left out or the input could not be read.
  private(set) var hasLost = false

  /// How an input is read.
  struct Settings: Sendable {
    /// What it is written in.
    var format = InputFormat.text
    /// The pause that ends an utterance where the format marks no end.
    var settle = Duration.milliseconds(700)
    /// Whether each plain line gives an utterance, also one that is a mark for noise or the beginning
    /// of one that is too long, as for `match`, whose results are counted.
    var keepsEveryLine = false
    /// Whether each utterance that is left out is told, with the reason.
    var tellsDropped = false
    /// What decides which utterances are meant; nil where all are.
    var gate: SpeechGate?
    /// What a text means on its own, for the gate.
    var standing: @Sendable (String) -> SentenceJoiner.Standing = { _ in .nothing }
    /// How long a question waits for its answer; zero for as long as it takes.
    ///
    /// Nil for a minute where a recogniser writes, and else for as long as it takes.
    var answerTime: Duration?
    /// A clock that only goes forward.
    var now: @Sendable () -> Duration = Settings.runningClock
    /// Waits until the clock has gone on for a while.
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

    /// The time since the first look at the clock.
    static let runningClock: @Sendable () -> Duration = {
      let start = ContinuousClock.now
      return { ContinuousClock.now - start }
    }()
  }

  /// Makes the utterances of a supply.
  init(supply: any InputSupply, settings: Settings, console: Console) {
    source = RecognizerSource(
      supply: supply,
      format: settings.format,
      settle: settings.settle,
      now: settings.now
    )
    self.settings = settings
    self.console = console
    gate = settings.gate
  }

  /// Makes the utterances of an input.
  init(input: FileHandle, settings: Settings = Settings(), console: Console) {
    self.init(supply: SingleInput(input.fileDescriptor), settings: settings, console: console)
  }

  func next(isAnswer: Bool) async -> RecognizedUtterance? {
    if !isAnswer { open = nil }
    while true {
      if let utterance = ready.popFirst() { return utterance }
      if let event = events.popFirst() {
        take(event, isAnswer: isAnswer)
      } else if await !readPiece() {
        return ready.popFirst()
      }
    }
  }

  func answer(to question: Question) async -> ChannelAnswer {
    if open?.question != question.id { ask(question.id) }
    let deadline = open?.deadline
    while true {
      if let utterance = ready.popFirst() { return .line(utterance.text) }
      // What was said too late is a command of its own.
      if let deadline, !events.isEmpty, time > deadline { return expire() }
      if let event = events.popFirst() {
        take(event, isAnswer: true)
        continue
      }
      guard await waitsForPiece(until: deadline) else { return expire() }
      guard await readPiece() else { return ready.popFirst().map { .line($0.text) } ?? .end }
    }
  }

  /// Whether a question is open.
  var isAsking: Bool { open != nil }

  /// Tells who silences the voice where somebody speaks over it.
  func onInterruption(_ silence: @escaping @Sendable () -> Void) {
    silenceVoice = silence
  }

  /// The next utterance and all that came with it; nil at the end.
  func nextBatch() async -> ArraySlice<RecognizedUtterance>? {
    takeEvents()
    while ready.isEmpty {
      guard await readPiece() else { break }
      takeEvents()
    }
    guard !ready.isEmpty else { return nil }
    // What was read meanwhile is taken along, so that there is enough to share out.
    while ready.count < Self.largestBatch, let piece = source.nextIfReady(), take(piece) {
      takeEvents()
    }
    defer { ready = [] }
    return ready
  }

  private static let largestBatch = 16_384

  private func takeEvents() {
    let events = events
    self.events = []
    for event in events { take(event, isAnswer: false) }
  }

  /// Notes that the assistant says something aloud, which may be heard.
  func noteSpoken(_ text: String) {
    gate?.noteSpoken(text, at: settings.now())
  }

  /// Notes that a question was asked just now; its time begins when it has been said.
  private func ask(_ question: Int) {
    let now = settings.now()
    gate?.noteQuestion(at: now)
    let usual: Duration? = format == .text ? nil : Self.usualAnswerTime
    let limit = settings.answerTime ?? usual
    open = (question, limit.flatMap { $0 > .zero ? max(now, gate?.voiceEnd ?? now) + $0 : nil })
  }

  private static let usualAnswerTime = Duration.seconds(60)

  private func expire() -> ChannelAnswer {
    open = nil
    return .expired
  }

  /// What was left out, in words; nil when nothing was.
  var droppedSummary: String? {
    guard !dropped.isEmpty else { return nil }
    return "left out: "
      + dropped.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
  }

  /// Waits until something can be read, or the input has ended; false where that takes too long.
  private func waitsForPiece(until deadline: Duration?) async -> Bool {
    guard let deadline, unread == nil else { return true }
    let rest = deadline - settings.now()
    guard rest > .zero else { return source.nextIfReady().map { unread = $0 } != nil }
    let (source, sleep) = (source, settings.sleep)
    enum Wait: Sendable {
      case read(RecognizerSource.Piece?)
      case late
    }
    return await withTaskGroup(of: Wait.self) { group in
      group.addTask { .read(await source.next()) }
      group.addTask {
        try? await sleep(rest)
        return .late
      }
      let first = await group.next()
      group.cancelAll()
      var waits = [first].compactMap(\.self)
      for await other in group { waits.append(other) }
      // What came in the very moment in which the time was over is not lost.
      for case .read(let piece?) in waits { unread = piece }
      if case .read? = first { return true }
      return false
    }
  }

  /// Waits for more of the input; false at its end.
  private func readPiece() async -> Bool {
    let before = unread
    unread = nil
    let next = if let before { Optional(before) } else { await source.next() }
    guard let piece = next else {
      pass(gate?.release() ?? [])
      return false
    }
    return take(piece)
  }

  /// Takes what was read; false where reading failed.
  private func take(_ piece: RecognizerSource.Piece) -> Bool {
    switch piece {
    case .heard(let events, let time):
      self.events = events[...]
      self.time = time
    case .silence:
      pass(gate?.release() ?? [])
    case .failed(let error):
      hasLost = true
      console.diagnose("standard input cannot be read (\(SystemMessage.text(of: error.code)))")
      return false
    }
    return true
  }
}

// MARK: - Events

extension PipedLines {
  private func take(_ event: ReaderEvent, isAnswer: Bool) {
    if case .partial(let guess) = event {
      hear(guess)
      console.showGuess(guess)
      showsGuess = true
      return
    }
    guard case .final(let utterance) = event else { return pass(event) }
    hear(utterance.text)
    if showsGuess { console.showGuess(nil) }
    showsGuess = false
    if utterance.isCut, !settings.keepsEveryLine { return }
    guard gate != nil else { return ready.append(utterance) }
    pass(gate?.take(utterance, at: time, isAnswer: isAnswer, standing: settings.standing) ?? [])
  }

  /// Lets the voice fall silent where somebody speaks over it.
  private func hear(_ text: String) {
    if gate?.silencesVoice(text, at: time) == true { silenceVoice() }
  }

  /// Takes what the gate lets through.
  private func pass(_ events: [ReaderEvent]) {
    for event in events { pass(event) }
  }

  private func pass(_ event: ReaderEvent) {
    switch event {
    case .final(let utterance): ready.append(utterance)
    case .dropped(let reason, let text):
      dropped[reason, default: 0] += 1
      if settings.tellsDropped {
        console.diagnose("left out (\(reason.rawValue)): \(text.prefix(200))", kind: .note)
      }
      if settings.keepsEveryLine, format == .text { ready.append(RecognizedUtterance(text: text)) }
    case .problem(let problem): tell(problem)
    case .recognized(let found): format = found
    case .partial: break
    }
  }

  private func tell(_ problem: ReaderProblem) {
    switch problem {
    case .lineTooLong:
      hasLost = true
      console.diagnose("\(problem); it was \(settings.keepsEveryLine ? "cut" : "left out")")
    case .binary, .binaryLine:
      hasLost = true
      console.diagnose(String(describing: problem))
    case .invalidUTF8: console.diagnose(String(describing: problem), kind: .warning)
    default: console.diagnose(String(describing: problem))
    }
  }
}
