import Notices

/// Whether an app may know a person's music.
public enum MusicAuthorization {
  /// Whether it may.
  public enum Status: String, Sendable, Hashable {
    case notDetermined, denied, restricted, authorized
  }

  /// It may not.
  public static var currentStatus: Status { .denied }

  /// Asks whether it may; it may not.
  public static func request() async -> Status {
    Notice.doesNothing("MusicKit")
    return .denied
  }
}

/// What a person has paid for: nothing.
public struct MusicSubscription: Sendable, Hashable {
  /// Whether they can play what the service has.
  public let canPlayCatalogContent: Bool

  /// What the person has paid for.
  public static var current: MusicSubscription {
    get async throws { MusicSubscription(canPlayCatalogContent: false) }
  }
}

/// Asks for what a person has.
public struct MusicLibraryRequest<Item: MusicItem>: Sendable {
  /// The most that are wanted; nil for all.
  public var limit: Int?

  /// Asks for all of a kind.
  public init() {}

  /// Finds nothing.
  public func response() async throws -> MusicLibraryResponse<Item> {
    Notice.doesNothing("MusicKit")
    return MusicLibraryResponse(items: [])
  }
}

/// What a person has.
public struct MusicLibraryResponse<Item: MusicItem>: Sendable {
  /// What was found.
  public let items: MusicItemCollection<Item>
}

/// Asks the service for some things.
public struct MusicCatalogResourceRequest<Item: MusicItem>: Sendable {
  /// The most that are wanted; nil for all.
  public var limit: Int?

  /// Asks for the thing with a value.
  public init<Value: Sendable>(matching path: KeyPath<Item, Value>, equalTo value: Value) {}
  /// Asks for the things with values.
  public init<Value: Sendable>(matching path: KeyPath<Item, Value>, memberOf values: [Value]) {}

  /// Finds nothing.
  public func response() async throws -> MusicCatalogResourceResponse<Item> {
    Notice.doesNothing("MusicKit")
    return MusicCatalogResourceResponse(items: [])
  }
}

/// What the service has.
public struct MusicCatalogResourceResponse<Item: MusicItem>: Sendable {
  /// What was found.
  public let items: MusicItemCollection<Item>
}

/// Asks the service for things by words.
public struct MusicCatalogSearchRequest: Sendable {
  /// The words.
  public let term: String
  /// The most of each kind; nil for as many as it likes.
  public var limit: Int?

  /// Asks for things of some kinds.
  public init(term: String, types: [any MusicItem.Type]) {
    self.term = term
  }

  /// Finds nothing.
  public func response() async throws -> MusicCatalogSearchResponse {
    Notice.doesNothing("MusicKit")
    return MusicCatalogSearchResponse(songs: [], albums: [], artists: [], playlists: [])
  }
}

/// What the service has for some words.
public struct MusicCatalogSearchResponse: Sendable {
  /// Songs.
  public let songs: MusicItemCollection<Song>
  /// Albums.
  public let albums: MusicItemCollection<Album>
  /// Who plays.
  public let artists: MusicItemCollection<Artist>
  /// Lists.
  public let playlists: MusicItemCollection<Playlist>
}

extension MusicLibraryRequest {
  /// Only what has a value; nothing is found in any case.
  public mutating func filter<Value>(matching path: KeyPath<Item, Value>, equalTo value: Value) {}
  /// Only what has one of some values.
  public mutating func filter<Value>(matching path: KeyPath<Item, Value>, memberOf values: [Value])
  {}
  /// Only what has words in it.
  public mutating func filter(matching path: KeyPath<Item, String>, contains text: String) {}
  /// Only what has words in one of its texts.
  public mutating func filter(text: String) {}
  /// In an order.
  public mutating func sort<Value>(by path: KeyPath<Item, Value>, ascending: Bool) {}
  /// Whether only what is on the device is found.
  public var includeOnlyDownloadedContent: Bool {
    get { false }
    set {}
  }
  /// After how many it begins.
  public var offset: Int {
    get { 0 }
    set {}
  }
}
