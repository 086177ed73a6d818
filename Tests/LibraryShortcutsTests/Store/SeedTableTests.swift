import Testing

@testable import LibraryShortcuts

struct SeedTableTests {
  private let table = SeedTable("id\tnames\tyear\na\tx|y||z\t1900\nb\n\nc\t\t1\t2\n".utf8)

  @Test func `the last fields of a line may be missing, and a line with more is none`() {
    #expect(table.columns == ["id", "names", "year"])
    #expect(table.rows == [["a", "x|y||z", "1900"], ["b", "", ""]])
  }

  @Test func `a field holds texts between bars, none of which is empty`() {
    #expect(table.rows.map { SeedTable.texts(in: $0[1]) } == [["x", "y", "z"], []])
    #expect(SeedTable("".utf8).rows.isEmpty)
  }
}
