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
    ("that's harsh, make it two", ["RateBook book=Dune stars=2"]),
    ("no, three", ["RateBook book=Dune stars=3"]),
    ("wait no three i forgot the worms", ["RateBook book=Dune stars=3"]),
    ("no, four, it was fun after all", ["RateBook book=Dune stars=4"]),
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

  @Test(arguments: [
    ("four", "RateBook book=Dune stars=4"), ("only four", "RateBook book=Dune stars=4"),
    ("that's harsh, four", "RateBook book=Dune stars=4"), ("emma", "RateBook book=Emma stars=5"),
    ("emma instead", "RateBook book=Emma stars=5"), ("remove hamnet", "RemoveBook book=Hamnet"),
  ])
  func `what waits for a yes takes another value without a word that corrects`(
    sentence: String,
    command: String
  ) throws {
    let last = try #require(
      Library.understander.understand("rate dune five stars").commands.first?.reading
    )
    #expect(Library.commands(sentence, after: last, isAwaited: true) == [command])
    if !command.hasPrefix("Remove") {
      #expect(Library.commands(sentence, after: last) != [command])
    }
  }

  @Test(arguments: ["the weather is nice", "who wrote emma", "my aunt has four"])
  func `other talk is no value for what waits for a yes`(sentence: String) throws {
    let last = try #require(
      Library.understander.understand("rate dune five stars").commands.first?.reading
    )
    let commands = Library.commands(sentence, after: last, isAwaited: true)
    #expect(commands == Library.commands(sentence, after: last))
  }

  @Test func `without a last command the book is not known`() {
    #expect(Library.commands("no, four") == ["RateBook stars=4"])
    #expect(Library.commands("same for hamnet").allSatisfy { !$0.hasPrefix("RateBook") })
  }

  @Test func `what is to become of something is asked for what was named directly before`() throws {
    let last = try #require(Library.understander.understand("open dune").commands.first?.reading)
    let topics = [
      VocabularyName(app: "Library", vocabulary: "Book"): Referent(id: "Dune", title: "Dune")
    ]
    func book(_ sentence: String, after last: Reading?) -> ParameterReading.Value? {
      Library.understander.understand(sentence, about: topics, after: last).commands.first?
        .reading.parameters.first { $0.name == "book" }?.value
    }
    #expect(book("give five stars", after: last) == .known(id: "Dune", title: "Dune"))
    // "A book" is another one, and what was spoken of long ago is not meant.
    #expect(book("give a book five stars", after: last) == nil)
    #expect(book("give five stars", after: nil) == nil)
  }
}
