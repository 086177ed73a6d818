import AppIntents
import MediaPlayer
import MusicKit
import SwiftUI

struct PlaylistEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Playlist"
  static let defaultQuery = PlaylistQuery()
  let id: MusicItemID
  let name: String
  let artwork: URL?
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      image: artwork.map { .init(url: $0, width: 100, height: 100) }
    )
  }
  init(_ playlist: Playlist) {
    id = playlist.id
    name = playlist.name
    artwork = playlist.artwork?.url(width: 200, height: 200)
  }
}

extension MusicItemID: @retroactive EntityIdentifierConvertible {
  /// The identifier as it is stored.
  public var entityIdentifierString: String { rawValue }
  /// The identifier that was stored so.
  public static func entityIdentifier(for entityIdentifierString: String) -> MusicItemID? {
    MusicItemID(entityIdentifierString)
  }
}

struct PlaylistQuery: EntityStringQuery {
  func entities(for identifiers: [MusicItemID]) async throws -> [PlaylistEntity] {
    var request = MusicLibraryRequest<Playlist>()
    request.filter(matching: \.id, memberOf: identifiers)
    return try await request.response().items.map(PlaylistEntity.init)
  }
  func entities(matching string: String) async throws -> [PlaylistEntity] {
    var request = MusicCatalogSearchRequest(term: string, types: [Playlist.self, Song.self])
    request.limit = 10
    let response = try await request.response()
    return response.playlists.map(PlaylistEntity.init)
  }
  func suggestedEntities() async throws -> [PlaylistEntity] {
    guard await MusicAuthorization.request() == .authorized else { return [] }
    var request = MusicLibraryRequest<Playlist>()
    request.limit = 20
    request.sort(by: \.lastPlayedDate, ascending: false)
    return try await request.response().items.map { PlaylistEntity($0) }
  }
}

struct ShufflePlaylist: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Shuffle Playlist"
  @Parameter(title: "Playlist") var playlist: PlaylistEntity
  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    let player = ApplicationMusicPlayer.shared
    var request = MusicLibraryRequest<Playlist>()
    request.filter(matching: \.id, equalTo: playlist.id)
    guard let item = try await request.response().items.first else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    let detailed = try await item.with([.tracks, .entries])
    player.queue = ApplicationMusicPlayer.Queue(for: detailed.tracks ?? [])
    player.state.shuffleMode = .songs
    player.state.repeatMode = MusicPlayer.RepeatMode.none
    try await player.prepareToPlay()
    try await player.play()
    return .result(dialog: "Shuffling \(playlist.name)")
  }
}

struct LocalLibrary {
  func albums() -> [MPMediaItemCollection] {
    let query = MPMediaQuery.albums()
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: false, forProperty: MPMediaItemPropertyIsCloudItem)
    )
    return query.collections ?? []
  }
  func play(_ items: [MPMediaItem]) {
    let player = MPMusicPlayerController.applicationQueuePlayer
    player.setQueue(with: MPMediaItemCollection(items: items))
    player.shuffleMode = .songs
    player.prepareToPlay()
    player.play()
    let artwork = items.first?.artwork?.image(at: CGSize(width: 50, height: 50))
    print(
      artwork?.size ?? .zero,
      items.first?.title ?? "",
      items.first?.albumArtist ?? "",
      items.first?.playbackDuration ?? 0
    )
  }
}

struct NowPlaying: View {
  @ObservedObject private var state = ApplicationMusicPlayer.shared.state
  @ObservedObject private var queue = ApplicationMusicPlayer.shared.queue
  var body: some View {
    HStack {
      if let artwork = queue.currentEntry?.artwork { ArtworkImage(artwork, width: 44) }
      VStack(alignment: .leading) {
        Text(queue.currentEntry?.title ?? "Nothing")
        Text(queue.currentEntry?.subtitle ?? "").font(.caption)
      }
      Button(state.playbackStatus == .playing ? "Pause" : "Play") {
        Task {
          if state.playbackStatus == .playing {
            ApplicationMusicPlayer.shared.pause()
          } else {
            try? await ApplicationMusicPlayer.shared.play()
          }
        }
      }
    }
  }
}
