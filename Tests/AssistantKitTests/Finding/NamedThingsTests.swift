import Testing
import Understanding

@testable import AssistantKit

struct NamedThingsTests {
  private static let books = VocabularyName(app: "Library", vocabulary: "Book")
  private static let shelves = VocabularyName(app: "Library", vocabulary: "Shelf")

  private static func named(
    _ id: String,
    _ words: Range<Int>,
    _ name: VocabularyName = books
  )
    -> NamedThings
  {
    NamedThings(name: name, ids: [id], words: words, text: id)
  }

  @Test func `things are in the order in which they were said, the longest names alone`() {
    let said = [
      Self.named("emma", 5..<6), Self.named("children of dune", 1..<4), Self.named("dune", 3..<4),
    ]
    #expect(NamedThings.apart(said).map(\.ids) == [["children of dune"], ["emma"]])
  }

  @Test func `of names that two vocabularies have those of the one with more of them are meant`() {
    let said = [
      Self.named("read", 0..<1, Self.shelves), Self.named("read", 0..<1), Self.named("emma", 2..<3),
    ]
    #expect(NamedThings.apart(said).map(\.name) == [Self.books, Self.books])
  }

  @Test func `where another kind of thing is named beside them they are not together`() {
    let said = [
      Self.named("dune", 0..<1), Self.named("emma", 2..<3), Self.named("read", 5..<6, Self.shelves),
    ]
    #expect(NamedThings.apart(said).isEmpty)
    #expect(NamedThings.apart([]).isEmpty)
    #expect(NamedThings.apart([Self.named("it", 0..<0)]).isEmpty)
  }
}
