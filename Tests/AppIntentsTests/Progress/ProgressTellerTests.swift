@testable import AppIntents
import Foundation
import Testing

@Suite struct ProgressTellerTests {
  private func progress(_ done: Int64, of total: Int64) -> Progress {
    let progress = Progress(totalUnitCount: total)
    progress.completedUnitCount = done
    return progress
  }

  @Test(arguments: [
    (0, 4, 0, 4, 0), (1, 3, 1, 3, 33), (4, 4, 4, 4, 100), (9, 4, 4, 4, 100), (-1, 4, 0, 4, 0),
    (Int64.max, .max, .max, .max, 100),
  ])
  func `a sample stays within the whole`(
    done: Int64,
    total: Int64,
    shown: Int,
    whole: Int,
    percent: Int
  ) throws {
    let sample = try #require(ProgressTeller.Sample(of: progress(done, of: total)))
    #expect(sample.done == shown && sample.total == whole && sample.percent == percent)
  }

  @Test(arguments: [0, -1]) func `nothing is told while nobody knows the whole`(total: Int64) {
    #expect(ProgressTeller.Sample(of: progress(0, of: total)) == nil)
  }

  @Test func `what the children count is seen before they are done`() throws {
    let whole = Progress(totalUnitCount: 10)
    let part = Progress(totalUnitCount: 100, parent: whole, pendingUnitCount: 10)
    part.completedUnitCount = 50
    let sample = try #require(ProgressTeller.Sample(of: whole))
    #expect(sample.done == 5 && sample.percent == 50)
  }

  @Test func `the same state is told once, in the person's language`() async {
    let person = ScriptedConversation()
    let progress = progress(1, of: 2)
    let teller = ProgressTeller(
      progress: progress,
      conversation: person,
      locale: Locale(identifier: "tr")
    )
    await teller.tellLast()
    await teller.tellLast()
    progress.completedUnitCount = 2
    await teller.tellLast()
    #expect(person.transcript == ["progress: 1/2 %50", "progress: 2/2 %100"])
  }

  @Test func `a sample is new until it is the last one`() throws {
    let last = LastSample()
    let half = try #require(ProgressTeller.Sample(of: progress(1, of: 2)))
    let whole = try #require(ProgressTeller.Sample(of: progress(2, of: 2)))
    #expect([half, half, whole, half].map(last.isNew) == [true, false, true, true])
  }
}
