import AppIntents
import AssistantKit
import CoreMedia
import SwiftUI
import Testing
import UserNotifications

@Suite struct DarkroomTests {
  @Test func `a picture passes through as its bytes`() async throws {
    let shrink = ShrinkPicture()
    shrink.picture = IntentFile(data: Data([1, 2, 3]), filename: "a.png")
    #expect(try await shrink.perform().value?.data == Data([1, 2, 3]))
    shrink.picture = IntentFile(data: Data(), filename: "a.png")
    await #expect(throws: AppIntentError.self) { try await shrink.perform() }
  }

  @Test func `a document that is none has no pages`() async throws {
    let join = JoinDocuments()
    join.files = [IntentFile(data: Data("%PDF-1.7".utf8), filename: "a.pdf")]
    #expect(try await join.perform().value == 0)
  }

  @Test func `a notification for later is kept until it is taken back`() async throws {
    let remind = RemindOfBath()
    remind.minutes = 3
    _ = try await remind.perform()
    let center = UNUserNotificationCenter.current()
    let waiting = await center.pendingNotificationRequests().filter { $0.identifier == "bath" }
    let trigger = waiting.first?.trigger as? UNTimeIntervalNotificationTrigger
    #expect(trigger?.timeInterval == 180)
    center.removePendingNotificationRequests(withIdentifiers: ["bath"])
    #expect(await center.pendingNotificationRequests().allSatisfy { $0.identifier != "bath" })
  }

  @MainActor
  @Test func `views that only a screen has say what they are about`() {
    let drawn = DrawnSnippet(
      lines: SnippetDrawing(maxColumns: 50).lines(for: DarkroomView().snippetContent)
    ).text
    for shown in ["Choose a picture", "Taken", "1970", "Twelve prints", "Share"] {
      #expect(drawn.contains(shown), "\(shown) in \(drawn)")
    }
  }

  @Test func `times are fractions of a second`() async throws {
    #expect((CMTime(value: 3, timescale: 2) + CMTime(value: 1, timescale: 2)).seconds == 2)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(CMTimeRange(start: .zero, end: CMTime(value: 5, timescale: 1)).duration.seconds == 5)
    #expect(CMTime.zero < CMTime(value: 1, timescale: 90))
    #expect(try await Clip.length(of: URL(filePath: "/a.mov")) == "unknown")
  }
}
