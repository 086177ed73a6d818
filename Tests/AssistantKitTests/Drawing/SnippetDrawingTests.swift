import AppIntents
import AssistantKit
import Testing

@Suite struct SnippetDrawingTests {
  private func draw(
    _ content: SnippetContent,
    title: String? = nil,
    columns: Int = 80
  ) -> [String] {
    SnippetDrawing(maxColumns: columns).lines(for: content, title: title).map(\.text)
  }

  private func text(_ text: String, bold: Bool = false) -> SnippetContent {
    .text(text, style: SnippetContent.TextStyle(isBold: bold))
  }

  @Test func `a text stands in a box of its width`() {
    #expect(draw(text("Dune × 3")) == ["┌──────────┐", "│ Dune × 3 │", "└──────────┘"])
  }

  @Test func `a title stands in the upper side and widens the box`() {
    #expect(
      draw(text("Dune"), title: "Your order") == [
        "┌ Your order ──┐", "│ Dune         │", "└──────────────┘",
      ]
    )
  }

  @Test func `wide letters and emoji leave the sides straight`() {
    #expect(
      draw(
        .vertical([text("雪国"), text("👩‍👩‍👧 Little Women"), text("Tiếng Việt")], alignment: .leading)
      ) == [
        "┌─────────────────┐",
        "│ 雪国            │",
        "│ 👩‍👩‍👧 Little Women │",
        "│ Tiếng Việt      │",
        "└─────────────────┘",
      ]
    )
  }

  @Test func `a spacer pushes its neighbours to the sides`() {
    let content = SnippetContent.vertical(
      [
        .horizontal([text("Dune"), .spacer, text("3")]), .divider, text("One Hundred Years"),
      ],
      alignment: .leading
    )
    #expect(
      draw(content) == [
        "┌───────────────────┐",
        "│ Dune            3 │",
        "│ ───────────────── │",
        "│ One Hundred Years │",
        "└───────────────────┘",
      ]
    )
  }

  @Test func `lists, symbols and buttons have their signs`() {
    let content = SnippetContent.vertical(
      [
        .horizontal([.image(systemName: "books.vertical.fill", description: nil), text("Shelf")]),
        .list([text("Emma"), text("Persuasion")]),
        .button(label: "Order", intent: "BuyBook"),
        .image(systemName: "no.such.symbol", description: "A cover"),
        .image(systemName: nil, description: nil),
      ],
      alignment: .leading
    )
    #expect(
      draw(content) == [
        "┌──────────────┐",
        "│ 📚 Shelf     │",
        "│ • Emma       │",
        "│ • Persuasion │",
        "│ [Order]      │",
        "│ A cover      │",
        "└──────────────┘",
      ]
    )
  }

  @Test func `children line up as the view says`() {
    #expect(
      draw(.vertical([text("Dune"), text("Herbert")], alignment: .trailing))[1...2]
        == ["│    Dune │", "│ Herbert │"]
    )
    #expect(
      draw(.vertical([text("Dune"), text("Herbert")], alignment: .center))[1] == "│  Dune   │"
    )
  }

  @Test func `a row that is too wide wraps inside its columns`() {
    let content = SnippetContent.horizontal([
      text("No"), text("Cien años de soledad en Macondo"),
    ])
    #expect(
      draw(content, columns: 20) == [
        "┌──────────────────┐",
        "│ No Cien años de  │",
        "│    soledad en    │",
        "│    Macondo       │",
        "└──────────────────┘",
      ]
    )
  }

  @Test func `a row of too many columns stands below each other`() {
    let content = SnippetContent.horizontal((0..<6).map { text("column \($0)") })
    #expect(draw(content, columns: 20).count == 8)
  }

  @Test func `a snippet of nothing draws nothing`() {
    #expect(draw(.empty, title: "Order").isEmpty)
    #expect(draw(.vertical([.empty, .horizontal([])], alignment: .leading)).isEmpty)
  }

  @Test func `control characters in a title never leave the box`() {
    #expect(
      draw(text("a\u{1b}[2Jb\nc"), title: "\u{1b}]0;x") == [
        "┌ ␛]0;x ──┐", "│ a␛[2Jb  │", "│ c       │", "└─────────┘",
      ]
    )
  }

  @Test func `a text of ten thousand characters is cut`() {
    let lines = draw(text(String(repeating: "long ", count: 2_000)), columns: 40)
    #expect(lines.count == 14)
    #expect(lines[12].contains("…"))
  }

  @Test(arguments: [8, 9, 10, 13, 20, 40, 79])
  func `every line of a box is equally wide and fits`(columns: Int) {
    let content = SnippetContent.vertical(
      [
        .horizontal([
          text("罪と罰"), .spacer, .divider, text("👩‍👩‍👧"), .spacer, text("Crime and Punishment"),
        ]),
        .list([.horizontal([text("1️⃣"), text("Преступление и наказание")]), text("죄와 벌")]),
        .button(label: "Put back on the shelf", intent: nil),
      ],
      alignment: .center
    )
    let widths = draw(content, title: "Tội ác và hình phạt", columns: columns)
      .map { DisplayWidth.of($0) }
    #expect(Set(widths).count == 1)
    #expect(widths.allSatisfy { $0 <= columns })
  }

  @Test func `looks follow the text`() {
    let lines = SnippetDrawing().lines(for: text("Dune", bold: true))
    #expect(lines[1].runs.contains { $0.text == "Dune" && $0.look == .bold })
  }
}
