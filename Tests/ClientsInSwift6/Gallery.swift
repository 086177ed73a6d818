import AppIntents
import CoreMotion
import MediaPlayer
import NetworkExtension
import Photos
import SwiftUI
import UIKit
import WidgetKit

// An app that shows a person's pictures with music, on a screen of its own in the house.

struct FramePicture: AppIntent {
  static let title: LocalizedStringResource = "Frame Picture"
  @Parameter(title: "Album", default: "Spring") var album: String

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .album,
      subtype: .albumRegular,
      options: nil
    )
    var pictures: [UIImage] = []
    albums.enumerateObjects { collection, _, _ in
      guard collection.localizedTitle == album else { return }
      let request = PHImageRequestOptions()
      request.deliveryMode = .highQualityFormat
      request.isNetworkAccessAllowed = true
      PHAsset.fetchAssets(in: collection, options: options).enumerateObjects { asset, _, _ in
        PHImageManager.default().requestImage(
          for: asset,
          targetSize: CGSize(width: 600, height: 600),
          contentMode: .aspectFill,
          options: request
        ) { image, info in
          if info?[PHImageErrorKey] == nil, let image { pictures.append(image) }
        }
      }
    }
    return .result(value: pictures.count)
  }
}

struct KeepPicture: AppIntent {
  static let title: LocalizedStringResource = "Keep Picture"
  @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let data = picture.data
    do {
      try await PHPhotoLibrary.shared().performChanges {
        let request = PHAssetCreationRequest.forAsset()
        request.addResource(with: .photo, data: data, options: nil)
        request.isFavorite = true
      }
      return .result(value: true, dialog: "Kept.")
    } catch let error as PHPhotosError where error.code == .accessUserDenied {
      return .result(value: false, dialog: "I may not look at your pictures.")
    }
  }
}

struct MayTell: AppIntent {
  static let title: LocalizedStringResource = "May Tell"

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    let center = UNUserNotificationCenter.current()
    return .result(value: try await center.requestAuthorization(options: [.alert, .badge]))
  }
}

struct PlayAlbum: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play Album"
  @Parameter(title: "Album") var album: String

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    let query = MPMediaQuery.albums()
    query.addFilterPredicate(
      MPMediaPropertyPredicate(
        value: album,
        forProperty: MPMediaItemPropertyAlbumTitle,
        comparisonType: .contains
      )
    )
    let player = MPMusicPlayerController.applicationQueuePlayer
    player.shuffleMode = .songs
    player.setQueue(with: query)
    player.play()
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [
      MPMediaItemPropertyTitle: album,
      MPMediaItemPropertyArtwork: MPMediaItemArtwork(boundsSize: CGSize(width: 1, height: 1)) { _ in
        UIImage(resource: .cover)
      },
    ]
    MPRemoteCommandCenter.shared().changePlaybackRateCommand.supportedPlaybackRates = [1, 2]
    return .result(value: player.playbackState == .playing)
  }
}

struct HideFromNet: AppIntent {
  static let title: LocalizedStringResource = "Hide from the Net"

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    let manager = NEDNSProxyManager.shared()
    try await manager.loadFromPreferences()
    if manager.providerProtocol == nil {
      let settings = NEDNSProxyProviderProtocol()
      settings.providerBundleIdentifier = "gallery.names"
      manager.providerProtocol = settings
    }
    manager.isEnabled = true
    try await manager.saveToPreferences()

    let names = NEDNSOverHTTPSSettings(servers: ["10.0.0.1"])
    names.serverURL = URL(string: "https://names.example/ask")
    let keeper = NEDNSSettingsManager.shared()
    keeper.dnsSettings = names
    let home = NEOnDemandRuleDisconnect()
    home.ssidMatch = ["Home"]
    keeper.onDemandRules = [home, NEOnDemandRuleConnect()]
    return .result(value: manager.isEnabled && home.action == .disconnect)
  }
}

