import LibraryShortcuts
import Testing

@Suite struct ShelfTests {
  @Test func `there are three shelves`() {
    #expect(Shelf.allCases.count == 3)
  }
}
