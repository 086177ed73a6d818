import AssistantKit
import Testing

@testable import Workflows

@Suite struct BarChartTests {
  @Test func `bars begin in one column whatever their labels are written in`() {
    let chart = BarChart(
      bars: [
        .init(label: "Austen", value: 8), .init(label: "한강", value: 4),
        .init(label: "三体 👩‍👩‍👧", value: 1), .init(label: "none", value: 0),
      ],
      columns: 24
    )
    #expect(
      chart.lines == [
        "Austen  ██████████████ 8", "한강    ███████ 4", "三体 👩‍👩‍👧 █▊ 1", "none    0",
      ]
    )
    for line in chart.lines { #expect(DisplayWidth.of(line) <= 24, "\(line)") }
  }

  @Test func `a label cannot command a terminal or push the bars away`() {
    let chart = BarChart(
      bars: [.init(label: "a\u{1b}[31m" + String(repeating: "b", count: 100), value: 1)],
      columns: 40
    )
    #expect(chart.lines == ["a␛[31mbbbbbbbbbbbbbbbbbbbbbbb… ███████ 1"])
  }

  @Test func `nothing makes no chart`() {
    #expect(BarChart(bars: [], columns: 20).lines == [])
  }
}
