public import Foundation

// What the service tells of its things beside their names; nobody has any of them here.

extension Song {
  /// Its place on its record.
  public var trackNumber: Int? { nil }
  /// The number of its record.
  public var discNumber: Int? { nil }
  /// What kind of music it is.
  public var genreNames: [String] { [] }
  /// Its number in the industry's register.
  public var isrc: String? { nil }
  /// When it came out.
  public var releaseDate: Date? { nil }
  /// Who wrote it.
  public var composerName: String? { nil }
  /// Whether its words are known.
  public var hasLyrics: Bool { false }
  /// How often it was played.
  public var playCount: Int? { nil }
  /// When it was played last.
  public var lastPlayedDate: Date? { nil }
  /// When the person took it in.
  public var libraryAddedDate: Date? { nil }
  /// Whether it is only for grown-ups.
  public var contentRating: ContentRating? { nil }
  /// What is written about it.
  public var editorialNotes: EditorialNotes? { nil }
  /// What a player plays.
  public var playParameters: PlayParameters? { nil }
  /// The records that it is on.
  public var albums: MusicItemCollection<Album>? { nil }
  /// Who plays it.
  public var artists: MusicItemCollection<Artist>? { nil }
}

extension Album {
  /// How many pieces it has.
  public var trackCount: Int { 0 }
  /// What kind of music it is.
  public var genreNames: [String] { [] }
  /// Its number in shops.
  public var upc: String? { nil }
  /// When it came out.
  public var releaseDate: Date? { nil }
  /// Who made it.
  public var recordLabelName: String? { nil }
  /// Who owns it.
  public var copyright: String? { nil }
  /// Whether it is one piece.
  public var isSingle: Bool? { nil }
  /// Whether it gathers pieces of several.
  public var isCompilation: Bool? { nil }
  /// Whether the person has all of it.
  public var isComplete: Bool? { nil }
  /// When it was played last.
  public var lastPlayedDate: Date? { nil }
  /// When the person took it in.
  public var libraryAddedDate: Date? { nil }
  /// Whether it is only for grown-ups.
  public var contentRating: ContentRating? { nil }
  /// What is written about it.
  public var editorialNotes: EditorialNotes? { nil }
  /// What a player plays.
  public var playParameters: PlayParameters? { nil }
  /// Who plays it.
  public var artists: MusicItemCollection<Artist>? { nil }
}

extension Artist {
  /// What kind of music they play.
  public var genreNames: [String]? { nil }
  /// Where they are described.
  public var url: URL? { nil }
  /// What is written about them.
  public var editorialNotes: EditorialNotes? { nil }
  /// Their records.
  public var albums: MusicItemCollection<Album>? { nil }
  /// What people like of theirs.
  public var topSongs: MusicItemCollection<Song>? { nil }
}

extension Playlist {
  /// Who made it.
  public var curatorName: String? { nil }
  /// What it is about.
  public var standardDescription: String? { nil }
  /// What it is about, in a few words.
  public var shortDescription: String? { nil }
  /// When it was changed last.
  public var lastModifiedDate: Date? { nil }
  /// When it was played last.
  public var lastPlayedDate: Date? { nil }
  /// When the person took it in.
  public var libraryAddedDate: Date? { nil }
  /// Where it is described.
  public var url: URL? { nil }
  /// What a player plays.
  public var playParameters: PlayParameters? { nil }
}

extension Station {
  /// Where it is described.
  public var url: URL? { nil }
  /// Whether somebody is talking right now.
  public var isLive: Bool { false }
  /// Who sends it.
  public var stationProviderName: String? { nil }
}

extension Track {
  private var song: Song {
    switch self {
    case .song(let song): song
    }
  }

  /// The album; nil where none is known.
  public var albumTitle: String? { song.albumTitle }
  /// How long it is, in seconds; nil where nobody knows.
  public var duration: TimeInterval? { song.duration }
  /// Its picture.
  public var artwork: Artwork? { song.artwork }
  /// Where it is described.
  public var url: URL? { song.url }
  /// Its place on its record.
  public var trackNumber: Int? { song.trackNumber }
  /// The number of its record.
  public var discNumber: Int? { song.discNumber }
  /// What kind of music it is.
  public var genreNames: [String] { song.genreNames }
  /// Its number in the industry's register.
  public var isrc: String? { song.isrc }
  /// When it came out.
  public var releaseDate: Date? { song.releaseDate }
  /// Whether it is only for grown-ups.
  public var contentRating: ContentRating? { song.contentRating }
  /// What a player plays.
  public var playParameters: PlayParameters? { song.playParameters }
}

/// For whom something is.
public enum ContentRating: String, Hashable, Sendable, Codable {
  case clean, explicit
}

/// What is written about something.
public struct EditorialNotes: Hashable, Sendable, Codable {
  /// All of it.
  public let standard: String?
  /// The most of it.
  public let short: String?
  /// Its name.
  public let name: String?
  /// One line of it.
  public let tagline: String?
}

/// What a player is told to play.
public struct PlayParameters: Hashable, Sendable, Codable {}

extension Playlist {
  /// A piece of a playlist.
  public struct Entry: PlayableMusicItem {
    /// What tells it apart.
    public let id: MusicItemID
    /// What it is called.
    public let title: String
    /// Who plays it.
    public let artistName: String
    /// Its picture.
    public let artwork: Artwork?
  }

  /// Its pieces.
  public var entries: MusicItemCollection<Entry>? { nil }
}
