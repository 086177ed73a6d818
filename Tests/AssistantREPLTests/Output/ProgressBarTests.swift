import AssistantKit
import Foundation
import SpokenLanguage
import Testing

@testable import AssistantREPL

@Suite struct ProgressBarTests {
  private let start = Date(timeIntervalSince1970: 0)

  private func bar(_ locale: String = "en") -> ProgressBar {
    let language = Languages.language(for: locale)
    return ProgressBar(messages: Messages(locale: language.code), locale: locale)
  }

  @Test func `the bar is as full as the run is far`() {
    var bar = bar()
    for (done, filled) in [(0, 0), (1, 0), (50, 12), (99, 23), (100, 24), (200, 24), (-5, 0)] {
      let text = bar.line(done: done, total: 100, part: "x", at: start).text
      #expect(text.count(where: { $0 == "━" }) == filled)
      #expect(text.count(where: { $0 == "─" }) == ProgressBar.columns - filled)
    }
  }

  @Test func `without a number of steps there are only words`() {
    var bar = bar()
    #expect(bar.line(done: 0, total: 0, part: "Waiting…", at: start).text == "  Waiting…")
  }

  @Test func `speed and time are told once they can be known`() {
    var bar = bar()
    let first = bar.line(done: 10, total: 100, part: "10%", at: start).text
    #expect(first.hasSuffix(" 10%"))
    #expect(bar.line(done: 12, total: 100, part: "12%", at: start + 0.5).text.hasSuffix(" 12%"))
    let later = bar.line(done: 30, total: 100, part: "30%", at: start + 2).text
    #expect(later.hasSuffix(" 30% · 10/s · 7 sec left"), "\(later)")
    #expect(bar.line(done: 100, total: 100, part: "100%", at: start + 9).text.hasSuffix(" 100%"))
  }

  @Test func `a slow run tells its time alone`() {
    var bar = bar("vi")
    _ = bar.line(done: 0, total: 10, part: "0%", at: start)
    let text = bar.line(done: 1, total: 10, part: "10%", at: start + 60).text
    #expect(text.contains(" 10% · còn "), "\(text)")
  }

  @Test func `a run that begins again is measured anew`() {
    var bar = bar("ko")
    _ = bar.line(done: 90, total: 100, part: "90%", at: start)
    #expect(bar.line(done: 0, total: 100, part: "0%", at: start + 5).text.hasSuffix(" 0%"))
    let text = bar.line(done: 20, total: 100, part: "20%", at: start + 7).text
    #expect(text.contains("초당 10"), "\(text)")
  }

  @Test func `what an intent says commands no terminal`() {
    var bar = bar()
    let text = bar.line(done: 1, total: 2, part: "\u{1b}[2J", at: start).text
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }
}
