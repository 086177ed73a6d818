import PhraseMatcher
import Testing

@testable import Understanding

@Suite struct LeftOverTests {
  @Test func `one word left over makes no other intent as likely`() throws {
    let meaning = Workshop.understander.understand("zap the pickup of the red trek to friday")
    let command = try #require(meaning.commands.first)
    #expect(command.unexplained == ["zap"])
    #expect(command.isFarAhead)
  }

  @Test(arguments: [
    // Nothing says which intent is meant.
    "zap the red trek",
    // More than a word is left over.
    "zap the shiny pickup of the red trek to friday",
  ])
  func `where it may, or more is left over, nothing is far ahead`(sentence: String) throws {
    let command = try #require(Workshop.understander.understand(sentence).commands.first)
    #expect(!command.unexplained.isEmpty)
    #expect(!command.isFarAhead)
  }

  @Test func `a piece of a name that may be another's is not surely meant`() throws {
    let command = try #require(
      Library.understander.understand("zap two copies of chamber of secrets").commands.first
    )
    #expect(command.reading.intent == "BuyBook" && command.fit == .partial)
    #expect(!command.isFarAhead)
  }
}
