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
      [
        "MoveBook book=The Pillars of the Earth shelf=reading",
        "MoveBook book=The Pillars of the Earth shelf=reading",
      ]
    ),
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
}
