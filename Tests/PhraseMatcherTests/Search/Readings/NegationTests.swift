import PhraseMatcher
import SpokenLanguage
import Testing

/// Who says that something is not to be done is taken at their word.
@Suite struct NegationTests {
  @Test(arguments: [
    ("en", "don't open dune"), ("en", "do not open the hobbit"), ("en", "please dont open dune"),
    ("en", "don t open dune"), ("en", "never open dune"), ("en", "not dune"),
    ("en", "don't buy emma in library"), ("en", "under no circumstances open dune"),
    ("ko", "듄 열지 마"), ("ko", "듄 열지마세요"),
    ("vi", "đừng mở xứ cát"), ("vi", "chớ mở emma"),
  ]) func `a command that is not to be carried out is refused`(
    language: String,
    utterance: String
  ) throws {
    let understanding = try SpokenCatalog.matcher(language).understand(utterance)
    #expect(understanding.outcome == .refused(.negated))
    #expect(understanding.reading == nil)
  }

  @Test(arguments: [
    ("en", "open no country for old men", "match OpenBook(book=No Country for Old Men)"),
    ("en", "why don't you open dune", "match OpenBook(book=Dune)"),
    ("en", "don't forget to open dune", "match OpenBook(book=Dune)"),
    ("en", "open dune no not that emma", "match OpenBook(book=Emma)"),
    ("vi", "mở xứ cát được không", "match OpenBook(book=Xứ Cát)"),
    ("ko", "듄 열어 줘 아니 그거 말고 엠마", "match OpenBook(book=엠마)"),
  ]) func `other words that deny something stop nothing`(
    language: String,
    utterance: String,
    expected: String
  ) throws {
    #expect(try SpokenCatalog.summary(utterance, language) == expected)
  }

  @Test func `a phrase and a value may hold a negation`() throws {
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["Open ${book} in ${applicationName}"],
          parameters: ["book": "Book"]
        ),
        PhraseCatalog.Shortcut(
          intent: "Silence",
          phrases: ["Do not disturb me in ${applicationName}"]
        ),
      ],
      vocabularies: ["Book": [PhraseCatalog.Value(id: "1", title: "Never Let Me Go")]]
    )
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
    #expect(matcher.understand("opn never let me go").outcome == .match)
    #expect(matcher.understand("please do not distrub me in library").outcome == .match)
    #expect(matcher.understand("do not opn never let me go").outcome == .refused(.negated))
    // Whether there is such a book is for the app to say.
    #expect(matcher.understand("open don't touch this").outcome == .unknownValue)
  }
}
