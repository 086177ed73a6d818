import AppIntents
import AssistantKit
import Testing

@testable import AssistantREPL

@Suite struct StyledTextTests {
  @Test func `what an app styles is painted in colour and weight, and plain on a pipe`() {
    var style = SnippetContent.TextStyle(isBold: true, color: .green)
    style.isUnderlined = true
    let content = SnippetContent.vertical(
      [.text("on", style: style), .text("off", style: .init(isSecondary: true))],
      alignment: .leading
    )
    let lines = SnippetDrawing().lines(for: content)
    let painted = lines.map(TerminalStyle(isColored: true).paint)
    #expect(painted[1].contains("\u{1b}[1;4;32mon\u{1b}[0m"))
    #expect(painted[2].contains("\u{1b}[2moff\u{1b}[0m"))
    #expect(lines.map(TerminalStyle.plain.paint)[1] == "│ on  │")
  }
}
