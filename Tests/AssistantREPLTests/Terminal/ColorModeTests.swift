import AssistantKit
import Testing

@testable import AssistantREPL

@Suite struct ColorModeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let mode: ColorMode
    let isTerminal: Bool
    let environment: [String: String]
    let isColored: Bool
    var testDescription: String { "\(mode) \(isTerminal) \(environment)" }
  }

  @Test(arguments: [
    Row(mode: .auto, isTerminal: true, environment: ["TERM": "xterm"], isColored: true),
    Row(mode: .auto, isTerminal: false, environment: ["TERM": "xterm"], isColored: false),
    Row(mode: .auto, isTerminal: true, environment: ["TERM": "dumb"], isColored: false),
    Row(mode: .auto, isTerminal: true, environment: [:], isColored: false),
    Row(
      mode: .auto,
      isTerminal: true,
      environment: ["TERM": "xterm", "NO_COLOR": "1"],
      isColored: false
    ),
    Row(
      mode: .auto,
      isTerminal: true,
      environment: ["TERM": "xterm", "NO_COLOR": ""],
      isColored: true
    ),
    Row(mode: .always, isTerminal: false, environment: ["NO_COLOR": "1"], isColored: true),
    Row(mode: .never, isTerminal: true, environment: ["TERM": "xterm"], isColored: false),
  ])
  func `colours follow the option, then the environment, then the output`(row: Row) {
    #expect(
      row.mode.isColored(isTerminal: row.isTerminal, environment: row.environment) == row.isColored
    )
  }

  @Test func `the option has the values that are documented`() {
    #expect(ColorMode.allCases.map(\.rawValue) == ["auto", "always", "never"])
  }

  @Test(arguments: [
    (AttributedLine.Look.plain, "x"), (.bold, "\u{1b}[1mx\u{1b}[0m"), (.dim, "\u{1b}[2mx\u{1b}[0m"),
    (.accent, "\u{1b}[36mx\u{1b}[0m"), (.error, "\u{1b}[31mx\u{1b}[0m"),
  ])
  func `looks are written only where they are wanted`(look: AttributedLine.Look, painted: String) {
    #expect(TerminalStyle(isColored: true).paint("x", as: look) == painted)
    #expect(TerminalStyle.plain.paint("x", as: look) == "x")
    #expect(TerminalStyle(isColored: true).paint("", as: look).isEmpty)
  }

  @Test func `a line is painted part by part`() {
    var line = AttributedLine("a ", look: .plain)
    line.append("b", look: .bold)
    #expect(TerminalStyle(isColored: true).paint(line) == "a \u{1b}[1mb\u{1b}[0m")
    #expect(TerminalStyle.plain.paint(line) == "a b")
  }
}
