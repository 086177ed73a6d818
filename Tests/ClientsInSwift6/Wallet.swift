// A wallet with cards for the Mac, as it is written for Apple's systems.

import AppIntents
import AppKit
import MusicKit
import PhotosUI
import SwiftUI
import UniformTypeIdentifiers
import WidgetKit

final class BankCard: NSObject, NSItemProviderWriting, NSItemProviderReading, Codable {
  let name: String

  init(name: String) {
    self.name = name
  }

  static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.card"] }
  static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.card"] }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, Error?) -> Void
  ) -> Progress? {
    let progress = Progress(totalUnitCount: 1)
    do {
      completionHandler(try JSONEncoder().encode(self), nil)
    } catch {
      completionHandler(nil, error)
    }
    return progress
  }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> BankCard {
    try JSONDecoder().decode(BankCard.self, from: data)
  }
}

enum Dropping {
  static func name(in provider: NSItemProvider) async -> String? {
    await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: BankCard.self) { card, _ in
        continuation.resume(returning: card?.name)
      }
    }
  }

  static func text(in provider: NSItemProvider) async -> String? {
    await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: NSString.self) { (text: NSItemProviderReading?, _: Error?) in
        continuation.resume(returning: (text as? NSString)?.description)
      }
    }
  }

  static func pictures(in results: [PHPickerResult]) -> [NSItemProvider] {
    results.map(\.itemProvider).filter { $0.canLoadObject(ofClass: UIImage.self) }
  }
}

struct Frosted: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ view: NSView, context: Context) {}
}

struct CardFace: View {
  @Environment(\.widgetFamily) private var family
  let logo: NSImage

  var body: some View {
    VStack {
      Frosted()
      Image(nsImage: logo).resizable()
      Text(family.description).typesettingLanguage(.init(identifier: "en"))
    }
  }
}

enum Bell {
  static let rung = Notification.Name("com.example.rung")

  static func ring() {
    DistributedNotificationCenter.default().postNotificationName(
      rung,
      object: nil,
      userInfo: nil,
      deliverImmediately: true
    )
  }
}

func records(_ albums: MusicItemCollection<Album>, of shop: String) -> Album? {
  albums.first { $0.upc == shop && $0.trackCount > 1 && $0.releaseDate != nil }
}

struct ChooseWallet: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Wallet"
  @Parameter(title: "Hides Balance", default: false) var hidesBalance: Bool
}

nonisolated struct Balance: TimelineEntry {
  let date: Date
  let text: String
}

nonisolated struct BalanceProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Balance { Balance(date: .now, text: "–") }

  func snapshot(for configuration: ChooseWallet, in context: Context) async -> Balance {
    Balance(date: .now, text: configuration.hidesBalance ? "" : "3 €")
  }

  func timeline(for configuration: ChooseWallet, in context: Context) async -> Timeline<Balance> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

struct PayLap: AppIntent {
  static let title: LocalizedStringResource = "Pay Lap"
  @MainActor static var laps = 0

  @MainActor
  func perform() async throws -> some IntentResult {
    Self.laps += 1
    return .result(actionButtonIntent: PayLap())
  }
}

struct WalletShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PayLap(),
      phrases: ["Pay a lap with \(.applicationName)"],
      shortTitle: "Pay",
      systemImageName: "flag"
    )
  }
}
