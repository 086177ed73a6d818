import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// What the small words of a phrase tell of a sentence.
@Suite struct SmallWordTests {
  private static let language = Languages.language(for: "en")

  private static let understander: Understander = {
    var books = NamedValues.all(titled: ["The Hobbit", "Dune"], in: language)
    books.isOpen = true
    return Understander(
      frames: [
        .changing(
          of: "Library",
          "OpenBook",
          [Library.book],
          ["Open ${book}", "Open ${book} in ${applicationName}"]
        ),
        .changing(
          of: "Library",
          "MarkPage",
          [.init(name: "page", title: "Page", kind: .number), Library.book],
          ["Mark page ${page} in ${book}"]
        ),
      ],
      catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Library", shortcuts: [])]),
      values: [VocabularyName(app: "Library", vocabulary: "Book"): books],
      language: language
    )
  }()

  @Test(arguments: [
    "so the hobbit in library",
    // It stands before the book, as in the phrase, whose number nobody said.
    "but in the hobbit",
  ])
  func `a small word alone asks for nothing`(sentence: String) throws {
    let command = try #require(Self.understander.understand(sentence).commands.first)
    #expect(
      !(command.reading.intent == "MarkPage" && command.reading.confidence >= 0.5),
      "\(command.reading)"
    )
  }

  @Test func `one before the app's name holds that to the sentence`() throws {
    let sentence = "mark page nine of dune in library"
    let command = try #require(Self.understander.understand(sentence).commands.first)
    #expect(command.reading.intent == "MarkPage")
    #expect(command.evidence.first { $0.words == "in" }?.kind == .functionWord)
  }

  @Test(arguments: ["page nine in dune", "nine in dune"])
  func `beside all that the phrase needs it tells`(sentence: String) throws {
    let command = try #require(Self.understander.understand(sentence).commands.first)
    #expect(command.reading.intent == "MarkPage")
    #expect(command.reading.confidence >= 0.5)
  }
}
