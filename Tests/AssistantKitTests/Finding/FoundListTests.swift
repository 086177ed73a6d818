import AppIntents
import Testing

@testable import AssistantKit

@Suite struct FoundListTests {
  private func list(_ form: FoundList.Form, shown: Int = .max) -> FoundList {
    let rows = [
      ("Dune", "Frank Herbert", "1965"), ("소년이 온다", "한강", "2014"),
      ("The Hitchhiker's Guide to the Galaxy", "Douglas Adams", "1979"),
    ]
    return FoundList(
      rows.enumerated().map { place, row in
        FoundList.Entry(
          app: "Library",
          type: "Book",
          kind: "Book",
          entity: FoundEntity(
            option: IntentOption(id: "\(place)", title: row.0, subtitle: row.1, value: place),
            properties: [
              ("title", "Title", row.0), ("author", "Author", row.1), ("year", "Year", row.2),
            ]
          ),
          detail: row.1
        )
      },
      as: form,
      shownCount: shown,
      rest: shown < 3 ? "… and more" : nil
    )
  }

  @Test(arguments: [FoundList.Form.table, .properties], [16, 37, 57, 77, 197])
  func `a drawing fits the terminal it is on`(form: FoundList.Form, columns: Int) {
    for line in list(form).lines(columns: columns) { #expect(line.width <= columns) }
  }

  @Test func `where there is room everything is to be seen`() {
    let lines = list(.table).lines(columns: 197).map(\.text)
    #expect(lines[0].hasPrefix("Title") && lines[0].hasSuffix("Year"))
    #expect(lines[4] == "The Hitchhiker's Guide to the Galaxy  Douglas Adams  1979")
  }

  @Test func `programs are told all of it`() {
    let list = FoundList(
      (0..<4).map { place in
        FoundList.Entry(
          app: "Library",
          type: "Book",
          kind: "Book",
          entity: FoundEntity(
            option: IntentOption(id: "\(place)", title: "A", subtitle: nil, value: place),
            properties: (0..<9).map { ("p\($0)", "P", String(repeating: "x", count: 40)) }
          ),
          detail: nil
        )
      },
      as: .table
    )
    #expect(!list.text.contains("…"))
    #expect(list.text.count(where: { $0 == "x" }) == 4 * 9 * 40)
  }

  @Test func `of a long list the beginning is drawn, and all of it is there`() {
    let list = list(.names, shown: 2)
    #expect(
      list.lines(columns: 80).map(\.text)
        == ["Dune (Frank Herbert)", "소년이 온다 (한강)", "… and more"]
    )
    #expect(list.entries.count == 3)
  }
}
