import Testing

@testable import PhraseCoverage

/// Tables of a report, whose numbers stand below each other.
@Suite struct CoverageTableTests {
  private static let table = CoverageTable(
    head: .init(name: "Intent", cells: ["Sentences", "Recall"]),
    rows: [
      .init(name: "Go", cells: ["7", "50.0 %"]), .init(name: "열기", cells: ["12", "–"]),
      .init(name: "OpenSomethingLong", cells: ["1", "100.0 %"]),
    ]
  )

  /// The lines on a page where characters of East Asia take two columns.
  private func lines(_ columns: Int) -> [String] {
    let page = CoverageTable.Page(columns: columns) { name in
      name.unicodeScalars.reduce(0) { $0 + ($1.value > 0x1100 ? 2 : 1) }
    }
    return Self.table.lines(on: page)
  }

  @Test func `where there is room a row is a line`() {
    #expect(
      lines(80) == [
        "Intent             Sentences     Recall", "Go                         7     50.0 %",
        "열기                      12          –", "OpenSomethingLong          1    100.0 %",
      ]
    )
  }

  @Test func `a name that is too wide has a line of its own`() {
    #expect(
      lines(32) == [
        "Intent      Sentences     Recall", "Go                  7     50.0 %",
        "열기               12          –", "OpenSomethingLong",
        "                    1    100.0 %",
      ]
    )
  }

  @Test(arguments: [32, 40, 60, 80, 200]) func `no line is wider than the page`(columns: Int) {
    #expect(lines(columns).allSatisfy { $0.count <= columns })
  }

  @Test func `a table without rows is nothing`() {
    let table = CoverageTable(head: .init(name: "Intent", cells: ["Recall"]), rows: [])
    #expect(table.lines(on: CoverageTable.Page(columns: 80) { $0.count }) == [])
  }
}