/// How the screen hangs, told by its motion.
struct HangingEntity: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hanging"
  @Property(title: "Roll") var roll: Measurement<UnitAngle>
  @Property(title: "Pull") var pull: Measurement<UnitAcceleration>
  @Property(title: "Turn") var turn: Double
  @Property(title: "Time") var time: Double

  var displayRepresentation: DisplayRepresentation { "\(turn)" }

  init() {}

  init(_ motion: CMDeviceMotion) {
    roll = Measurement(value: motion.attitude.roll, unit: .radians)
    pull = Measurement(value: motion.gravity.y, unit: .gravity)
    turn = motion.rotationRate.z + motion.attitude.quaternion.w
    time = motion.timestamp
  }
}

/// A picture as the system's schema has it, with what the app keeps for itself.
@AppEntity(schema: .whiteboard.board)
struct PaintingEntity {
  static let defaultQuery = PaintingQuery()

  let id: String
  var title: String
  private var hook: Hook

  var displayRepresentation: DisplayRepresentation { "\(title)" }

  init(_ title: String) {
    id = title
    hook = Hook(height: title.count)
    self.title = title
  }

  var height: Int { hook.height }

  private struct Hook {
    var height: Int
  }
}

struct PaintingQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PaintingEntity] {
    identifiers.map(PaintingEntity.init)
  }
}

extension ImageResource {
  fileprivate static let cover = ImageResource(name: "Cover", bundle: .main)
}

extension ColorResource {
  static let canvas = ColorResource(name: "Canvas", bundle: .main)
}

/// What stands at the edges of the app's screen.
struct GalleryToolbar: ToolbarContent {
  @Binding var isAsking: Bool
  let isOwner: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
    if isOwner {
      ToolbarItem(placement: .destructiveAction) { Button("Empty") { isAsking = true } }
    }
  }
}

/// What the app's menus hold.
struct GalleryCommands: Commands {
  let isOwner: Bool

  var body: some Commands {
    CommandMenu("Gallery") { Button("Next") {} }
    if isOwner { CommandGroup(after: .newItem) { Button("Hang") {} } }
  }
}

struct GalleryView: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.lineLimit) private var limit
  @State private var isAsking = false
  @State private var doomed: String?

  var body: some View {
    NavigationStack {
      Text(direction == .rightToLeft ? "From the right" : "From the left")
      Text(limit.map { "\($0) lines" } ?? "As long as it likes")
      Rectangle().fill(.ellipticalGradient(colors: [.red, Color(nsColor: UIColor.cyan)]))
      Circle().fill(.angularGradient(stops: [], startAngle: .zero, endAngle: .degrees(90)))
    }
    .background()
    .toolbar { GalleryToolbar(isAsking: $isAsking, isOwner: true) }
    .alert("Empty it?", isPresented: $isAsking) { Button("Empty") {} }
    .alert(doomed ?? "Nothing", isPresented: $isAsking) {
      Button("Empty") {}
    } message: {
      Text("All of it.")
    }
    .alert(Text("Take it down?"), isPresented: $isAsking, presenting: doomed) { name in
      Button("Take down \(name)") {}
    }
    .confirmationDialog("Sure?", isPresented: $isAsking, presenting: doomed) { name in
      Button(name) {}
    } message: { name in
      Text("\(name) is gone then.")
    }
    .confirmationDialog(Text("Sure?"), isPresented: $isAsking, titleVisibility: .visible) {
      Button("Yes") {}
    }
  }
}

struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { GalleryView() }
    if #available(iOS 18, *) { WindowGroup(id: "frame") { GalleryView() } }
  }
}

struct GalleryWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

struct GalleryWidgets: WidgetBundle {
  var body: some Widget {
    if #available(iOS 18, *) {
      GalleryWidget()
    } else {
      GalleryWidget()
      GalleryWidget()
    }
  }
}
