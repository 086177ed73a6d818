import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

/// What is heard in place of phrases and values, and what is wrong with a file of it.
@Suite struct HeardAsTests {
  private let files: TemporaryFiles
  private let language = Samples.settings().language

  init() throws {
    files = try TemporaryFiles()
  }

  private static let catalog = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["Open ${book} in ${applicationName}"],
          parameters: ["book": "Book"]
        )
      ],
      vocabularies: [
        "Book": [
          PhraseCatalog.Value(id: "1", title: "The Hobbit", synonyms: ["There and Back Again"]),
          PhraseCatalog.Value(id: "2", title: "Dune"),
        ]
      ]
    )
  ])

  private func read(_ text: String, doubt: (CatalogMistake) -> Void = { _ in }) throws -> HeardAs {
    let path = try files.write(text, to: "heard-as.tsv")
    return try HeardAs.read([path], for: Self.catalog, language: language, doubt: doubt)
  }

  private func understand(_ utterance: String, _ heardAs: HeardAs) throws -> Understanding {
    let catalog = heardAs.applied(to: Self.catalog, language: language)
    return try PhraseMatcher(catalog, language: language).understand(utterance)
  }

  // MARK: - What aliases do

  @Test(arguments: ["Book=The Hobbit", "Book=1", "Book = there and back again"])
  func `a value is heard in other words`(meaning: String) throws {
    let heardAs = try read("# mine\n\nthe quartz kite\t\(meaning)\n")
    let understanding = try understand("open the quartz kite in library", heardAs)
    #expect(understanding.outcome == .match)
    let parameter = try #require(understanding.reading?.parameters.first)
    #expect(parameter.value == .known(id: "1", title: "The Hobbit"))
    #expect(parameter.text == "the quartz kite")
    #expect(try understand("open the quartz kite in library", HeardAs()).outcome != .match)
  }

  @Test func `a phrase is heard in other words and keeps its name`() throws {
    let phrase = "Open ${book} in ${applicationName}"
    let heardAs = try read("zebra ${book} quickly\t\(phrase)\r\n")
    let understanding = try understand("zebra dune quickly", heardAs)
    #expect(understanding.outcome == .match)
    #expect(understanding.reading?.phrase == phrase)
    #expect(understanding.reading?.confidence == 1)
    #expect(try understand("zebra dune quickly", HeardAs()).outcome != .match)
  }

  @Test func `the words of an alias are looked up as they are compared`() throws {
    let heardAs = try read("The  Quartz kite!\tBook=Dune")
    #expect(heardAs.value(heardAs: "the quartz kite", in: "Book", language: language) == "Dune")
    #expect(heardAs.value(heardAs: "the quartz kite", in: "Shelf", language: language) == nil)
    #expect(heardAs.value(heardAs: "quartz", in: "Book", language: language) == nil)
  }

  // MARK: - Mistakes

  @Test func `all mistakes are told at once with their places`() throws {
    let phrase = "Open ${book} in ${applicationName}"
    let text = """
      the habit
      x\tBok=3
      the quartz kite\tBook=Dune
      the quartz kite\tBook=The Hobbit
      q ${shelf}\t\(phrase)
      a\tFoo
      …\tBook=Dune
      open ${book\t\(phrase)
      """
    let error = try #require(throws: CatalogFileErrors.self) { try read(text) }
    let told = error.mistakes.map { mistake in
      "\(mistake.location.map(String.init(describing:)) ?? ""): \(mistake.problem.sentence)"
    }
    let file = error.mistakes.first?.file ?? ""
    try #require(told.count == 7)
    #expect(
      told[..<6] == [
        "1:1: expected what is heard, a tab, and what it stands for; found 1 of the two",
        "2:3: no app has a vocabulary 'Bok'; there is Book",
        "4:1: 'the quartz kite' stands for 'Book=Dune' already (\(file):3:1); keep one of them",
        "5:1: '${shelf}' does not stand in the phrase '\(phrase)'; leave it out",
        "6:3: 'Foo' is neither a phrase nor Vocabulary=value; "
          + "'assistant phrases' lists the phrases",
        "7:1: '…' has no word in it that could be heard",
      ]
    )
    #expect(told[6].hasPrefix("8:1: "))
  }

  @Test func `the same alias twice is none too many`() throws {
    #expect(
      try read("a quartz kite\tBook=Dune\nA quartz kite\tBook=Dune\n").aliases.isEmpty == false
    )
  }

  @Test func `a file that is not there is named`() throws {
    let error = try #require(throws: CatalogFileErrors.self) {
      try HeardAs.read(["/nowhere/at/all"], for: Self.catalog, language: language)
    }
    #expect(error.description.hasPrefix("/nowhere/at/all: the file cannot be read"))
  }

  @Test func `what may not be meant is a doubt and no mistake`() throws {
    var doubts: [CatalogMistake.Problem] = []
    _ = try read("dune\tBook=The Hobbit\nher\tBook=Emma\nthe hobbit\tBook=1\n") {
      doubts.append($0.problem)
    }
    #expect(
      doubts == [
        .aliasIsName("dune", vocabulary: "Book"),
        .aliasOfUnknownValue("Emma", vocabulary: "Book"),
      ]
    )
  }

  @Test func `a name that is also an alias is asked about`() throws {
    let heardAs = try read("dune\tBook=The Hobbit")
    let understanding = try understand("open dune in library", heardAs)
    #expect(understanding.outcome == .ambiguous)
  }
}
