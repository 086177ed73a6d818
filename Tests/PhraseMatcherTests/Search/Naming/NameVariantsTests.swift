import PhraseMatcher
import SpokenLanguage
import Testing

/// What a name may be called besides, which has to be said as a whole.
@Suite struct NameVariantsTests {
  private static let language = Languages.language(for: "en")
  private static let shelves = NameIndex(
    [
      PhraseCatalog.Value(id: "read", title: "Finished"),
      PhraseCatalog.Value(id: "reading", title: "Reading"),
    ],
    variants: [["turned the last page"], ["started today"]],
    language: language
  )

  private static func named(in sentence: String) -> [String] {
    shelves.mentions(in: language.tokens(in: sentence)).map(\.id)
  }

  @Test(arguments: [
    ("i turned the last page of dune", ["read"]), ("i started today with dune", ["reading"]),
    ("finished dune", ["read"]),
  ])
  func `a whole variant names its value`(sentence: String, ids: [String]) {
    #expect(Self.named(in: sentence) == ids)
  }

  @Test(arguments: [
    "what does gold cost today", "the last word", "he turned around", "sturted todey",
  ])
  func `neither a part of a variant nor what is only like it does`(sentence: String) {
    #expect(Self.named(in: sentence) == [])
  }

  @Test func `a part of the name itself still may`() {
    let books = NameIndex(
      [PhraseCatalog.Value(id: "dune", title: "Dune Messiah")],
      variants: [["the second of the series"]],
      language: Self.language
    )
    #expect(books.mentions(in: Self.language.tokens(in: "open messiah")).map(\.id) == ["dune"])
  }
}
