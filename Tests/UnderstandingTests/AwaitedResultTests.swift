import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// What one command speaks of when it is done, and the next one in the same breath is about.
@Suite struct AwaitedResultTests {
  private static let understander: Understander = {
    var frames = Library.frames
    for place in frames.indices where frames[place].intent == "AddBook" {
      frames[place].result = "Book"
    }
    frames.append(
      .changing(
        of: "Library",
        "WriteNote",
        [.init(name: "text", title: "Text", kind: .text)],
        ["Note ${text} in ${applicationName}"]
      )
    )
    return Understander(
      frames: frames,
      catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Library", shortcuts: [])]),
      values: Library.understander.values,
      language: Library.language
    )
  }()

  /// Each command with the parameters that what is done before it fills.
  private static func commands(_ sentence: String, about topic: String? = nil) -> [String] {
    let book = VocabularyName(app: "Library", vocabulary: "Book")
    let topics = topic.map { [book: Referent(id: $0, title: $0)] } ?? [:]
    return understander.understand(sentence, about: topics).commands.map { command in
      ([Library.short(command)]
        + command.results.map { "\($0.parameter) of \($0.vocabulary.vocabulary)" })
        .joined(separator: ", ")
    }
  }

  @Test(arguments: [
    ("add the leopard and open it", ["AddBook title=the leopard", "OpenBook, book of Book"]),
    (
      "add the leopard and rate it with four stars",
      ["AddBook title=the leopard", "RateBook stars=4, book of Book"]
    ),
    // What only the app knows by its name is known when the first is done.
    (
      "remove the leopard and rate it with four stars",
      ["RemoveBook book=?the leopard", "RateBook stars=4, book of Book"]
    ),
    // What is named is meant, and nothing is awaited.
    (
      "open dune and rate it with four stars", ["OpenBook book=Dune", "RateBook book=Dune stars=4"]
    ),
    ("add the leopard and open dune", ["AddBook title=the leopard", "OpenBook book=Dune"]),
  ])
  func `what a command gives is what the next one speaks of`(
    sentence: String,
    commands: [String]
  ) {
    #expect(Self.commands(sentence) == commands)
  }

  @Test func `what is made in the same breath comes before what was spoken of`() {
    #expect(
      Self.commands("add the leopard and open it", about: "Dune")
        == ["AddBook title=the leopard", "OpenBook, book of Book"]
    )
  }

  @Test func `where nothing was made, nothing can be done with it`() {
    #expect(Self.commands("note buy milk and open it") == ["WriteNote text=buy milk and open it"])
  }

  @Test(arguments: [
    "open the leopard and move it to read", "open it and move it to read",
    "open my homework submissions",
  ])
  func `a verb is no name of what is meant, though a thing is called so`(sentence: String) {
    var values = Library.understander.values
    let titles = Library.titles + ["Open"]
    let book = VocabularyName(app: "Library", vocabulary: "Book")
    values[book] = NamedValues(
      index: NameIndex(
        titles.map { PhraseCatalog.Value(id: $0, title: $0) },
        language: Library.language
      ),
      kindWords: [["book"]],
      isOpen: true,
      language: Library.language
    )
    let understander = Understander(
      frames: Library.frames,
      catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Library", shortcuts: [])]),
      values: values,
      language: Library.language
    )
    let moved = understander.understand(sentence).commands.map(Library.short)
    #expect(!moved.contains { $0.contains("book=Open") })
  }
}
