import AssistantTesting
import Testing

/// How questions read and what answers to them are.
@Suite struct KioskTests {
  private func assistant(
    _ locale: String = "en",
    _ options: String...
  ) async throws
    -> TestAssistant
  {
    try await TestAssistant(
      KioskShortcuts.self,
      name: "Kiosk",
      locale: locale,
      options: options
    )
  }

  @Test(arguments: ["open tickets for 25 minutes in kiosk", "open tickets for 25 minutes"])
  func `a summary ends where the app's name begins`(sentence: String) async throws {
    let answer = try await assistant().say(sentence)
    #expect(answer.performed == "OpenStand")
    #expect(answer.value == "Tickets, 25")
    #expect(answer.questions.isEmpty)
  }

  @Test(arguments: ["cafe elan", "CAFÉ ELAN", "élan"])
  func `what is typed is found among all that there is`(name: String) async throws {
    let answer = try await assistant().say("open a stand in kiosk", answers: [name, "5"])
    #expect(answer.value == "Café Élan, 5")
  }

  @Test func `what is typed is found among suggestions`() async throws {
    let answer = try await assistant().say("close a window in kiosk", answers: ["NORTH"])
    #expect(answer.value == "North")
  }

  @Test(arguments: [
    ("en", "open a stand in kiosk", "What is the stand?"),
    ("en", "close a window in kiosk", "What is the window?"),
  ])
  func `a question for a parameter reads well`(
    locale: String,
    sentence: String,
    question: String
  ) async throws {
    let answer = try await assistant(locale).say(sentence, answers: [])
    #expect(answer.questions.first?.prompt == question)
  }

  @Test(arguments: [("yes", "Yes"), ("no", "No"), ("on", "Yes"), ("turn it off", "No")])
  func `a switch is answered with yes and no, on and off`(word: String, value: String) async throws
  {
    let answer = try await assistant().say("switch the light in kiosk", answers: [word])
    #expect(answer.value == value)
  }

  @Test(arguments: [
    ("turn the sign on", "Yes"), ("turn the sign off in kiosk", "No"),
    ("turn the sign off please", "No"), ("turn sign on", "Yes"),
  ])
  func `a summary with a switch is said with on and off`(
    sentence: String,
    value: String
  )
    async throws
  {
    let answer = try await assistant().say(sentence)
    #expect(answer.performed == "TurnSign")
    #expect(answer.value == value)
    #expect(answer.questions.isEmpty)
  }

  @Test func `what is typed is found by an app that compares letters, as names are written`()
    async throws
  {
    let answer = try await assistant()
      .say("fetch a parcel in kiosk", answers: ["dragon tree", "tomorrow"])
    #expect(answer.value == "Dragon Tree")
    #expect(answer.questions.map(\.prompt) == ["What is the parcel?", "When?"])
  }

  @Test func `a choice among one asks nothing, one among nothing gives nothing`() async throws {
    let one = try await assistant().say("choose in kiosk", answers: ["1"])
    #expect(one.value == "Number 0")
    #expect(one.questions.map(\.parameter) == ["count"])
    let none = try await assistant().say("choose in kiosk", answers: ["0"])
    #expect(none.value == nil)
  }

  @Test func `a dialog is said in full where nothing is shown beside it`() async throws {
    let answer = try await assistant().say("open tickets for 25 minutes in kiosk")
    #expect(answer.dialogs == ["Tickets is open for 25 minutes."])
  }
}
