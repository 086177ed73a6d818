import AppIntents
import AppKit
import AssistantTesting
import MusicKit
import SwiftUI
import Synchronization
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite(.serialized) struct WalletTests {
  @Test
  func `an object of an app's own class is handed on, also one that is made when it is asked for`()
    async
  {
    let provider = NSItemProvider(object: BankCard(name: "Library"))
    #expect(provider.registeredTypeIdentifiers == ["com.example.card"])
    #expect(provider.canLoadObject(ofClass: BankCard.self))
    #expect(await Dropping.name(in: provider) == "Library")
    let later = NSItemProvider()
    later.registerObject(ofClass: BankCard.self, visibility: .all) { hand in
      hand(BankCard(name: "Museum"), nil)
      return nil
    }
    #expect(await Dropping.name(in: later) == "Museum")
    #expect(await Dropping.name(in: NSItemProvider(object: "no card")) == nil)
  }

  @Test func `Foundation's texts and UIKit's pictures are objects too`() async {
    #expect(await Dropping.text(in: NSItemProvider(object: "a card" as String)) == "a card")
    let picture = NSItemProvider(object: UIImage(data: Data([1])) ?? UIImage())
    #expect(picture.canLoadObject(ofClass: UIImage.self))
    #expect(!picture.canLoadObject(ofClass: NSString.self))
    #expect(Dropping.pictures(in: []).isEmpty)
  }

  @Test func `a view of the Mac's tells the name of its picture and leaves the rest out`() {
    let face = CardFace(logo: NSImage(named: "Bank") ?? NSImage())
    #expect(face.snippetContent.words.contains("Bank"))
    #expect(face.snippetContent.words.contains("systemSmall"))
  }

  @Test func `what programs tell each other is heard by name`() {
    let heard = Mutex(0)
    let center = DistributedNotificationCenter.default()
    let observer = center.addObserver(forName: Bell.rung, object: nil, queue: nil) { _ in
      heard.withLock { $0 += 1 }
    }
    Bell.ring()
    center.removeObserver(observer)
    Bell.ring()
    #expect(heard.withLock { $0 } == 1)
  }

  @Test func `a shop's number finds a record, of which there is none`() {
    #expect(records([], of: "1") == nil)
  }

  @Test func `what the action button does next is shown and can be pressed`() async throws {
    PayLap.laps = 0
    let assistant = try await TestAssistant(WalletShortcuts.self, name: "Wallet")
    let paid = try await assistant.say("pay a lap with wallet")
    #expect(paid.snippets.map { $0.content?.words } == ["Pay Lap"])
    _ = try await assistant.say("pay lap")
    #expect(PayLap.laps == 2)
  }
}
