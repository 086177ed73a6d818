import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// What is told, called out or remarked beside what is asked for.
struct RemarkTests {
  @Test(arguments: [
    (
      "finally got through the trial after two years, you can file it under read",
      ["MoveBook book=The Trial shelf=read"]
    ),
    (
      "since my niece loved Hamlet so much, give it full marks", ["RateBook book=Hamlet stars=5"]
    ),
    ("hamlet, two stars, overhyped if you ask me", ["RateBook book=Hamlet stars=2"]),
    ("it's the first already, rate dune five stars", ["RateBook book=Dune stars=5"]),
    ("i can't stand emma, please remove it", ["RemoveBook book=Emma"]),
    ("emma, i'm never going to read that, remove it", ["RemoveBook book=Emma"]),
    ("emma, i loved it, four stars", ["RateBook book=Emma stars=4"]),
    ("i loved emma when i was a boy but now three stars", ["RateBook book=Emma stars=3"]),
    ("remove emma altogether", ["RemoveBook book=Emma"]),
  ])
  func `what is told beside a command is none of its values`(
    sentence: String,
    commands: [String]
  ) {
    #expect(Library.commands(sentence) == commands)
  }

  @Test func `what is named and then denied asks for nothing`() {
    let meaning = Library.understander.understand("emma, i'm never going to read that")
    #expect(!meaning.commands.contains { $0.act.asks }, "\(meaning.commands.map(Library.short))")
  }

  @Test func `what somebody else thought is no verdict of one's own`() {
    let meaning = Library.understander.understand("my sister thought emma was great, five stars")
    #expect(!Library.commands("emma was great, five stars").isEmpty)
    #expect(!meaning.commands.contains { $0.isComplete && $0.act.asks })
  }

  @Test(arguments: ["something or other by that fella", "top of the morning"])
  func `words are no text of an intent that nothing asks for`(sentence: String) {
    let meaning = Library.understander.understand(sentence)
    #expect(meaning.commands.allSatisfy { $0.isAskedFor == false }, "\(meaning.commands)")
    #expect(meaning.commands.allSatisfy { $0.confidence < 0.5 })
  }

  @Test(arguments: [
    ("we don't want to be disturbed", true), ("do not disturb me", true),
    ("stop disturbing me", false),
  ])
  func `an intent that forbids is asked for by forbidding`(sentence: String, isAskedFor: Bool) {
    let quiet = IntentFrame(
      app: "Hotel",
      intent: "DoNotDisturb",
      title: "Do Not Disturb",
      effect: .changes,
      parameters: [],
      templates: ["Do not disturb me in ${applicationName}"]
    )
    let clean = IntentFrame(
      app: "Hotel",
      intent: "CleanRoom",
      title: "Clean Room",
      effect: .changes,
      parameters: [],
      templates: ["Clean my room in ${applicationName}"]
    )
    let understander = Understander(
      frames: [quiet, clean],
      catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Hotel", shortcuts: [])]),
      values: [:],
      language: Languages.language(for: "en")
    )
    let command = understander.understand(sentence).commands.first
    #expect((command?.isProhibition == true) == isAskedFor)
    #expect(
      understander.understand("don't clean my room").commands.allSatisfy { !$0.isProhibition }
    )
  }
}

extension CommandMeaning {
  fileprivate var confidence: Double { reading.confidence }
}
