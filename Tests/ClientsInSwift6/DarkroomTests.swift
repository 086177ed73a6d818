import AppIntents
import AssistantKit
import CoreMedia
import ImageIO
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

  @Test(arguments: [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "public.png"),
    ([0xFF, 0xD8, 0xFF, 0xE0], "public.jpeg"), (Array("GIF89a".utf8), "com.compuserve.gif"),
    (Array("RIFF0000WEBP".utf8), "org.webmproject.webp"),
    (Array("0000ftypheic".utf8), "public.heic"), ([1, 2, 3], nil),
  ])
  func `what a picture is written as is told from its first bytes`(
    bytes: [UInt8],
    type: String?
  )
    throws
  {
    let source = try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    #expect(CGImageSourceGetType(source) as String? == type)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
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
