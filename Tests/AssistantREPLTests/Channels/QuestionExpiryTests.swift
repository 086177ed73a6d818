import AssistantKit
import Foundation
import Recognizers
import SpokenLanguage
import Synchronization
import Testing

@testable import AssistantREPL

/// Questions that nobody answers in time, by a clock of the tests' own.
@Suite struct QuestionExpiryTests {
  private let pipe = Pipe()
  private let clock = Clock()

  private final class Clock: Sendable {
    let time = Mutex(Duration.zero)
  }

  private func lines(
    answerTime: Duration?,
    wakeWord: String? = nil,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) -> PipedLines {
    let language = Languages.language(for: "en")
    let settings = PipedLines.Settings(
      format: .auto,
      gate: SpeechGate(
        language: language,
        wakeWord: wakeWord.flatMap { WakeWord([$0], language: language) }
      ),
      standing: { _ in .whole(meaning: "", isExact: true) },
      answerTime: answerTime,
      now: { [clock] in clock.time.withLock { $0 } },
      sleep: sleep
    )
    return PipedLines(
      input: pipe.fileHandleForReading,
      settings: settings,
      console: Console(output: .nullDevice, diagnostics: .nullDevice)
    )
  }

  private func write(_ text: String) throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  private func question(_ id: Int = 1) -> Question {
    Question(id: id, kind: .value, intent: nil, parameter: nil, prompt: "How many?")
  }

  /// A wait that only ends when it is no longer wanted.
  private static let forever: @Sendable (Duration) async throws -> Void = { _ in
    try await Task.sleep(for: .seconds(86_400))
  }

  @Test func `a question that nobody answers expires`() async {
    let asked = Mutex(Duration.zero)
    let lines = lines(answerTime: .seconds(30)) { rest in asked.withLock { $0 = rest } }
    #expect(await lines.answer(to: question()) == .expired)
    #expect(asked.withLock { $0 } == .seconds(30))
  }

  @Test func `an answer in time is one`() async throws {
    let lines = lines(answerTime: .seconds(30), sleep: Self.forever)
    try write("three\n")
    #expect(await lines.answer(to: question()) == .line("three"))
  }

  @Test func `what is said too late is a command of its own`() async throws {
    let lines = lines(answerTime: .seconds(30), sleep: Self.forever)
    let answer = Task { await lines.answer(to: question()) }
    // The question has to be open before the clock goes on.
    while await !lines.isAsking { await Task.yield() }
    clock.time.withLock { $0 = .seconds(40) }
    try write("open dune\n")
    #expect(await answer.value == .expired)
    #expect(await lines.next(isAnswer: false)?.text == "open dune")
  }

  @Test func `asked again, a question has no more time than before`() async throws {
    let rests = Mutex<[Duration]>([])
    let lines = lines(answerTime: .seconds(30)) { rest in
      let isSecond = rests.withLock {
        $0.append(rest)
        return $0.count > 1
      }
      if !isSecond { try await Self.forever(rest) }
    }
    let first = Task { await lines.answer(to: question()) }
    while rests.withLock({ $0.isEmpty }) { await Task.yield() }
    clock.time.withLock { $0 = .seconds(10) }
    try write("many\n")
    #expect(await first.value == .line("many"))
    #expect(await lines.answer(to: question()) == .expired)
    #expect(rests.withLock { $0 } == [.seconds(30), .seconds(20)])
    #expect(await lines.answer(to: question(2)) == .expired)
    #expect(rests.withLock { $0.last } == .seconds(30))
  }

  @Test func `the time begins when the question has been said`() async {
    let asked = Mutex(Duration.zero)
    let lines = lines(answerTime: .seconds(30)) { rest in asked.withLock { $0 = rest } }
    await lines.noteSpoken("How many copies do you want to order today?")
    #expect(await lines.answer(to: question()) == .expired)
    #expect(asked.withLock { $0 } > .seconds(33))
  }

  @Test func `plain lines may take as long as they like`() async throws {
    let lines = lines(answerTime: nil) { _ in }
    try write("three\n")
    #expect(await lines.answer(to: question()) == .line("three"))
  }

  @Test func `who speaks over the voice silences it, and guesses do too`() async throws {
    let silenced = Mutex(0)
    let lines = lines(answerTime: nil, sleep: Self.forever)
    await lines.onInterruption { silenced.withLock { $0 += 1 } }
    await lines.noteSpoken("Thank you for your order of three copies of Dune by Frank Herbert!")
    let next = Task { await lines.next(isAnswer: false)?.text }
    try write(#"{"partial" : "what about this one"}"# + "\n")
    while silenced.withLock({ $0 }) == 0 { await Task.yield() }
    try write(#"{"text" : "open emma"}"# + "\n")
    #expect(await next.value == "open emma")
    #expect(silenced.withLock { $0 } == 1)
  }
}
