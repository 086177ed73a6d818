import AppIntents
import AudioToolbox
import Contacts
import CoreGraphics
import MediaPlayer
import Network
import Photos
import SwiftUI
import WatchConnectivity

// A radio as it was written for an older compiler: static variables, classes, and what only a phone has.

struct NextTrack: AudioPlaybackIntent {
  static var title: LocalizedStringResource = "Next Track"
  static var openAppWhenRun = false

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<String?> {
    AudioServicesPlaySystemSound(1104)
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Next"]
    MPRemoteCommandCenter.shared().nextTrackCommand.isEnabled = true
    let playlists = MPMediaQuery.playlists().collections as? [MPMediaPlaylist]
    return .result(value: playlists?.first?.name)
  }
}

struct WhoPlays: AppIntent {
  static var title: LocalizedStringResource = "Who Plays"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard CNContactStore.authorizationStatus(for: .contacts) == .authorized else {
      return .result(dialog: "I may not look into your contacts.")
    }
    let keys: [CNKeyDescriptor] = [CNContactGivenNameKey as CNKeyDescriptor]
    let request = CNContactFetchRequest(keysToFetch: keys)
    var names: [String] = []
    try CNContactStore().enumerateContacts(with: request) { contact, _ in
      names.append(CNContactFormatter.string(from: contact, style: .fullName) ?? contact.givenName)
    }
    return .result(dialog: "\(names.joined(separator: ", "))")
  }
}

struct SetCover: AppIntent {
  static var title: LocalizedStringResource = "Set the Cover"

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
    let status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
    let photos = PHAsset.fetchAssets(with: PHFetchOptions())
    let size = CGSize(width: 40, height: 40)
    return .result(dialog: status == .authorized ? "\(photos.count) photos" : "No photos") {
      HStack {
        if let image = UIImage(systemName: "photo") {
          Image(uiImage: image).resizable().frame(width: size.width, height: size.height)
        }
        Text("Cover").foregroundColor(Color(uiColor: .systemBlue))
      }
    }
  }
}

struct RadioTimes: AppIntent {
  static var title: LocalizedStringResource = "Radio Times"

  @Parameter(title: "Seconds", default: 3900)
  var seconds: Double

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    let length = DateComponentsFormatter()
    length.unitsStyle = .full
    length.allowedUnits = [.hour, .minute]
    let ago = RelativeDateTimeFormatter()
    ago.dateTimeStyle = .named
    let now = Date(timeIntervalSince1970: 0)
    let host = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
    return .result(value: [
      length.string(from: seconds) ?? "",
      ago.localizedString(for: now.addingTimeInterval(-86400), relativeTo: now),
      host.formatted(.name(style: .abbreviated)),
      autoreleasepool { "pool" },
    ])
  }
}

final class WatchLink: NSObject, WCSessionDelegate {
  let monitor = NWPathMonitor()

  func start() {
    guard WCSession.isSupported() else { return }
    let session = WCSession.default
    session.delegate = self
    session.activate()
    monitor.pathUpdateHandler = { path in print(path.status == .satisfied) }
    monitor.start(queue: .main)
  }

  func session(
    _ session: WCSession,
    activationDidCompleteWith activationState: WCSessionActivationState,
    error: Error?
  ) {}
}

struct RadioShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SetCover(),
      phrases: ["Set the cover in \(.applicationName)"],
      shortTitle: "Cover",
      systemImageName: "photo"
    )
  }
}
