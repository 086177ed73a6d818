import Testing

@testable import Understanding

/// What is put right in the same breath.
struct CorrectionTests {
  private func understood(_ sentence: String) -> [String] {
    Library.commands(sentence, by: Library.understander(of: Library.titles + ["Three Sisters"]))
  }

  @Test(arguments: [
    ("give dune two stars, no wait, three", "RateBook book=Dune stars=3"),
    ("give dune two stars, no wait, make it three", "RateBook book=Dune stars=3"),
    ("give dune two stars. Actually make that three.", "RateBook book=Dune stars=3"),
    ("give dune two stars, nay, hold up, make that three", "RateBook book=Dune stars=3"),
    ("give dune two stars, nah, three stars", "RateBook book=Dune stars=3"),
    ("give dune two stars, no four, no wait, three", "RateBook book=Dune stars=3"),
    ("buy two copies of emma, sorry, make that three", "BuyBook book=Emma copies=3"),
  ])
  func `another number is the one that is meant, though a name begins with it`(
    sentence: String,
    command: String
  ) {
    #expect(understood(sentence) == [command])
  }

  @Test func `a command of its own takes what it names from no neighbour`() {
    #expect(
      understood("add the overstory and put it on currently reading") == [
        "AddBook title=the overstory", "MoveBook shelf=reading",
      ]
    )
  }

  @Test(arguments: [
    "open dune, never mind, open emma", "rate dune two stars, forget that, open emma",
  ])
  func `what is taken back between signs is not done`(sentence: String) {
    #expect(understood(sentence) == ["OpenBook book=Emma"])
  }

  @Test(arguments: [
    ("open dune, no wait, three sisters", "OpenBook book=Three Sisters"),
    (
      "give dune two stars, no wait, three sisters",
      "RateBook book=Three Sisters stars=2"
    ),
    ("give dune two stars, no wait, emma", "RateBook book=Emma stars=2"),
    ("give dune two stars, no wait, emma three", "RateBook book=Emma stars=3"),
  ])
  func `another name is the one that is meant`(sentence: String, command: String) {
    #expect(understood(sentence) == [command])
  }

  @Test(arguments: [
    ("open dune, scratch that, emma", ["OpenBook book=Emma"]),
    ("open dune, scratch that, remove emma", ["RemoveBook book=Emma"]),
    ("open dune, scratch that", []),
  ])
  func `what is taken back is not done, and its verb holds for a name alone`(
    sentence: String,
    commands: [String]
  ) {
    #expect(understood(sentence) == commands)
  }
}
