import PhraseMatcher
import Testing

@testable import Understanding

struct ContinuationTests {
  @Test(arguments: [
    ("no, four", ["RateBook book=Dune stars=4"]),
    ("emma too", ["RateBook book=Emma stars=5"]),
    ("same for hamnet", ["RateBook book=Hamnet stars=5"]),
    ("and emma four", ["RateBook book=Emma stars=4"]),
    ("remove hamnet", ["RemoveBook book=Hamnet"]),
    ("no, remove hamnet", ["RemoveBook book=Hamnet"]),
  ])
  func `a sentence goes on with the last command where it says so`(
    sentence: String,
    commands: [String]
  ) throws {
    let last = try #require(
      Library.understander.understand("rate dune five stars").commands.first?.reading
    )
    #expect(Library.commands(sentence, after: last) == commands)
  }

  @Test func `without a last command the book is not known`() {
    #expect(Library.commands("no, four") == ["RateBook stars=4"])
    #expect(Library.commands("same for hamnet").allSatisfy { !$0.hasPrefix("RateBook") })
  }
}
