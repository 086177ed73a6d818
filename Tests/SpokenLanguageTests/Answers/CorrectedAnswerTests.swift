import SpokenLanguage
import Testing

struct CorrectedAnswerTests {
  private let english = Languages.language(for: "en")

  @Test(arguments: [
    ("undo", ConversationCommand.undo), ("no not that, undo", .undo),
    ("actually no, put it back", .undo), ("sorry, cancel", .cancel),
    ("undo the washing", nil), ("no not that", nil), ("no, emma", nil),
  ])
  func `a command may follow words that correct`(utterance: String, command: ConversationCommand?) {
    #expect(english.commandAfterCorrection(in: utterance) == command)
  }

  @Test(arguments: [
    ("Dracula no wait Lolita", "Lolita"), ("two, sorry, three", "three"), ("Dracula", nil),
    ("no, four", nil), ("four, no", nil),
  ])
  func `what counts is said behind the last correction`(answer: String, rest: String?) {
    #expect(english.correction(in: answer) == rest)
  }
}
