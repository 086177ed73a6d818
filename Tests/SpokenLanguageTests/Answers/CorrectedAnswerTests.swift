import SpokenLanguage
import Testing

struct CorrectedAnswerTests {
  private let english = Languages.language(for: "en")

  @Test(arguments: [
    ("undo", ConversationCommand.undo), ("no not that, undo", .undo),
    ("actually no, put it back", .undo), ("sorry, cancel", .cancel),
    ("oh dear that was the wrong one, undo", .undo), ("don't undo", nil), ("how do i undo", nil),
    ("open emma, undo", nil), ("undo the washing", nil), ("no not that", nil), ("no, emma", nil),
  ])
  func `a command may follow words that correct`(utterance: String, command: ConversationCommand?) {
    #expect(english.commandAfterCorrection(in: utterance) == command)
  }

  @Test func `what was done is taken back behind words that tell why in Korean too`() {
    let korean = Languages.language(for: "ko")
    #expect(korean.commandAfterCorrection(in: "헐 잘못 말했다 되돌려줘") == .undo)
    #expect(korean.commandAfterCorrection(in: "듄 열고 되돌려줘") == nil)
  }

  @Test(arguments: [
    ("Dracula no wait Lolita", "Lolita"), ("two, sorry, three", "three"), ("Dracula", nil),
    ("no, four", nil), ("four, no", nil),
  ])
  func `what counts is said behind the last correction`(answer: String, rest: String?) {
    #expect(english.correction(in: answer) == rest)
  }
}
