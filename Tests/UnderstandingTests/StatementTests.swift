import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// Who says how something is, and then what is to be done, asks for the second only.
@Suite struct StatementTests {
  private static let desk = FrontDesk.trade()

  @Test(arguments: [
    ("Okafor is leaving, check him out", "CheckOut guest=Chidi Okafor"),
    ("okafor is leaving. check him out please", "CheckOut guest=Chidi Okafor"),
    ("Mr Fischer's here, check him in", "CheckIn guest=Jonas Fischer"),
    ("Room 201 is fixed, unblock it", "Release room=Room 201"),
    ("Mei Chen can't stay, check her out", "CheckOut guest=Mei Chen"),
    ("Mei Chen is not well, check her out", "CheckOut guest=Mei Chen"),
  ])
  func `what is asked for is asked for what was spoken of`(sentence: String, command: String) {
    #expect(Self.desk.commands(sentence) == [command])
  }

  @Test(arguments: [
    ("check out Miss Walsh", "CheckOut guest=Siobhan Walsh"),
    ("check Mr Okafor in", "CheckIn guest=Chidi Okafor"),
    ("check in Dr Chen", "CheckIn guest=Mei Chen"),
  ])
  func `what somebody is called by belongs to the name`(sentence: String, command: String) {
    #expect(Self.desk.commands(sentence) == [command])
  }

  @Test(arguments: [
    ("rate it four, Emma can wait", "RateBook book=Dune stars=4"),
    ("rate it two. Emma is my favourite", "RateBook book=Dune stars=2"),
    ("move it to read, Emma is next", "MoveBook book=Dune shelf=read"),
    ("move it to read because Emma is next", "MoveBook book=Dune shelf=read"),
  ])
  func `what was spoken of before is meant, whatever is named behind`(
    sentence: String,
    command: String
  ) {
    let meaning = Library.understander.understand(
      sentence,
      about: [
        VocabularyName(app: "Library", vocabulary: "Book"): Referent(id: "Dune", title: "Dune")
      ]
    )
    #expect(meaning.commands.map(Library.short) == [command])
  }

  @Test(arguments: [
    ("Dune is finished, shift it over to read", "MoveBook book=Dune shelf=read"),
    ("move Dune back to read", "MoveBook book=Dune shelf=read"),
    ("move Dune to the to read shelf", "MoveBook book=Dune shelf=want"),
  ])
  func `behind an adverb of direction where to is still to come`(sentence: String, command: String)
  {
    #expect(Library.commands(sentence) == [command])
  }

  @Test func `what somebody is or was tells of what is named before it`() {
    let told = Library.understander.understand("the shelves in Dune were so dusty")
    #expect(!told.commands.contains { $0.act.asks })
  }

  @Test(arguments: [
    ("I've read Dune and Emma", ["Dune", "Emma"]),
    ("I've read Dune, Emma and Hamlet", ["Dune", "Emma", "Hamlet"]),
  ])
  func `what is told of several things is told of each`(sentence: String, books: [String]) {
    #expect(
      Library.understander.understand(sentence).commands.map(Library.short)
        == books.map { "MoveBook book=\($0) shelf=read" }
    )
  }

  @Test(arguments: ["not my thing, remove it", "I don't like it, remove it"])
  func `what is denied before what is asked for does not deny that`(sentence: String) {
    let meaning = Library.understander.understand(
      sentence,
      about: [
        VocabularyName(app: "Library", vocabulary: "Book"): Referent(id: "Dune", title: "Dune")
      ]
    )
    #expect(meaning.commands.map(Library.short) == ["RemoveBook book=Dune"])
    #expect(meaning.commands.allSatisfy { $0.act.asks })
  }

  @Test(arguments: ["never remove it", "don't remove it", "do not remove it, thanks"])
  func `what is denied is not done`(sentence: String) {
    let meaning = Library.understander.understand(
      sentence,
      about: [
        VocabularyName(app: "Library", vocabulary: "Book"): Referent(id: "Dune", title: "Dune")
      ]
    )
    #expect(meaning.commands.allSatisfy { !$0.act.asks || $0.reading.intent != "RemoveBook" })
  }

  @Test func `words with hyphens between them belong together`() {
    let shelves = NamedValues.all(titled: ["To Read", "Read"], in: Languages.language(for: "en"))
    let chart = SentenceChart(
      "put dune with the to-reads",
      values: [VocabularyName(app: "Library", vocabulary: "Shelf"): shelves],
      phraseWords: [],
      language: Languages.language(for: "en")
    )
    #expect(Set(chart.mentions.values.flatMap { $0.all.map(\.id) }) == ["To Read"])
  }

  @Test func `what all words speak for is about the same thing`() throws {
    let share = IntentShare(
      app: "Trade",
      intent: "CheckOut",
      share: 0.9,
      known: 1,
      examples: 2,
      intents: 5
    )
    #expect(
      FrontDesk.trade(weighing: [share]).commands("Okafor is leaving, check him out")
        == ["CheckOut guest=Chidi Okafor"]
    )
  }

  @Test func `however much is told beside it, what is asked for is as likely`() throws {
    func chance(_ sentence: String) throws -> (chance: Double, counts: [String]) {
      let ranking = try #require(Self.desk.understander.understand(sentence).ranking)
      return (
        ranking.chance(of: "Clean", in: "Trade"), ranking.sentenceCounts.map(\.feature)
      )
    }
    let alone = try chance("clean the garden suite")
    let little = try chance("Fischer is complaining again, clean the garden suite")
    let much = try chance(
      "Fischer is complaining again about his pillows and the colour of the lobby, clean the garden suite"
    )
    #expect(!alone.counts.contains("tellsBeside"))
    #expect(little.counts.contains("tellsBeside") && much.counts.contains("tellsBeside"))
    #expect(little.chance > 0.5 && abs(little.chance - much.chance) < 0.01)
  }
}
