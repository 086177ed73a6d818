import PhraseMatcher

/// The book library that the examples are about.
enum LibraryCatalog {
  static let english = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "Library",
      synonyms: ["Book Shelf"],
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["Open ${book} in ${applicationName}", "Show ${book}"],
          parameters: ["book": "Book"]
        ),
        PhraseCatalog.Shortcut(
          intent: "RateBook",
          phrases: ["Rate ${book} with ${stars} stars"],
          parameters: ["book": "Book", "stars": "@number"]
        ),
        PhraseCatalog.Shortcut(
          intent: "FindBooks",
          phrases: ["Find books in ${applicationName}"]
        ),
        PhraseCatalog.Shortcut(
          intent: "Remind",
          phrases: ["Remind me ${day} to ${task}", "Read for ${time}", "Wake me at ${clock}"],
          parameters: ["day": "@date", "task": "@text", "time": "@duration", "clock": "@time"]
        ),
      ],
      negativePhrases: ["Open the book of life"],
      vocabularies: ["Book": books]
    )
  ])

  static let books = [
    PhraseCatalog.Value(id: "1", title: "The Hobbit", synonyms: ["There and Back Again"]),
    PhraseCatalog.Value(id: "2", title: "Dune"),
    PhraseCatalog.Value(id: "3", title: "Twenty Thousand Leagues Under the Sea"),
    PhraseCatalog.Value(id: "4", title: "Persuasion"),
    PhraseCatalog.Value(id: "5", title: "Persuasion", weight: 2),
    PhraseCatalog.Value(id: "6", title: "Les Misérables"),
    PhraseCatalog.Value(id: "7", title: "Bookshop"),
    PhraseCatalog.Value(id: "8", title: "Phantom of the Opera"),
    PhraseCatalog.Value(id: "9", title: "The Book of Life"),
  ]
}
