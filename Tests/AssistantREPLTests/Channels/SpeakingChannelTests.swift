import AssistantKit
import SpokenLanguage
import Synchronization
import Testing

@testable import AssistantREPL

@Suite struct SpeakingChannelTests {
  private final class Said: Sendable {
    let texts = Mutex<[String]>([])
  }

  private func said(_ events: ConversationEvent...) async -> [String] {
    let said = Said()
    let channel = SpeakingChannel(
      JSONChannel(input: ScriptedLines([]), answersQuestions: true, write: { _ in }),
      messages: AssistantSettings(locale: "en").messages
    ) { text in said.texts.withLock { $0.append(text) } }
    for event in events { await channel.emit(event) }
    return said.texts.withLock { $0 }
  }

  @Test func `dialogs, questions and errors are said, and nothing for the eye`() async {
    let options = [
      Question.Option(id: "1", title: "Jane Austen"), Question.Option(id: "2", title: "A. Smith"),
    ]
    let question = Question(
      id: 1,
      kind: .choice,
      intent: nil,
      parameter: nil,
      prompt: "Who wrote it?",
      options: options
    )
    #expect(
      await said(
        .heard("x"),
        .foreground(app: "Library"),
        .question(question),
        .snippet("┌──┐"),
        .dialog(full: "Here is\u{7}\nDune.", supporting: "Dune"),
        .error(intent: nil, message: "It is gone.", code: "gone")
      ) == ["Who wrote it? Jane Austen, A. Smith", "Here is Dune.", "It is gone."]
    )
  }

  @Test func `a result is said where nothing else was`() async {
    let result = ConversationEvent.result(intent: "CountBooks", value: "3")
    #expect(await said(.heard("x"), result) == ["3"])
    #expect(await said(.heard("x"), .dialog(full: "Three.", supporting: nil), result) == ["Three."])
  }
}
