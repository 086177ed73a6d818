import AppIntents
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct AgreementTests {
  private func agreement(
    _ locale: String = "en",
    to sentence: String = "Remove Emma from Pantry?"
  )
    -> Agreement
  {
    Agreement(
      to: sentence,
      for: "RemoveBook",
      of: ["Emma", "Jane Austen, 1815", "Takes a book off your shelf."],
      in: Samples.settings(locale).language
    )
  }

  private func request(_ intent: String = "RemoveBook") -> ConfirmationRequest {
    ConfirmationRequest(intent: intent, prompt: nil)
  }

  @Test(arguments: [
    ("en", "Remove Emma from Pantry?", "Remove Emma by Jane Austen from your shelf?"),
    ("en", "Remove Emma from Pantry?", "Are you sure you want to remove this book?"),
    ("en", "Remove Emma from Pantry?", "Do you really want to remove “Emma”?"),
    ("ko", "“펜트리에서 Emma 삭제해 줘”, 맞나요?", "정말 Emma를 삭제할까요?"),
    ("ko", "“펜트리에서 Emma 삭제해 줘”, 맞나요?", "Jane Austen의 Emma를 삭제하시겠습니까?"),
    ("vi", "Xóa Emma khỏi Kho?", "Bạn có chắc muốn xóa Emma không?"),
    ("de", "Emma aus Kammer entfernen?", "Möchtest du Emma wirklich entfernen?"),
    ("fr", "Supprimer Emma de Cellier ?", "Veux-tu vraiment supprimer Emma ?"),
    ("es", "¿Eliminar Emma de Despensa?", "¿Seguro que quieres eliminar Emma?"),
    ("ja", "Emmaを削除しますか？", "本当にEmmaを削除しますか？"),
    ("zh", "从书库删除Emma，对吗？", "确定要删除Emma吗？"),
  ])
  func `what says nothing new is answered already`(
    locale: String,
    sentence: String,
    prompt: String
  ) {
    #expect(agreement(locale, to: sentence).answers(request(), prompt))
  }

  @Test func `a question without words of its own is answered already`() {
    #expect(agreement().answers(request(), nil))
  }

  @Test(arguments: [
    "Remove Emma and Dune?", "Remove Emma forever?", "Remove all of Jane Austen?",
    "Remove everything from Pantry?", "Don't remove Emma?", "Remove Emma with 12 notes?",
    "Remove Emma? This can't be undone.", "Remove 2 Emma?",
  ])
  func `what says something new is asked`(prompt: String) {
    #expect(!agreement().answers(request(), prompt))
  }

  @Test func `only the first question is answered`() {
    let agreement = agreement()
    #expect(agreement.answers(request(), "Remove Emma?"))
    #expect(!agreement.answers(request(), "Remove Emma?"))
  }

  @Test func `nothing is answered behind another question`() {
    let agreement = agreement()
    #expect(agreement.end())
    #expect(!agreement.answers(request(), "Remove Emma?"))
  }

  @Test func `another intent's question is asked`() {
    #expect(!agreement().answers(request("EmptyShelf"), "Remove Emma?"))
  }

  @Test(arguments: [
    (["Emma", "Jane Austen, 1815"], true), (["Emma", "12 notes"], false), (["Dune"], false),
  ])
  func `what is shown beside the question says nothing new either`(
    shown: [String],
    isAnswered: Bool
  ) {
    #expect(agreement().answers(request(), "Remove Emma?", beside: shown) == isAnswered)
  }

  @Test func `what can be pressed is looked at`() {
    var request = request()
    request.buttonLabels = ["Add one"]
    #expect(!agreement().answers(request, "Remove Emma?"))
  }

  // MARK: - In a conversation

  private func conversation(_ channel: ScriptedChannel) -> PersonConversation {
    let settings = Samples.settings()
    return PersonConversation(
      appName: "Pantry",
      channel: channel,
      settings: settings,
      questions: Questions(
        channel: channel,
        language: settings.language,
        messages: settings.messages,
        counter: Tally()
      ),
      agreement: agreement()
    )
  }

  private var removing: ConfirmationRequest {
    ConfirmationRequest(intent: "RemoveBook", prompt: "Remove Emma?")
  }

  @Test func `an app that asks what was agreed to asks nobody`() async throws {
    let channel = ScriptedChannel()
    #expect(try await conversation(channel).confirmation(for: removing))
    #expect(channel.questions.isEmpty)
  }

  @Test func `an app that asks for a value first is not answered`() async throws {
    let channel = ScriptedChannel("Dune", "no")
    let conversation = conversation(channel)
    let request = ValueRequest(
      intent: "RemoveBook",
      parameter: ParameterDescription(name: "note", title: "Note", type: .text, isOptional: false),
      prompt: nil
    )
    _ = try await conversation.value(for: request)
    #expect(try await !conversation.confirmation(for: removing))
    #expect(channel.questions.count == 2)
  }

  @Test func `an app that offers a choice first is not answered`() async throws {
    let channel = ScriptedChannel("first", "no")
    let conversation = conversation(channel)
    let options = ["Shelf", "Box"].map { IntentOption(id: $0, title: $0, value: $0) }
    let request = ChoiceRequest(
      intent: "RemoveBook",
      parameter: nil,
      prompt: "From where?",
      options: options
    )
    _ = try await conversation.choice(for: request)
    #expect(try await !conversation.confirmation(for: removing))
  }

  @Test(arguments: [
    IntentOutput.dialog(full: "It is lent to Ana.", supporting: nil), .snippet(.empty),
  ])
  func `an app that tells or shows something first is not answered`(
    output: IntentOutput
  ) async throws {
    let channel = ScriptedChannel("no")
    let conversation = conversation(channel)
    await conversation.show(output)
    #expect(try await !conversation.confirmation(for: removing))
    #expect(channel.questions.count == 1)
  }
}
