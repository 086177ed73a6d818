@_exported public import Foundation

/// What tells pieces of music apart.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  /// The identifier.
  public let rawValue: String

  /// An identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// An identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An identifier.
  public init(stringLiteral value: String) { rawValue = value }

  /// The identifier.
  public var description: String { rawValue }
}

/// Something of the music service's: a song, an album, a playlist.
public protocol MusicItem: Identifiable, Hashable, Sendable where ID == MusicItemID {}

/// Something that can be played.
public protocol PlayableMusicItem: MusicItem {}

/// Some things of one kind.
public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, Hashable, Sendable,
  ExpressibleByArrayLiteral
{
  private let items: [Item]

  /// Nothing.
  public init() { items = [] }
  /// Some things.
  public init(_ items: some Sequence<Item>) { self.items = Array(items) }
  /// Some things.
  public init(arrayLiteral elements: Item...) { items = elements }

  /// Where they begin.
  public var startIndex: Int { items.startIndex }
  /// Where they end.
  public var endIndex: Int { items.endIndex }
  /// One of them.
  public subscript(position: Int) -> Item { items[position] }
  /// Whether there are more; there are none.
  public var hasNextBatch: Bool { false }
  /// What else is known of them; they are a list without a name.
  public var title: String? { nil }
}

/// A song; nobody has one here.
public struct Song: PlayableMusicItem {
  /// What tells it apart.
  public let id: MusicItemID
  /// What it is called.
  public let title: String
  /// Who plays it.
  public let artistName: String
  /// The album; nil where none is known.
  public let albumTitle: String?
  /// How long it is, in seconds; nil where nobody knows.
  public let duration: TimeInterval?
  /// Its picture.
  public let artwork: Artwork?
  /// Where it is described.
  public let url: URL?
}

/// An album; nobody has one here.
public struct Album: PlayableMusicItem {
  /// What tells it apart.
  public let id: MusicItemID
  /// What it is called.
  public let title: String
  /// Who plays it.
  public let artistName: String
  /// Its pieces; nil where they were not asked for.
  public let tracks: MusicItemCollection<Track>?
  /// Its picture.
  public let artwork: Artwork?
  /// Where it is described.
  public let url: URL?

  /// What can be asked for of an album.
  public enum Property: Sendable { case tracks, artists, genres }

  /// It with more of it.
  public func with(_ properties: [Property]) async throws -> Album { self }
}

/// Somebody who plays; nobody is known here.
public struct Artist: MusicItem {
  /// What tells them apart.
  public let id: MusicItemID
  /// What they are called.
  public let name: String
  /// Their picture.
  public let artwork: Artwork?
}

/// A list of pieces; nobody has one here.
public struct Playlist: PlayableMusicItem {
  /// What tells it apart.
  public let id: MusicItemID
  /// What it is called.
  public let name: String
  /// Its pieces; nil where they were not asked for.
  public let tracks: MusicItemCollection<Track>?
  /// Its picture.
  public let artwork: Artwork?

  /// What can be asked for of a list.
  public enum Property: Sendable { case tracks, entries, curator, featuredArtists, moreByCurator }

  /// It with more of it.
  public func with(_ properties: [Property]) async throws -> Playlist { self }
}

/// A station; there is none here.
public struct Station: PlayableMusicItem {
  /// What tells it apart.
  public let id: MusicItemID
  /// What it is called.
  public let name: String
  /// Its picture.
  public let artwork: Artwork?
}

/// A piece of an album or a list.
public enum Track: PlayableMusicItem {
  case song(Song)

  /// What tells it apart.
  public var id: MusicItemID {
    switch self {
    case .song(let song): song.id
    }
  }

  /// What it is called.
  public var title: String {
    switch self {
    case .song(let song): song.title
    }
  }

  /// Who plays it.
  public var artistName: String {
    switch self {
    case .song(let song): song.artistName
    }
  }
}

/// The picture of an album.
public struct Artwork: Hashable, Sendable {
  /// How wide it is at most.
  public let maximumWidth: Int
  /// How high it is at most.
  public let maximumHeight: Int

  /// Where it lies in a size; nowhere.
  public func url(width: Int, height: Int) -> URL? { nil }
}
