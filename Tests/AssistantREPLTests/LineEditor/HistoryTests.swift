import Testing

@testable import AssistantREPL

@Suite struct HistoryTests {
  @Test func `blank lines and repetitions are left out`() {
    let history = History(lines: ["a", "a", "", "  ", "b", "a"])
    #expect(history.lines == ["a", "b", "a"])
  }

  @Test func `only the newest lines are kept`() {
    var history = History(limit: 8)
    for number in 0..<100 { _ = history.add("\(number)") }
    #expect(history.lines.suffix(8) == (92..<100).map { "\($0)" }[...])
    #expect(history.lines.count <= 10)
  }

  @Test func `older and newer lines are found from any place`() {
    let history = History(lines: ["ab", "b", "ac"])
    #expect(history.older(than: 3) { $0.hasPrefix("a") } == 2)
    #expect(history.older(than: 2) { $0.hasPrefix("a") } == 0)
    #expect(history.older(than: 0) { _ in true } == nil)
    #expect(history.newer(than: 0) { $0.hasPrefix("a") } == 2)
    #expect(history.newer(than: 2) { _ in true } == nil)
    #expect(history.older(than: -5) { _ in true } == nil)
    #expect(history.newer(than: 50) { _ in true } == nil)
  }
}
