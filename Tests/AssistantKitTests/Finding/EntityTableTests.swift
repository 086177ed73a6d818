import AppIntents
import Testing

@testable import AssistantKit

@Suite struct EntityTableTests {
  private func entity(_ values: String...) -> FoundEntity {
    FoundEntity(
      option: IntentOption(id: values[0], title: values[0], value: values[0]),
      properties: zip(["Title", "Author", "Year", "Series"], values).map { ($0, $0, $1) }
    )
  }

  @Test func `columns line up, numbers at the right, empty ones left out`() {
    let table = EntityTable(maxColumns: 60).lines(of: [
      entity("채식주의자", "Han Kang", "2007", ""), entity("Iliad", "Homer", "-750", ""),
    ])
    #expect(
      table == [
        "Title       Author    Year",
        "──────────  ────────  ────",
        "채식주의자  Han Kang  2007",
        "Iliad       Homer     -750",
      ]
    )
  }

  @Test func `what things are called stands first where no property says it`() {
    let quote = FoundEntity(
      option: IntentOption(id: "1", title: "Call me Ishmael", value: 1),
      properties: [("length", "Length", "15")]
    )
    #expect(
      EntityTable(maxColumns: 60, kind: "Quote").lines(of: [quote])
        == ["Quote            Length", "───────────────  ──────", "Call me Ishmael      15"]
    )
    #expect(EntityTable(maxColumns: 60).lines(of: [quote])[0] == "Length")
    let titled = EntityTable(maxColumns: 60, kind: "Book").lines(of: [entity("Dune", "x", "1", "")])
    #expect(titled[0] == "Title  Author  Year")
  }

  @Test func `one thing's properties stand below each other, in line`() {
    #expect(
      EntityTable(maxColumns: 12).rows(of: entity("토지", "Park Kyongni", "", "x"))
        == ["Title   토지", "Author  Par…", "Series  x"]
    )
  }

  @Test func `a narrow table leaves columns out before it cuts`() {
    let long = entity(
      String(repeating: "a", count: 40),
      String(repeating: "b", count: 40),
      "1999",
      "c"
    )
    let table = EntityTable(maxColumns: 30).lines(of: [long])
    #expect(table.allSatisfy { DisplayWidth.of($0) <= 30 })
    #expect(table[0].contains("Author"))
    #expect(EntityTable(maxColumns: 20).lines(of: [long]).allSatisfy { DisplayWidth.of($0) <= 20 })
    #expect(EntityTable(maxColumns: 20).lines(of: []).isEmpty)
  }

  @Test func `a value cannot command the terminal`() {
    let table = EntityTable(maxColumns: 60).lines(of: [entity("\u{1B}[31mred\n", "x", "1", "")])
    #expect(!table.joined().contains("\u{1B}") && table.count == 3)
  }
}
