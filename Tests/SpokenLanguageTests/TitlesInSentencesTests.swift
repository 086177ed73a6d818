import SpokenLanguage
import Testing

/// How the name of a kind of thing stands inside a sentence.
@Suite struct TitlesInSentencesTests {
  @Test(arguments: [
    ("en", "The Book", "book"), ("en", "Reading List", "reading list"), ("en", "URL", "URL"),
    ("en", "An iCloud Folder", "iCloud folder"), ("en", "A", "a"), ("de", "Der Stand", "der Stand"),
    ("de", "Buch", "Buch"), ("de", "Großes Buch", "Großes Buch"), ("ko", "책", "책"), ("en", "", ""),
  ])
  func `a title is written as the language writes it there`(
    locale: String,
    title: String,
    written: String
  ) {
    #expect(Languages.language(for: locale).title(insideSentence: title) == written)
  }
}
