import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// What an app knows of one kind of things tells what is named of another.
struct OtherKindTests {
  private static let owned = VocabularyName(app: "Library", vocabulary: "Book")
  private static let offered = VocabularyName(app: "Library", vocabulary: "Offer")

  private static func values(_ titles: [String: String]) -> NamedValues {
    NamedValues(
      index: NameIndex(titles.map { .init(id: $0, title: $1) }, language: Library.language),
      kindWords: [["book"]],
      isOpen: true,
      language: Library.language
    )
  }

  private static let understander = Understander(
    frames: Library.frames.filter { $0.intent != "AddBook" } + [
      Library.frame(
        "AddBook",
        .changes,
        [.init(name: "offer", title: "Book", kind: .name(vocabulary: "Offer"))],
        ["Add ${offer} to ${applicationName}", "Add a book to ${applicationName}"]
      )
    ],
    catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Library", shortcuts: [])]),
    values: [
      owned: values(["1": "Where the Wild Things Are", "2": "The Hobbit", "3": "Dune"]),
      offered: values([
        "a": "Wild", "b": "Hobbits and Elves", "c": "Dune", "d": "The Sign of Four",
        "e": "Who Was Anna",
      ]),
    ],
    language: Library.language
  )

  @Test(arguments: [
    // A part of one name is no name where the words are another's whole name.
    ("rate wild four stars", ["RateBook book=?wild stars=4"]), ("add wild", ["AddBook offer=a"]),
    ("rate hobbit four stars", ["RateBook book=2 stars=4"]),
    ("rate wild things four stars", ["RateBook book=1 stars=4"]),
  ])
  func `an exact name of another kind is no part of a name`(sentence: String, commands: [String]) {
    #expect(Library.commands(sentence, by: Self.understander) == commands)
  }

  @Test(arguments: [
    ("rate the sign of four two stars", ["RateBook book=?the sign of four stars=2"]),
    ("rate the sign of four", ["RateBook book=?the sign of four"]),
    ("open who was anna", ["OpenBook book=?who was anna"]),
    // What is listed among its own is that.
    ("rate dune four stars", ["RateBook book=3 stars=4"]),
  ])
  func `a whole name of another of its kind has no number or question in it`(
    sentence: String,
    commands: [String]
  ) {
    #expect(Library.commands(sentence, by: Self.understander) == commands)
  }

  @Test func `what was spoken of is what is called the same of another kind`() {
    let meaning = Self.understander.understand(
      "add it",
      about: [Self.owned: Referent(id: "3", title: "Dune")]
    )
    #expect(meaning.commands.map(Library.short) == ["AddBook offer=c"])
  }

  @Test func `what nothing of another kind is called is none of it`() {
    let meaning = Self.understander.understand(
      "add it",
      about: [Self.owned: Referent(id: "2", title: "The Hobbit")]
    )
    #expect(meaning.commands.map(Library.short) != ["AddBook offer=b"])
  }
}
