import AppIntents
import AppKit
import AssistantKit
import CoreMotion
import MediaPlayer
import SwiftUI
import Testing
import UIKit

@Suite struct GalleryTests {
  @Test func `a library that is closed has no pictures and takes none`() async throws {
    let frame = FramePicture()
    frame.album = "Spring"
    #expect(try await frame.perform().value == 0)
    let keep = KeepPicture()
    keep.picture = IntentFile(data: Data([1]), filename: "a.png")
    #expect(try await keep.perform().value == false)
  }

  @Test func `UIKit brings notifications along, as on a phone`() async throws {
    #expect(try await MayTell().perform().value == true)
  }

  @MainActor
  @Test func `a player says that it plays, and remembers how`() async throws {
    let play = PlayAlbum()
    play.album = "Blue"
    #expect(try await play.perform().value == true)
    let player = MPMusicPlayerController.systemMusicPlayer
    player.setQueue(with: MPMediaItemCollection(items: [MPMediaItem()]))
    player.play()
    player.pause()
    #expect(player.nowPlayingItem != nil && player.playbackState == .paused)
  }

  @Test func `settings of the net are kept in the objects that hold them`() async throws {
    #expect(try await HideFromNet().perform().value == true)
  }

  @Test func `a colour is the same in both frameworks for screens`() {
    #expect(UIColor.systemIndigo.components == NSColor.systemIndigo.components)
    let violet = NSColor(hue: 0.75, saturation: 1, brightness: 1, alpha: 0.5)
    #expect(violet.components == [0.5, 0, 1, 0.5])
    #expect(violet.withAlphaComponent(1).alphaComponent == 1)
    #expect(NSColor(cgColor: UIColor.orange.cgColor).redComponent == 1)
    #expect(UIColor(resource: .canvas).components == [0.5, 0.5, 0.5, 1])
  }

  @Test func `a device that lies still is pulled down and turns nowhere`() {
    let hanging = HangingEntity(CMDeviceMotion())
    #expect(hanging.pull.value == -1 && hanging.roll.value == 0 && hanging.turn == 1)
    let manager = CMMotionManager()
    var refusal: (any Error)?
    manager.startGyroUpdates(to: .main) { _, error in refusal = error }
    #expect(refusal as? CMError == .notAvailable && !manager.isGyroActive)
  }

  @Test func `what an entity of a schema keeps for itself is no property`() async throws {
    let painting = try #require(try await PaintingQuery().entities(for: ["Dawn"]).first)
    #expect(painting.height == 4 && painting.title == "Dawn")
  }

  @Test func `a key that changes others is one of several`() {
    let flags: NSEvent.ModifierFlags = [.command, .shift]
    #expect(flags.contains(.shift) && !flags.contains(.option))
    #expect(NSEvent.EventTypeMask([.keyDown, .keyUp]).contains(.keyUp))
    #expect(NSEvent.EventTypeMask.scrollWheel.rawValue == 1 << 22)
    let monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
      event.keyCode == 53 ? nil : event
    }
    #expect(monitor == nil)
  }

  @MainActor
  @Test func `a menu holds what was put into it`() {
    let menu = NSMenu(title: "Gallery")
    let item = NSMenuItem()
    item.title = "Next"
    menu.addItem(item)
    menu.addItem(.separator())
    #expect(menu.item(withTitle: "Next") === item && menu.numberOfItems == 2)
    let status = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
    status.menu = menu
    #expect(status.menu?.items.count == 2)
  }

  @MainActor
  @Test(arguments: [
    (LayoutDirection.rightToLeft, Int?.some(2), "From the right", "2 lines"),
    (.leftToRight, nil, "From the left", "As long as it likes"),
  ])
  func `views are told what an app tells them`(
    direction: LayoutDirection,
    limit: Int?,
    where place: String,
    howLong: String
  ) {
    let view = GalleryView().environment(\.layoutDirection, direction)
      .environment(\.lineLimit, limit)
    let drawn = DrawnSnippet(
      lines: SnippetDrawing(maxColumns: 50).lines(for: view.snippetContent)
    ).text
    #expect(drawn.contains(place) && drawn.contains(howLong), "\(drawn)")
    // What is asked before a screen is not part of what the screen shows.
    #expect(!drawn.contains("Sure?") && !drawn.contains("Empty it?"))
  }
}
