import AppIntents
import Foundation
import Testing

@Suite struct RelevantContextTests {
  private let start = Date(timeIntervalSince1970: 0)

  @Test func `what matters when, where and while what holds is told apart`() {
    let end = start.addingTimeInterval(60)
    let contexts: [RelevantContext] = [
      .date(start), .date(start, kind: .scheduled), .date(from: start, to: end),
      .date(interval: DateInterval(start: start, end: end), kind: .informational),
      .location(inferred: .home), .location(inferred: .work), .fitness(.workoutActive),
      .fitness(.activityRingsIncomplete), .hardware(headphones: .connected), .sleep(.bedtime),
      .sleep(.wakeup),
    ]
    #expect(Set(contexts).count == contexts.count)
  }

  @Test func `a time is the same however it is said`() {
    let end = start.addingTimeInterval(60)
    #expect(
      RelevantContext.date(range: start...end, kind: .scheduled)
        == .date(interval: DateInterval(start: start, end: end), kind: .scheduled)
    )
    #expect(RelevantContext.date(start) == .date(from: start, to: start))
  }
}
