import AssistantKit
import Foundation
import SpokenLanguage
import Testing

@testable import AssistantREPL

@Suite struct TranscriptTests {
  private static let text = """
    # locale: ko
    # now: 2026-11-21T10:00:00Z
    # recorded: by hand
    > 듄 사 줘
      몇 권 살까요?
    > 세 권
    <interrupted>
    > 
      [주문 / 취소]
    <end>
    """

  @Test func `lines may end as on other systems`() {
    let text = "# locale: ko\r\n# now: 2026-11-21T10:00:00Z\r\n> 열어 줘\r\n  그래요\r\n"
    let transcript = Transcript(parsing: text)
    #expect(transcript.locale == "ko")
    #expect(transcript.lines == ["> 열어 줘", "  그래요"])
    #expect(transcript.inputs == ["열어 줘"])
  }

  @Test func `a transcript's circumstances and lines are read`() {
    let transcript = Transcript(parsing: Self.text)
    #expect(transcript.locale == "ko")
    #expect(transcript.now == Date(timeIntervalSince1970: 1_795_255_200))
    #expect(transcript.inputs == ["듄 사 줘", "세 권", ""])
    #expect(
      transcript.answers == [.line("듄 사 줘"), .line("세 권"), .interrupted, .line("")]
    )
    #expect(transcript.lines.count == 7)
  }

  @Test func `a transcript that is written reads back the same`() {
    let transcript = Transcript(parsing: Self.text)
    let text = (transcript.header + transcript.lines).joined(separator: "\n")
    #expect(Transcript(parsing: text) == transcript)
  }

  @Test func `a text without circumstances is English at the beginning of time`() {
    let transcript = Transcript(parsing: "> help\n# now: yesterday\n")
    #expect(
      transcript == Transcript(locale: "en", now: Date(timeIntervalSince1970: 0), lines: ["> help"])
    )
  }

  @Test func `an utterance that looks like a circumstance is one nevertheless`() {
    let line = Transcript.inputLine("# locale: vi")
    #expect(Transcript(parsing: line).inputs == ["# locale: vi"])
    #expect(Transcript(parsing: line).locale == "en")
  }

  @Test func `a blank line of an answer is kept`() {
    let lines = ["> x", Transcript.outputLine("a"), Transcript.outputLine(""), "  b"]
    #expect(Transcript(parsing: lines.joined(separator: "\n") + "\n").lines == lines)
  }

  @Test func `a conversation is written down as it goes`() async {
    let written = Lines()
    let language = Languages.language(for: "en")
    let channel = RecordingChannel(
      LineChannel(
        input: ScriptedLines(["emma"]),
        answersQuestions: true,
        presenter: presenter(language),
        page: Page { _ in }
      ),
      presenter: presenter(language)
    ) { written.add($0) }
    await channel.emit(.heard("add a\u{1b}[2J book"))
    let question = Question(id: 1, kind: .text, intent: nil, parameter: nil, prompt: "Title?")
    await channel.emit(.question(question))
    _ = await channel.answer(to: question)
    await channel.emit(.question(question))
    _ = await channel.answer(to: question)
    #expect(written.all.first?.hasPrefix("> add a") == true)
    #expect(written.all.first?.contains("\u{1b}") == false)
    #expect(written.all.dropFirst() == ["  Title?", "> emma", "  Title?", "<end>"])
  }

  private func presenter(_ language: any Language) -> TextPresenter {
    TextPresenter(
      messages: Messages(locale: language.code),
      language: language,
      titles: [:]
    )
  }
}
