import AppIntents
import SpokenLanguage
import Testing

@testable import AssistantKit

/// What the assistant says in each of its languages.
@Suite struct MessagesTests {
  private static let languages = ["en", "ko", "vi"]

  private func messages(_ code: String) -> Messages {
    Messages(locale: code)
  }

  /// The names of the framework's own actions.
  private static let actions = [
    "add", "addData", "book", "buy", "call", "checkIn", "continue", "create", "do", "download",
    "filter", "find", "get", "go", "log", "open", "order", "pay", "play", "playSound", "post",
    "request", "run", "search", "send", "set", "share", "start", "startNavigation", "toggle",
    "turnOff", "turnOn", "view",
  ]

  @Test(arguments: [
    ("en", "When", "When?"), ("en", "The Target Room", "What is the target room?"),
    ("de", "Der Zielraum", "Der Zielraum: Was soll es sein?"), ("de", "Wann", "Wann?"),
    ("ko", "목표", "목표는 무엇인가요?"), ("vi", "Phòng", "Phòng là gì?"),
  ])
  func `a question for a value reads well whatever the value is called`(
    locale: String,
    title: String,
    question: String
  ) {
    #expect(messages(locale).askForValue(of: title) == question)
  }

  @Test func `every action has a verb of its own in every language`() {
    for code in Self.languages {
      let labels = Self.actions.map { messages(code).label(forAction: $0) }
      #expect(labels.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isUppercase) })
      if code != "en" {
        #expect(zip(labels, Self.actions).allSatisfy { $0 != $1 }, "\(code)")
      }
    }
  }

  @Test(arguments: languages)
  func `what an intent would do is told with what stands below`(code: String) {
    let written = IntentSummary(
      sentence: "Buy 3 copies",
      belowFold: [
        IntentSummary.Row(title: "Gift", value: "Yes"), IntentSummary.Row(title: "Note", value: ""),
      ]
    )
    let text = messages(code).wouldDo(written)
    #expect(text.contains("uy 3 copies (Gift: Yes)"), "\(text)")
    let unwritten = messages(code).wouldDo(IntentSummary(sentence: "Buy", isWritten: false))
    #expect(unwritten.contains("Buy") && !unwritten.contains("("), "\(unwritten)")
  }

  @Test(arguments: languages)
  func `a value that is not taken is told with what would be`(code: String) {
    for (refusal, facts) in [
      (.outside(least: "1", most: "5"), ["1", "5"]), (.outside(least: "7", most: "7"), ["7"]),
      (.below(least: "2"), ["2"]), (.count(least: 1, most: 3), ["1", "3"]),
      (.count(least: 4, most: 4), ["4"]), (.notAmong(["GBP", "EUR"]), ["GBP", "EUR"]),
      (.refused, []),
    ] as [(ValueRefusal, [String])] {
      let text = messages(code).refusal(refusal)
      #expect(!text.isEmpty && facts.allSatisfy(text.contains), "\(text)")
    }
  }

  @Test(arguments: languages)
  func `ends of all kinds have sentences`(code: String) {
    let messages = messages(code)
    #expect(messages.lookupFailed("dune", app: "Library", reason: "Why.").contains("dune"))
    #expect(messages.lookupFailed("dune", app: "Library", reason: "Why.").hasSuffix("Why."))
    #expect(messages.timedOut("5 s").contains("5 s") && messages.tookTooLong("5 s").contains("5 s"))
    #expect(messages.undone(["Remove Dune"]).contains("Remove Dune"))
    #expect(messages.pace(perSecond: "3", timeLeft: "9 s").contains("3"))
    #expect(!messages.pace(perSecond: nil, timeLeft: "9 s").contains("·"))
    #expect(messages.askWhetherAllowed("Open Vault").contains("Open Vault"))
    let sentences = [
      messages.nothingToUndo, messages.howToLeave, messages.askWhichApp, messages.cancelled,
    ]
    #expect(Set(sentences).count == 4 && sentences.allSatisfy { !$0.isEmpty })
  }
}
