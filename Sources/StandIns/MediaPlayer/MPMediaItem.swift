@_exported public import Foundation
import Notices

/// What tells an item apart.
public typealias MPMediaEntityPersistentID = UInt64

/// What a person hears, or several such things.
open class MPMediaEntity: NSObject {
  /// What tells it apart.
  open var persistentID: MPMediaEntityPersistentID { 0 }

  /// What is known of it under a name; nothing.
  open func value(forProperty property: String) -> Any? { nil }
}

/// Something to hear.
open class MPMediaItem: MPMediaEntity {
  /// What it is called.
  open var title: String? { nil }
  /// Who made it.
  open var artist: String? { nil }
  /// On what.
  open var albumTitle: String? { nil }
  /// How long, in seconds.
  open var playbackDuration: TimeInterval { 0 }
}

/// Several things to hear.
open class MPMediaItemCollection: MPMediaEntity {
  /// The things.
  public let items: [MPMediaItem]
  /// How many they are.
  open var count: Int { items.count }
  /// The one that stands for all.
  open var representativeItem: MPMediaItem? { items.first }

  /// Several things.
  public init(items: [MPMediaItem]) {
    self.items = items
  }
}

/// Several things in an order that a person chose.
open class MPMediaPlaylist: MPMediaItemCollection {
  /// What it is called.
  open var name: String? { nil }
}

/// Looks for things to hear, of which there are none here.
open class MPMediaQuery: NSObject {
  /// Looks for the lists that a person made.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  /// Looks for songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// Looks for albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }

  /// What was found, by what it belongs to.
  open var collections: [MPMediaItemCollection]? { [] }
  /// What was found.
  open var items: [MPMediaItem]? { [] }
}

/// Whether an app may look at what a person hears.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// What a person hears, which is closed here.
open class MPMediaLibrary: NSObject {
  /// Whether the app may look; no.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }

  /// Asks whether it may, in vain.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    Notice.doesNothing("MPMediaLibrary")
    return .denied
  }
}
