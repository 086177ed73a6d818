import Foundation
import PhraseMatcher
import SpokenLanguage
import Synchronization
import Testing

@testable import Understanding

@Suite struct MomentTests {
  @Test(arguments: [
    ("move the kids puky pickup to tomorrow", "SetPickup bike=Kids Puky day=2026-11-24"),
    (
      "please plan the pickup of the red trek for next monday",
      "SetPickup bike=Red Trek day=2026-11-30"
    ),
    ("put the red trek on saturday's pickup", "SetPickup bike=Red Trek day=2026-11-28"),
    ("put the red trek on tomorrows pickup", "SetPickup bike=Red Trek day=2026-11-24"),
    ("pickup of the urban cargo bike on friday", "SetPickup bike=Urban Cargo Bike day=2026-11-27"),
    (
      "could you run the test stand with the red trek for ten minutes",
      "RunStand bike=Red Trek length=PT10M"
    ),
    ("get me a courier, half past three please", "BookCourier hour=15:30:00"),
    ("book us a courier at 4 pm", "BookCourier hour=16:00:00"),
    (
      "bring the red trek in tomorrow at ten thirty",
      "BringIn bike=Red Trek day=2026-11-24 hour=10:30:00"
    ),
    ("bring the red trek in at 9:15", "BringIn bike=Red Trek hour=21:15:00"),
    (
      "bring the red trek in tomorrow at 7:30 in the morning",
      "BringIn bike=Red Trek day=2026-11-24 hour=07:30:00"
    ),
  ])
  func `dates and times are values wherever they stand`(sentence: String, command: String) {
    #expect(Workshop.commands(sentence) == [command])
  }

  @Test func `a number alone is no date`() throws {
    let meaning = Workshop.understander.understand("plan pickup of the red trek 3")
    let command = try #require(meaning.commands.first)
    #expect(command.reading.parameters.map(\.name) == ["bike"])
  }

  @Test func `where nothing takes a date, its words are no value`() throws {
    let command = try #require(Player.understander.understand("play time tomorrow").commands.first)
    #expect(command.reading.parameters.map(\.name) == ["song"])
  }

  @Test(arguments: [(SentenceChart.mostTokens, 1), (SentenceChart.mostTokens + 1, 0)])
  func `no moment is looked for in what is too long to be a command`(words: Int, looks: Int) {
    let asked = Mutex(0)
    let understander = Workshop.understander {
      asked.withLock { $0 += 1 }
      return .distantPast
    }
    _ = understander.understand(String(repeating: "the ", count: words))
    #expect(asked.withLock { $0 } == looks)
  }

  @Test func `a moment beside a part tells nothing of it`() throws {
    let divider = Workshop.divider(of: "tomorrow the red trek")
    let readings = divider.readings(of: divider.chart.tokens.indices)
    let reading = try #require(readings.first { $0.values.contains(where: \.value.isMoment) })
    #expect(!reading.isAskedFor)
    #expect(divider.act(of: 1..<4, reading).act == .command)
  }
}
