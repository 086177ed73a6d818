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
    // What is told of a thing is no more of its name, and what a score is given for is named.
    ("hamlet's overrated, three stars", ["RateBook book=Hamlet stars=3 +overrated"]),
    (
      "four stars for that new place on the corner",
      ["RateBook book=?new place on the corner stars=4"]
    ),
    // A small "it" is no title.
    ("throw it out", ["RemoveBook"]),
    ("throw It out", ["RemoveBook book=It"]),
    ("move dune to read", ["MoveBook book=Dune shelf=read"]),
    ("take dune out", ["RemoveBook book=Dune"]),
    ("take dune out of the library", ["RemoveBook book=Dune"]),
    ("get dune out of the library", ["RemoveBook book=Dune"]),
    ("take dune off my shelf please", ["RemoveBook book=Dune"]),
    ("take dune off the list", ["RemoveBook book=Dune"]),
    // A verb of which nothing is known, where the values tell what is to be done.
    ("demote emma to two stars", ["RateBook book=Emma stars=2"]),
    ("slap five stars on hamnet", ["RateBook book=Hamnet stars=5"]),
    ("tick off the trial as read", ["MoveBook book=The Trial shelf=read"]),
    // What is counted follows its number, what is rated precedes it.
    ("give emma 3", ["RateBook book=Emma stars=3"]),
    ("i need 3 of emma", ["BuyBook book=Emma copies=3"]),
    ("dune ⭐⭐⭐⭐", ["RateBook book=Dune stars=4"]), ("dune ★5", ["RateBook book=Dune stars=5"]),
    // Nobody has chosen one of them, and once more counts nothing.
    ("buy two or three copies of dune", ["BuyBook book=Dune +two or three"]),
    ("dune one more time", ["OpenBook book=Dune"]),
    ("add the trial and tribulations of dune", ["AddBook title=trial and tribulations of dune"]),
    ("could hamlet be moved to want to read", ["MoveBook book=Hamlet shelf=want"]),
    ("wait, rate dune 4 stars", ["RateBook book=Dune stars=4"]),
    ("axe hamlet", ["RemoveBook book=Hamlet"]),
    ("get shot of hamlet", ["RemoveBook book=Hamlet"]),
    ("enrol the leopard", ["AddBook title=leopard"]),
    ("bring me hamlet", ["OpenBook book=Hamlet"]),
    // Somebody wants to have something done.
    ("have dune moved to read", ["MoveBook book=Dune shelf=read"]),
    ("I want dune marked as read", ["MoveBook book=Dune shelf=read"]),
    ("i'd like dune taken out of the library", ["RemoveBook book=Dune"]),
    ("get the leopard added to my library", ["AddBook title=leopard"]),
    ("i'd like the leopard added", ["AddBook title=leopard"]),
    ("lower dune to 3", ["RateBook book=Dune stars=3"]),
  ])
  func `a sentence is understood by what it names`(sentence: String, commands: [String]) {
    #expect(Library.commands(sentence) == commands)
  }

  @Test(arguments: [
    (
      "could you move dune to read and open emma?",
      ["MoveBook book=Dune shelf=read", "OpenBook book=Emma"]
    ),
    (
      "could I have dune opened, and emma moved to read?",
      ["OpenBook book=Dune", "MoveBook book=Emma shelf=read"]
    ),
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
      "the leopard, please add it, and give emma five stars",
      ["AddBook title=leopard", "RateBook book=Emma stars=5"]
    ),
    ("yeet hamlet out of the library", ["RemoveBook book=Hamlet"]),
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
    (
      "give dune and hamlet five stars each",
      ["RateBook book=Dune stars=5", "RateBook book=Hamlet stars=5"]
    ),
    ("the name of the rose was so slow, two stars", ["RateBook book=The Name of the Rose stars=2"]),
    ("hamlet is my new favourite so move it to read", ["MoveBook book=Hamlet shelf=read"]),
    ("put dune on want to read, actually scrap that", []),
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
    "i can't decide whether emma should get four or five stars",
    "i hope to buy hamlet one day",
    "nobody removes dune from my library",
    "can books be rated with half stars",
  ])
  func `what depends on something, is planned, told or asked is not asked for`(sentence: String) {
    let meaning = Library.understander.understand(sentence)
    #expect(!meaning.commands.contains { $0.act.asks }, "\(meaning.commands.map(\.act))")
  }

  @Test func `a name that may go on is doubtful, one of several words or before a sign is not`() {
    func isDoubtful(_ sentence: String) -> Bool? {
      Library.understander.understand(sentence).commands.first?.isDoubtful
    }
    #expect(isDoubtful("hunger made me cry on the train, five stars") == true)
    #expect(isDoubtful("hunger was sad, five stars") == false)
    #expect(isDoubtful("the name of the rose made me cry, five stars") == false)
  }

  @Test(arguments: [
    "get the cat out of the hobbit", "buy a birthday present for hamlet",
  ])
  func `words before a name are what is meant`(sentence: String) {
    let commands = Library.understander.understand(sentence).commands
    #expect(commands.first.map { !$0.open.isEmpty } == true, "\(Library.commands(sentence))")
  }

  @Test func `what only one intent takes is asked for with any verb, beside a comment`() {
    #expect(Player.commands("crank it up to 90") == ["SetVolume level=90"])
    #expect(
      Player.commands("guests arriving, dinner party please") == [
        "PlayPlaylist playlist=Dinner Party"
      ]
    )
    let bare = Player.understander.understand("dinner party please").commands.first
    #expect(bare?.isOnlyComplete == true)
    let part = Player.understander.understand("let it be please").commands.first
    #expect(part?.isOnlyComplete == false)
  }
}
