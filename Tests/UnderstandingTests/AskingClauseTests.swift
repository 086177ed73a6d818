import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// Which clauses of a sentence may be all that it asks for.
struct AskingClauseTests {
  @Test(arguments: [
    ("open dune for me please, got ten minutes", ["open dune for me please"]),
    ("two stars for emma cuz the dog was sad", ["two stars for emma"]),
    ("got ten minutes. open dune", ["open dune"]),
    // Who denies or plans something else behind it takes nothing back.
    ("open dune, my sister never liked it", ["open dune"]),
    ("open dune, my sister said it was fine", ["open dune"]),
  ])
  func `the clause that asks stands without what is told`(sentence: String, clauses: [String]) {
    #expect(Self.clauses(sentence) == clauses)
  }

  @Test(arguments: [
    "open dune",
    // What holds for the rest, or takes it back.
    "if it rains, open dune", "i would never, ever, open dune", "open dune, she said",
    "open dune, no wait, open emma",
    // Names that go on across a sign or a word that joins.
    "delete my math homework", "open crime and punishment", "i open dune",
    "open the hobbit by nobody",
  ])
  func `nothing is cut from what is one`(sentence: String) {
    #expect(Self.clauses(sentence) == [])
  }

  @Test func `a part of a name in what is told beside it is not meant with it`() {
    let clauses = Library.understander.askingClauses(
      of: Library.understander.charted("give it four stars, the messiah was fine")
    )
    #expect(clauses.map(\.topics.count) == [0])
  }

  @Test func `what is named beside it may be meant with it`() throws {
    let sentence = "We finished The Hobbit, rate it four stars"
    let clause = try #require(
      Library.understander.askingClauses(of: Library.understander.charted(sentence)).first {
        Self.text($0, sentence).hasPrefix("rate")
      }
    )
    #expect(clause.topics.map(\.referent.title).contains("The Hobbit"))
    #expect(clause.beside.count == 1)
  }

  private static func clauses(_ sentence: String) -> [String] {
    Library.understander.askingClauses(of: Library.understander.charted(sentence)).map {
      text($0, sentence)
    }
  }

  private static func text(_ clause: AskingClause, _ sentence: String) -> String {
    String(decoding: Array(sentence.utf8)[clause.range], as: UTF8.self)
  }
}
