import AppIntents
import CryptoKit
import GeoToolbox
import LinkPresentation
import NetworkExtension
import SwiftUI

/// Where something is kept.
struct Vault: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Vault"

  @Property(title: "Place") var place: PlaceDescriptor
  @Property(title: "Seal") var seal: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(place.commonName ?? "")", subtitle: "\(seal)")
  }

  init() {
    place = PlaceDescriptor(
      representations: [.address("Under the stairs")],
      commonName: "The Vault"
    )
    seal = ""
  }
}

struct SealNote: AppIntent {
  static let title: LocalizedStringResource = "Seal Note"

  @Parameter(title: "Note", requestValueDialog: "What does it say?") var note: String

  func perform() async throws -> some IntentResult & ReturnsValue<Vault> & ProvidesDialog {
    let vault = Vault()
    vault.seal = SHA256.hash(data: Data(note.utf8)).prefix(4).map { String($0, radix: 16) }
      .joined()
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data(note.utf8), using: key)
    let opened = try AES.GCM.open(box, using: key)
    return .result(
      value: vault,
      dialog: "“\(String(decoding: opened, as: UTF8.self))” is sealed."
    )
  }
}

struct AskAbout: AppIntent {
  static let title: LocalizedStringResource = "Ask About"

  @Parameter(title: "Address", requestValueDialog: "Which address?") var url: URL

  func perform() async throws -> some IntentResult & ReturnsValue<String?> {
    let metadata = try? await LPMetadataProvider().startFetchingMetadata(for: url)
    return .result(value: metadata?.title ?? url.host())
  }
}

struct OpenTunnel: AppIntent {
  static let title: LocalizedStringResource = "Open Tunnel"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let manager = try await NETunnelProviderManager.loadAllFromPreferences().first
    try? manager?.connection.startVPNTunnel()
    let status = manager?.connection.status ?? .disconnected
    return .result(dialog: status == .connected ? "It is open." : "There is no tunnel.")
  }
}

struct DrawSeal: AppIntent {
  static let title: LocalizedStringResource = "Draw Seal"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let renderer = ImageRenderer(content: Text("Seal").frame(width: 200, height: 200))
    return .result(dialog: renderer.cgImage == nil ? "There is no picture." : "Here it is.")
  }
}

struct VaultShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SealNote(),
      phrases: ["Seal a note in \(.applicationName)"],
      shortTitle: "Seal",
      systemImageName: "seal"
    )
    AppShortcut(
      intent: AskAbout(),
      phrases: ["Ask \(.applicationName) about an address"],
      shortTitle: "Ask",
      systemImageName: "questionmark"
    )
    AppShortcut(
      intent: OpenTunnel(),
      phrases: ["Open the tunnel of \(.applicationName)"],
      shortTitle: "Tunnel",
      systemImageName: "network"
    )
    AppShortcut(
      intent: DrawSeal(),
      phrases: ["Draw the seal of \(.applicationName)"],
      shortTitle: "Draw",
      systemImageName: "pencil"
    )
  }
}
