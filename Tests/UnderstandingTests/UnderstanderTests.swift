import SpokenLanguage
import Testing

@testable import Understanding

struct UnderstanderTests {
  @Test(arguments: [
    ("rate dune five stars", ["RateBook book=Dune stars=5"]),
    ("five stars for dune", ["RateBook book=Dune stars=5"]),
    ("could you please give dune 4 stars", ["RateBook book=Dune stars=4"]),
    ("buy a copy of hamnet", ["BuyBook book=Hamnet copies=1"]),
    ("get rid of emma", ["RemoveBook book=Emma"]),
    ("put dune on my to read list", ["MoveBook book=Dune shelf=want"]),
    ("delete a hunger artist", ["RemoveBook book=?hunger artist"]),
    ("open crime and punishment", ["OpenBook book=Crime and Punishment"]),
    ("open the name of the wind", ["OpenBook book=?the name of the wind"]),
    ("show me the hobit", ["OpenBook book=The Hobbit"]),
    ("stick two stars on dune", ["RateBook book=Dune stars=2"]),
    ("lower my score for emma to 3", ["RateBook book=Emma stars=3"]),
    ("move dune from want to read to read", ["MoveBook book=Dune shelf=read"]),
    ("bump emma up from four to five", ["RateBook book=Emma stars=5"]),
    ("can you show me the page for dune", ["OpenBook book=Dune"]),
    ("erase hunger from the catalogue", ["RemoveBook book=Hunger"]),
    ("buy hamlet x4", ["BuyBook book=Hamlet copies=4"]),
    ("go to dune messiah", ["OpenBook book=Dune Messiah"]),
    ("throw it out", ["RemoveBook book=It"]),
    ("move dune to read", ["MoveBook book=Dune shelf=read"]),
    ("take dune out", ["RemoveBook book=Dune"]),
  ])
  func `a sentence is understood by what it names`(sentence: String, commands: [String]) {
    #expect(Library.commands(sentence) == commands)
  }

  @Test(arguments: [
    (
      "rate dune four stars and emma three",
      ["RateBook book=Dune stars=4", "RateBook book=Emma stars=3"]
    ),
    (
      "rate dune and emma five stars each",
      ["RateBook book=Dune stars=5", "RateBook book=Emma stars=5"]
    ),
    (
      "i'm starting the pillars of the earth, mark it as currently reading",
      ["MoveBook book=The Pillars of the Earth shelf=reading"]
    ),
    (
      "order two copies of hamlet and give it five stars",
      ["BuyBook book=Hamlet copies=2", "RateBook book=Hamlet stars=5"]
    ),
    (
      "set both dune and hamlet to four stars",
      ["RateBook book=Dune stars=4", "RateBook book=Hamlet stars=4"]
    ),
    ("we gave away our copy of hamlet so take it out", ["RemoveBook book=Hamlet"]),
    ("the kids let me finish hamnet, move it to read", ["MoveBook book=Hamnet shelf=read"]),
    (
      "rate dune five stars and move it to want to read",
      ["RateBook book=Dune stars=5", "MoveBook book=Dune shelf=want"]
    ),
    ("move dune to read, i mean currently reading", ["MoveBook book=Dune shelf=reading"]),
    ("buy two, sorry, three copies of emma", ["BuyBook book=Emma copies=3"]),
    ("buy a copy of dune, or no, don't", []),
    ("rate dune five stars not four", ["RateBook book=Dune stars=5"]),
  ])
  func `several things are told apart`(sentence: String, commands: [String]) {
    #expect(Library.commands(sentence) == commands)
  }

  @Test(arguments: [
    "if emma is good, give it four stars",
    "when i finish dune, rate it five stars",
    "unless you object, remove dune",
    "she told me to open dune, rate it and move it to read",
    "i might buy dune and rate it five stars",
    "has anyone actually finished hamlet",
    "five stars for emma? that critic must be mad",
    "should i read hamlet or hamnet",
  ])
  func `what depends on something, is planned, told or asked is not asked for`(sentence: String) {
    let meaning = Library.understander.understand(sentence)
    #expect(!meaning.commands.contains { $0.act.asks }, "\(meaning.commands.map(\.act))")
  }

  @Test(arguments: [
    "get the cat out of the hobbit", "buy a birthday present for hamlet",
  ])
  func `words before a name are what is meant`(sentence: String) {
    let commands = Library.understander.understand(sentence).commands
    #expect(commands.first.map { !$0.open.isEmpty } == true, "\(Library.commands(sentence))")
  }
}
