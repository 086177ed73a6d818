import AssistantKit
import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantREPL

@Suite struct TextPresenterTests {
  private func presenter(_ code: String = "en") -> TextPresenter {
    let language = Languages.language(for: code)
    return TextPresenter(
      messages: Messages(locale: language.code),
      language: language,
      titles: ["Library": ["OpenBook": "Open Book"]]
    )
  }

  private func texts(_ events: ConversationEvent...) -> [String] {
    var presenter = presenter()
    return events.flatMap { presenter.lines(for: $0) }.map(\.text)
  }

  private func understanding(_ intent: String, _ pieces: [AlignedPiece]) -> ConversationEvent {
    .match(
      Understanding(
        utterance: "",
        outcome: .match,
        reading: Reading(
          app: "Library",
          intent: intent,
          phrase: "Open ${book}",
          confidence: 1,
          parameters: [
            ParameterReading(
              name: "book",
              value: .known(id: "1", title: "The Hobbit"),
              text: "the hobit",
              range: 0..<9
            )
          ],
          alignment: pieces,
          cost: 0
        )
      )
    )
  }

  private func piece(
    _ kind: DifferenceKind?,
    _ heard: String,
    _ expected: String
  ) -> AlignedPiece {
    AlignedPiece(
      role: .literal,
      heard: heard,
      expected: expected,
      range: 0..<heard.utf8.count,
      difference: kind
    )
  }

  @Test func `what was understood as it was said is not repeated`() {
    #expect(texts(understanding("OpenBook", [piece(nil, "open", "open")])) == [])
  }

  @Test func `what was misheard is told with what was made of it`() {
    #expect(
      texts(understanding("OpenBook", [piece(.spelling, "hobit", "hobbit")]))
        == ["Open Book · The Hobbit   (heard “hobit”)"]
    )
  }

  @Test(
    arguments: [
      (.spelling, "letranger", "L'Étranger"), (.spelling, "toi", "tôi"), (.added, "the", ""),
      (.filler, "um", ""), (.number, "three", "3"), (.dropped, "", "the"),
    ] as [(DifferenceKind, String, String)]
  )
  func `what everybody leaves out or puts in is not told`(
    kind: DifferenceKind,
    heard: String,
    expected: String
  ) {
    #expect(texts(understanding("OpenBook", [piece(kind, heard, expected)])) == [])
  }

  @Test func `a word that was passed over is told`() {
    #expect(
      texts(understanding("OpenBook", [piece(.added, "quickly", "")]))
        == ["Open Book · The Hobbit   (heard “quickly”)"]
    )
  }

  @Test func `an intent without code is told at least`() {
    #expect(texts(understanding("Unknown", [])) == ["Unknown · The Hobbit"])
  }

  @Test func `a choice is a numbered list that says what it hides`() {
    let question = Question(
      id: 1,
      kind: .choice,
      intent: nil,
      parameter: nil,
      prompt: "Which one?",
      options: (1...10).map {
        Question.Option(id: "\($0)", title: "Book \($0)", subtitle: $0 == 1 ? "1815" : nil)
      },
      hiddenOptionCount: 5
    )
    let lines = texts(.question(question))
    #expect(lines.first == "Which one?")
    #expect(lines[1] == "   1  Book 1 (1815)")
    #expect(lines[10] == "  10  Book 10")
    #expect(lines.last == "  … and 5 more; say part of the name.")
  }

  @Test func `sections stand above their options, which are counted on`() {
    let question = Question(
      id: 1,
      kind: .choice,
      intent: nil,
      parameter: nil,
      prompt: "Where?",
      options: [("a", nil), ("b", "Below"), ("c", "Below"), ("d", "Above")].map {
        Question.Option(id: $0.0, title: $0.0, section: $0.1)
      }
    )
    #expect(
      texts(.question(question))
        == ["Where?", "  1  a", "  Below", "  2  b", "  3  c", "  Above", "  4  d"]
    )
  }

  @Test func `a value is told where the app came to the front and said nothing`() {
    let value = ConversationEvent.result(intent: "OpenBook", value: "12")
    #expect(texts(.heard("x"), .foreground(app: "Library"), value).last == "12")
    #expect(texts(.heard("x"), .snippet("a"), value) == ["a"])
  }

  @Test func `a confirmation shows its labels`() {
    let question = Question(
      id: 1,
      kind: .confirmation,
      intent: nil,
      parameter: nil,
      prompt: "Ready?",
      options: [Question.Option(id: "y", title: "order"), Question.Option(id: "n", title: "no")]
    )
    #expect(texts(.question(question)) == ["Ready? [order / no]"])
  }

  @Test func `an intent that said nothing is acknowledged once`() {
    let silent = ConversationEvent.result(intent: "OpenBook", value: nil)
    #expect(texts(.heard("x"), silent) == ["Open Book: done."])
    let pressed = ConversationEvent.result(intent: "NextPage", title: "Next Page", value: nil)
    #expect(texts(.heard("x"), pressed) == ["Next Page: done."])
    #expect(texts(.heard("x"), .dialog(full: "Here.", supporting: nil), silent) == ["Here."])
    #expect(
      texts(.heard("x"), .dialog(full: "Here.", supporting: nil), .heard("y"), silent)
        == ["Here.", "Open Book: done."]
    )
    #expect(texts(.heard("x"), .result(intent: "Add", value: "3")) == ["3"])
  }

  @Test func `nothing that is told commands a terminal`() {
    let evil = "a\u{1b}[2Jb\u{7}\u{9b}31mc"
    let question = Question(
      id: 1,
      kind: .choice,
      intent: nil,
      parameter: nil,
      prompt: evil,
      options: [Question.Option(id: evil, title: evil, subtitle: evil)]
    )
    let lines = texts(
      .dialog(full: evil, supporting: nil),
      .dialog(full: evil, supporting: evil),
      .snippet(DrawnSnippet(text: evil)),
      .error(intent: evil, message: evil, code: evil),
      .question(question),
      .foreground(app: evil)
    )
    #expect(lines.count >= 7)
    for scalar in lines.joined().unicodeScalars {
      #expect(scalar.properties.generalCategory != .control)
    }
  }

  @Test func `the lines of a text stay lines`() {
    #expect(texts(.dialog(full: "a\n\nb", supporting: nil)) == ["a", "", "b"])
    // Beside what is shown, only the rest is said.
    #expect(texts(.dialog(full: "a", supporting: "c\nd")) == ["c", "d"])
  }
}
