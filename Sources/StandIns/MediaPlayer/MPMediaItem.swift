@_exported public import Foundation
import Notices
public import UIKit

/// What tells an item apart.
public typealias MPMediaEntityPersistentID = UInt64

/// What a person hears, or several such things.
open class MPMediaEntity: NSObject {
  /// What tells it apart.
  open var persistentID: MPMediaEntityPersistentID { 0 }

  /// What is known of it under a name; nothing.
  open func value(forProperty property: String) -> Any? { nil }
}

/// What something to hear is.
public struct MPMediaType: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt

  /// Flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Music.
  public static let music = MPMediaType(rawValue: 1)
  /// Somebody who talks, in parts.
  public static let podcast = MPMediaType(rawValue: 2)
  /// A book that is read.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// Whatever is heard.
  public static let anyAudio = MPMediaType(rawValue: 0xff)
  /// Whatever is seen.
  public static let anyVideo = MPMediaType(rawValue: 0xff00)
  /// Whatever there is.
  public static let any = MPMediaType(rawValue: ~0)
}

/// Something to hear.
open class MPMediaItem: MPMediaEntity {
  /// What it is called.
  open var title: String? { nil }
  /// Who made it.
  open var artist: String? { nil }
  /// What tells apart who made it.
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  /// On what.
  open var albumTitle: String? { nil }
  /// Who made that.
  open var albumArtist: String? { nil }
  /// What tells that apart.
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  /// Which place it has there.
  open var albumTrackNumber: Int { 0 }
  /// Who wrote it.
  open var composer: String? { nil }
  /// Its kind of music.
  open var genre: String? { nil }
  /// What it is.
  open var mediaType: MPMediaType { .music }
  /// How long, in seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// Its picture.
  open var artwork: MPMediaItemArtwork? { nil }
  /// What is sung.
  open var lyrics: String? { nil }
  /// How often it was heard.
  open var playCount: Int { 0 }
  /// How much it is liked, up to 5.
  open var rating: Int { 0 }
  /// When it was heard last.
  open var lastPlayedDate: Date? { nil }
  /// When it was added.
  open var dateAdded: Date { .distantPast }
  /// When it came out.
  open var releaseDate: Date? { nil }
  /// What the shop tells it apart by.
  open var playbackStoreID: String { "" }
  /// Where it lies.
  open var assetURL: URL? { nil }
  /// Whether it lies elsewhere.
  open var isCloudItem: Bool { false }
  /// Whether it is not for children.
  open var isExplicitItem: Bool { false }
}

/// The picture of something to hear.
open class MPMediaItemArtwork: NSObject {
  /// How large it is.
  public let bounds: CGRect
  private let picture: (CGSize) -> UIImage

  /// A picture that is made in the size in which it is wanted.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    picture = requestHandler
  }

  /// The picture in a size.
  open func image(at size: CGSize) -> UIImage? { picture(size) }
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

  /// Asks whether it may, in vain.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    Notice.doesNothing("MPMediaLibrary")
    handler(.denied)
  }
}
