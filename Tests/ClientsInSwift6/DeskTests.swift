import AppIntents
import AppKit
import Foundation
import Testing

@Suite struct DeskTests {
  @MainActor
  @Test func `what is copied is there in its kinds until something else is`() async throws {
    let copy = CopyPlanIntent()
    copy.plan = "A shelf"
    #expect(try await copy.perform().value == "public.html")
    #expect(NSPasteboard.general.string(forType: .string) == "A shelf")
    let count = NSPasteboard.general.changeCount
    #expect(NSPasteboard.general.clearContents() > count)
    #expect(NSPasteboard.general.types == [])
  }

  @Test func `nobody chooses a folder`() async throws {
    #expect(try await ChooseFolderIntent().perform().value == false)
  }

  @Test func `a picture is its bytes`() {
    #expect(Enlarger.png(Data([1, 2])) == Data([1, 2]))
    #expect(Enlarger.png(Data()) == nil)
  }

  @Test func `points are turned and moved`() {
    let point = Enlarger.turned(CGPoint(x: 2, y: 0))
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 2) < 1e-9)
    let there = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(CGPoint.zero.applying(there) == CGPoint(x: 2, y: 3))
  }

  @MainActor
  @Test func `clips follow each other`() {
    #expect(Reel.clipsAfterSkipping([URL(filePath: "/a.mov"), URL(filePath: "/b.mov")]) == 2)
  }
}
