import PhraseMatcher
import Testing

@testable import Understanding

@Suite struct LeftOverTests {
  @Test func `one word left over makes no other intent as likely`() throws {
    let meaning = Workshop.understander.understand("zonk the pickup of the red trek to friday")
    let command = try #require(meaning.commands.first)
    #expect(command.unexplained == ["zonk"])
    #expect(command.isFarAhead)
  }

  @Test(arguments: [
    // Nothing says which intent is meant.
    "zonk the red trek",
    // More than a word is left over.
    "zonk the shiny pickup of the red trek to friday",
  ])
  func `where it may, or more is left over, nothing is far ahead`(sentence: String) throws {
    let command = try #require(Workshop.understander.understand(sentence).commands.first)
    #expect(!command.unexplained.isEmpty)
    #expect(!command.isFarAhead)
  }

  @Test func `a piece of a name that may be another's is not surely meant`() throws {
    let command = try #require(
      Library.understander.understand("zonk two copies of chamber of secrets").commands.first
    )
    #expect(command.reading.intent == "BuyBook" && command.fit == .partial)
    #expect(!command.isFarAhead)
  }
}
