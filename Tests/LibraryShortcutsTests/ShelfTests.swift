import AppIntents
import Testing

@testable import LibraryShortcuts

@Suite struct ShelfTests {
  @Test func `every shelf has a title of its own`() {
    let titles = Shelf.allCases.compactMap { Shelf.caseDisplayRepresentations[$0]?.title.key }
    #expect(Set(titles).count == 3)
  }
}
