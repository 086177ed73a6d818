import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

struct AsideTests {
  @Test(arguments: [
    ("rate dune four stars, i cried so much", ["RateBook book=Dune stars=4"]),
    ("put emma on the read shelf because i finished it", ["MoveBook book=Emma shelf=read"]),
    ("buy three copies of the hobbit for my class", ["BuyBook book=The Hobbit copies=3"]),
    ("rate dune 4 stars, i didnt like the end", ["RateBook book=Dune stars=4"]),
    ("emma gets three stars from my old aunt", ["RateBook book=Emma stars=3"]),
    ("open emma quick the train is here", ["OpenBook book=Emma"]),
    ("open emma, if it's no trouble", ["OpenBook book=Emma"]),
    ("open emma if you don't mind", ["OpenBook book=Emma"]),
    ("open emma already", ["OpenBook book=Emma"]),
    ("rate dune four stars, don't ask me why", ["RateBook book=Dune stars=4"]),
    ("rate dune four stars and i mean it", ["RateBook book=Dune stars=4"]),
    ("let me see, open emma", ["OpenBook book=Emma"]),
  ])
  func `what is said beside a command changes nothing of it`(
    sentence: String,
    commands: [String]
  ) {
    #expect(Library.commands(sentence) == commands)
  }

  @Test func `what is counted of one thing parts it from the next one where signs are left out`() {
    #expect(
      Library.commands("rate dune four stars emma three stars")
        == ["RateBook book=Dune stars=4", "RateBook book=Emma stars=3"]
    )
  }

  @Test(arguments: [
    "don't rate dune four stars, i cried so much", "don't open a book in library",
    "if i cry i rate dune four stars",
    "i rated dune four stars", "could you rate dune four stars if i cry",
    "i've opened emma already",
    "i have not opened emma, not even rated it",
  ])
  func `a command that is denied or told stays so`(sentence: String) {
    #expect(Library.understander.understand(sentence).commands.allSatisfy { !$0.act.asks })
  }

  @Test(arguments: [("open the trial by austen", true), ("open the trial, not the austen", false)])
  func `what stands behind a denial describes nothing before it`(
    sentence: String,
    isDescribed: Bool
  ) {
    let book = VocabularyName(app: "Library", vocabulary: "Book")
    var values = Library.understander.values
    values[book] = NamedValues(
      index: NameIndex(
        [PhraseCatalog.Value(id: "trial", title: "The Trial")],
        language: Library.language
      ),
      details: ["trial": ["austen"]],
      kindWords: [["book"]],
      isOpen: true,
      language: Library.language
    )
    let chart = SentenceChart(
      sentence,
      values: values,
      phraseWords: Library.understander.lexicon.words,
      language: Library.language
    )
    let denied = chart.tokens.firstIndex { $0.text == "austen" } ?? 0
    let isTaken = chart.mentions[book]?.all.contains { $0.tokens.contains(denied) } == true
    #expect(isTaken == isDescribed)
  }

  @Test(arguments: ["do please open emma", "please do open emma, if it's no bother"])
  func `an emphasis or a hedge asks no question and denies nothing`(sentence: String) {
    let commands = Library.understander.understand(sentence).commands
    #expect(commands.map(Library.short) == ["OpenBook book=Emma"])
    #expect(commands.allSatisfy { $0.act.asks })
  }

  @Test func `what names or counts something is not said beside a command`() {
    #expect(
      Library.commands("rate dune four stars, i want emma to have five stars")
        != ["RateBook book=Dune stars=4"]
    )
  }

  @Test(arguments: [
    ("rate dune a four", ["RateBook book=Dune stars=4"]),
    ("rate dune 4/5", ["RateBook book=Dune stars=4"]),
    ("give dune five big stars", ["RateBook book=Dune stars=5"]),
    ("change my rating of dune from four to three", ["RateBook book=Dune stars=3"]),
    ("buy four copies of dune, no, make it two", ["BuyBook book=Dune copies=2"]),
    ("buy 4 copies of dune, hmm thats too many, make it 2", ["BuyBook book=Dune copies=2"]),
  ])
  func `numbers are read as people give them`(sentence: String, commands: [String]) {
    #expect(Library.commands(sentence) == commands)
  }
}
