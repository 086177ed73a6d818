import AssistantKit
import Foundation
import Recognizers

/// The utterances of a recogniser on standard input, in whatever format it writes.
///
/// Guesses never arrive here; noises, markers and invented words are counted and left out. What is
/// wrong with the stream costs a sentence on standard error, never what comes after it.
actor RecognizedLines: InputLines {
  private let source: RecognizerSource
  private let console: Console
  private var waiting: ArraySlice<ReaderEvent> = []
  private var dropped: [ReaderEvent.DropReason: Int] = [:]
  /// Whether a line had to be left out or the input could not be read.
  private(set) var hasLost = false

  /// Makes the utterances of an input.
  init(input: FileHandle, format: InputFormat, settle: Duration, console: Console) {
    source = RecognizerSource(
      descriptor: input.fileDescriptor,
      format: format,
      settle: settle
    )
    self.console = console
  }

  func next() async -> String? {
    while true {
      while let event = waiting.popFirst() {
        if let text = text(of: event) { return text }
      }
      guard let piece = await source.next() else { return nil }
      switch piece {
      case .success(let events): waiting = events[...]
      case .failure(let error):
        hasLost = true
        console.diagnose(
          "standard input cannot be read (\(SystemMessage.text(of: error.code)))"
        )
        return nil
      }
    }
  }

  /// What was left out, in words; nil when nothing was.
  var droppedSummary: String? {
    guard !dropped.isEmpty else { return nil }
    return "left out: "
      + dropped.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
  }

  private func text(of event: ReaderEvent) -> String? {
    switch event {
    case .final(let utterance):
      guard !utterance.isCut else { return nil }
      return utterance.text
    case .dropped(let reason, _): dropped[reason, default: 0] += 1
    case .problem(let problem): tell(problem)
    case .partial, .recognized: break
    }
    return nil
  }

  private func tell(_ problem: ReaderProblem) {
    switch problem {
    case .lineTooLong:
      hasLost = true
      console.diagnose("\(problem); it was left out")
    case .invalidUTF8: console.diagnose(String(describing: problem), kind: .warning)
    default: console.diagnose(String(describing: problem))
    }
  }
}
