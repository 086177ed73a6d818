import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// Who tells what they have done with a thing, or how it was, asks to keep that; who tells it of somebody else does not.
@Suite struct KeptReportTests {
  @Test(arguments: [
    ("I finished Dune yesterday", "MoveBook book=Dune shelf=read"),
    ("I already finished Dune", "MoveBook book=Dune shelf=read"),
    ("last night I finished Dune", "MoveBook book=Dune shelf=read"),
    ("Dune was a five", "RateBook book=Dune stars=5"),
    ("Dune was five stars", "RateBook book=Dune stars=5"),
    ("honestly, Dune was a three for me", "RateBook book=Dune stars=3"),
    ("Dune was soooo good five stars", "RateBook book=Dune stars=5 +good"),
  ])
  func `what has become of a thing is kept`(sentence: String, command: String) {
    #expect(Library.commands(sentence) == [command])
  }

  @Test(arguments: [
    (
      "I finished Dune, four stars",
      ["MoveBook book=Dune shelf=read", "RateBook book=Dune stars=4"]
    ),
    ("I finished Dune, open it", ["OpenBook book=Dune"]),
  ])
  func `what has become of a thing and how good it was are both kept`(
    sentence: String,
    commands: [String]
  ) {
    #expect(Library.commands(sentence) == commands)
  }

  @Test(arguments: [
    "she finished Dune yesterday", "my sister finished Dune last night", "was Dune a five",
    "a friend of mine has just finished Dune", "the woman from work finished Dune",
    "Dune was a five for her", "Dune was five dollars", "I already gave Dune five stars",
    "I already opened Dune", "Dune was fun",
  ])
  func `what others have done, and what else is told, is not`(sentence: String) {
    let meaning = Library.understander.understand(sentence)
    #expect(
      !meaning.commands.contains { $0.act.asks && $0.isComplete && $0.isWhole },
      "\(meaning.commands.map(Library.short))"
    )
  }

  @Test(arguments: ["Dune was a five for my sister", "that was it, Dune was a five for my sister"])
  func `what is somebody else's opinion is cut out of nothing`(sentence: String) {
    #expect(Library.understander.askingClauses(of: Library.understander.charted(sentence)).isEmpty)
  }
}
