import AssistantKit
import Foundation
import Recognizers

/// The utterances of standard input where it is no prompt, in whatever format they are written.
///
/// Guesses never arrive here; noises, markers and invented words are counted and left out. What is
/// wrong with the input costs a sentence on standard error, never what comes after it.
actor PipedLines: InputLines {
  private let source: RecognizerSource
  private let console: Console
  private let keepsEveryLine: Bool
  private var format = InputFormat.text
  private var waiting: ArraySlice<ReaderEvent> = []
  private var dropped: [ReaderEvent.DropReason: Int] = [:]
  /// Whether a line had to be left out or the input could not be read.
  private(set) var hasLost = false

  /// Makes the utterances of an input.
  ///
  /// - Parameters:
  ///   - input: What to read.
  ///   - format: What it is written in.
  ///   - settle: The pause that ends an utterance where the format marks no end.
  ///   - console: Where to tell what is wrong with the input.
  ///   - keepsEveryLine: Whether each plain line gives an utterance, also one that is a mark for noise
  ///     or the beginning of one that is too long, as for `match`, whose results are counted.
  init(
    input: FileHandle,
    format: InputFormat = .text,
    settle: Duration = .milliseconds(700),
    console: Console,
    keepsEveryLine: Bool = false
  ) {
    source = RecognizerSource(
      descriptor: input.fileDescriptor,
      format: format,
      settle: settle
    )
    self.console = console
    self.keepsEveryLine = keepsEveryLine
  }

  func next() async -> RecognizedUtterance? {
    while true {
      while let event = waiting.popFirst() {
        if let utterance = utterance(of: event) { return utterance }
      }
      guard await readPiece() else { return nil }
    }
  }

  /// The next utterance and all that came with it; nil at the end.
  func nextBatch() async -> [RecognizedUtterance]? {
    guard let first = await next() else { return nil }
    var batch = [first]
    batch.reserveCapacity(waiting.count + 1)
    takeWaiting(into: &batch)
    // What was read meanwhile is taken along, so that there is enough to share out.
    while batch.count < Self.largestBatch, let piece = source.nextIfReady(), take(piece) {
      takeWaiting(into: &batch)
    }
    return batch
  }

  private static let largestBatch = 16_384

  private func takeWaiting(into batch: inout [RecognizedUtterance]) {
    for event in waiting {
      if let utterance = utterance(of: event) { batch.append(utterance) }
    }
    waiting = []
  }

  /// What was left out, in words; nil when nothing was.
  var droppedSummary: String? {
    guard !dropped.isEmpty else { return nil }
    return "left out: "
      + dropped.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
  }

  /// Waits for more of the input; false at its end.
  private func readPiece() async -> Bool {
    guard let piece = await source.next() else { return false }
    return take(piece)
  }

  /// Takes what was read; false where reading failed.
  private func take(_ piece: RecognizerSource.Piece) -> Bool {
    switch piece {
    case .success(let events):
      waiting = events[...]
      return true
    case .failure(let error):
      hasLost = true
      console.diagnose("standard input cannot be read (\(SystemMessage.text(of: error.code)))")
      return false
    }
  }
}

// MARK: - Events

extension PipedLines {
  private func utterance(of event: ReaderEvent) -> RecognizedUtterance? {
    switch event {
    case .final(let utterance): return utterance.isCut && !keepsEveryLine ? nil : utterance
    case .dropped(let reason, let text):
      dropped[reason, default: 0] += 1
      return keepsEveryLine && format == .text ? RecognizedUtterance(text: text) : nil
    case .problem(let problem): tell(problem)
    case .recognized(let found): format = found
    case .partial: break
    }
    return nil
  }

  private func tell(_ problem: ReaderProblem) {
    switch problem {
    case .lineTooLong:
      hasLost = true
      console.diagnose("\(problem); it was \(keepsEveryLine ? "cut" : "left out")")
    case .invalidUTF8: console.diagnose(String(describing: problem), kind: .warning)
    default: console.diagnose(String(describing: problem))
    }
  }
}
