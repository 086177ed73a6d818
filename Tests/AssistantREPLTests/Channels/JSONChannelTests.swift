import AssistantKit
import Synchronization
import Testing

@testable import AssistantREPL

@Suite struct JSONChannelTests {
  private let question = Question(
    id: 7,
    kind: .text,
    intent: nil,
    parameter: nil,
    prompt: "Title?"
  )

  private func answer(_ lines: String..., answersQuestions: Bool = true) async -> ChannelAnswer {
    await JSONChannel(
      input: ScriptedLines(lines),
      answersQuestions: answersQuestions,
      write: { _ in }
    ).answer(to: question)
  }

  @Test func `a plain line answers`() async {
    #expect(await answer("emma", "dune") == .line("emma"))
    #expect(await answer("") == .line(""))
  }

  @Test func `an object answers with and without the question's number`() async {
    #expect(await answer(#"{"answer":"emma"}"#) == .line("emma"))
    #expect(await answer(#"{"answer":"é\n","question":7}"#) == .line("é\n"))
    #expect(await answer(#"{"question":7,"answer":"","more":[1]}"#) == .line(""))
  }

  @Test func `an answer to another question is passed over`() async {
    #expect(await answer(#"{"answer":"old","question":6}"#, "emma") == .line("emma"))
    #expect(await answer(#"{"answer":"old","question":6}"#) == .end)
  }

  @Test(
    arguments: [
      #"{"answer":3}"#, #"{"answer":"x""#, "{braces}", #"["answer"]"#, #"{"question":7}"#,
    ]
  )
  func `what is no answer object is a plain line`(line: String) async {
    #expect(await answer(line) == .line(line))
  }

  @Test func `without answers a question ends`() async {
    #expect(await answer("emma", answersQuestions: false) == .end)
    #expect(await answer() == .end)
  }

  @Test func `every event is a line`() async {
    let lines = Lines()
    let channel = JSONChannel(input: ScriptedLines([]), answersQuestions: true) {
      lines.add(String(decoding: $0, as: UTF8.self))
    }
    await channel.emit(.heard("a\nb"))
    await channel.emit(.cancelled)
    #expect(
      lines.all == [#"{"event":"heard","text":"a\nb"}"# + "\n", #"{"event":"cancelled"}"# + "\n"]
    )
  }
}

/// Lines that were written.
final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
