import PhraseMatcher
import SpokenLanguage
import Testing

@Suite struct MistakesTests {
  private static let titles = [
    "The House of Mirth", "Three Times Lucky", "Takedown Twenty", "Five Go to Smuggler's Top",
    "The Bell Jar", "Something Rotten", "Dune", "Half Past Five", "The 4:15 Express", "Area 76",
    "The 21st Balloon", "Born on the Fourth of July", "$5 Meals",
  ]

  private static func understand(_ text: String) throws -> Understanding {
    let values = titles.map { PhraseCatalog.Value(id: $0, title: $0) }
    let shortcuts = ["open", "rate", "lend"].map { verb in
      PhraseCatalog.Shortcut(
        intent: verb,
        phrases: [PhraseCatalog.Phrase("\(verb) ${book} in ${applicationName}")],
        parameters: ["book": "Book"]
      )
    }
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: shortcuts,
      vocabularies: ["Book": values]
    )
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
    return matcher.understand(text)
  }

  @Test(arguments: [
    // Two mistakes in a short word of which the place leaves little choice.
    ("open the oue of mirth in library", "open", "The House of Mirth"),
    ("elnp dune in library", "lend", "Dune"),
    // Numbers in words, misspelt, misheard, run together and apart.
    ("rate threa times lucky in library", "rate", "Three Times Lucky"),
    ("rate fivego to smuggler's top in library", "rate", "Five Go to Smuggler's Top"),
    ("open takedown twe nty in library", "open", "Takedown Twenty"),
    ("open something rot ten in library", "open", "Something Rotten"),
    // A function word of which one letter is right.
    ("open the bell jar ib library", "open", "The Bell Jar"),
    ("rate tfe house pf mirth in library", "rate", "The House of Mirth"),
    ("lend dune fn librari", "lend", "Dune"),
    // More letters of the app's name than of any word that might stand anywhere.
    ("open the bell jar in lbqirary", "open", "The Bell Jar"),
    // Times, dates, prices and places in a row as they are said and as they are written.
    ("open 5:30 in library", "open", "Half Past Five"),
    ("lend the quarter past four express", "lend", "The 4:15 Express"),
    ("rate the twenty first balloon in library", "rate", "The 21st Balloon"),
    ("open born on july 4th in library", "open", "Born on the Fourth of July"),
    ("open five dollars meals in library", "open", "$5 Meals"),
    // Numbers of two words of which one is misspelt.
    ("open area seventy siks in library", "open", "Area 76"),
    ("open area sevnty six in library", "open", "Area 76"),
    // A correction that is none.
    ("pleese rate three times lucky in library", "rate", "Three Times Lucky"),
    // Courtesies of several words behind a value.
    ("open dune right now", "open", "Dune"), ("lend the bell jar for me", "lend", "The Bell Jar"),
  ])
  func `mistakes are forgiven where the rest says enough`(
    text: String,
    intent: String,
    title: String
  ) throws {
    let understanding = try Self.understand(text)
    #expect(understanding.outcome == .match)
    #expect(understanding.reading?.intent == intent)
    #expect(understanding.reading?.parameters.map(\.value) == [.known(id: title, title: title)])
  }

  @Test(arguments: ["open the fall of rome in library", "rate emma in library"])
  func `a title that nobody listed is no known one`(text: String) throws {
    #expect(try Self.understand(text).outcome == .unknownValue)
  }

  @Test func `an open value is never the better of two doubtful readings`() throws {
    let understanding = try Self.understand("dune open library in")
    #expect(understanding.outcome != .ambiguous)
  }
}
