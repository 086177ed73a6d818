import Testing

@testable import SpokenLanguage

/// Names by what is told of things in a relative clause.
@Suite struct RelativeNamesTests {
  @Test(arguments: [
    ("en", "Books I Want to Read", "what i want to read"),
    ("en", "Books That I Want to Read", "the ones i want to read"),
    ("de", "Bücher, die ich lesen will", "was ich lesen will"),
    ("fr", "Livres que j\u{2019}ai lus", "ce que j'ai lus"),
    ("es", "Libros que quiero leer", "los que quiero leer"),
  ])
  func `a pronoun stands in place of the noun`(locale: String, name: String, other: String) {
    #expect(Languages.language(for: locale).otherTellings(of: name).contains(other))
  }

  @Test(arguments: [
    ("en", "Books I Want to Read", "the ones i mean to read"),
    ("en", "Books I Want to Read", "books i still have to read"),
    ("de", "Bücher, die ich lesen will", "denen die ich lesen möchte"),
    ("fr", "Livres que je veux lire", "ceux que je compte lire"),
    ("es", "Libros que quiero leer", "libros que pienso leer"),
  ])
  func `one wish is as good as another`(locale: String, name: String, other: String) {
    #expect(Languages.language(for: locale).otherTellings(of: name).contains(other))
  }

  @Test(arguments: ["Want to Read", "Read", "", "Books"])
  func `a name without such a clause has no others`(name: String) {
    let names = RelativeNames(behindNoun: "that i,i", pronouns: "what i,the ones i")
    #expect(names.others(than: name).isEmpty)
  }
}
