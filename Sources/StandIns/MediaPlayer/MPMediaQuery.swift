public import Foundation

/// By what things that were found belong together.
public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// How what is known of something is compared.
public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo, contains
}

/// What has to be so of what is looked for.
open class MPMediaPredicate: NSObject {}

/// What has to be known of what is looked for.
open class MPMediaPropertyPredicate: MPMediaPredicate {
  /// Under which name it is known.
  public let property: String
  /// What is known.
  public let value: Any?
  /// How it is compared.
  public let comparisonType: MPMediaPredicateComparison

  /// What has to be known.
  public init(
    value: Any?,
    forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    self.property = property
    self.value = value
    self.comparisonType = comparisonType
  }
}

/// Looks for things to hear, of which there are none here.
open class MPMediaQuery: NSObject {
  /// What has to be so.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// By what things belong together.
  open var groupingType = MPMediaGrouping.title

  /// Looks for everything.
  public override init() {}
  /// Looks for what something is so of.
  public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

  /// Looks for the lists that a person made.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  /// Looks for songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// Looks for albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  /// Looks for those who make music.
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  /// Looks for those who write music.
  open class func composers() -> MPMediaQuery { MPMediaQuery() }
  /// Looks for kinds of music.
  open class func genres() -> MPMediaQuery { MPMediaQuery() }
  /// Looks for those who talk, in parts.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
  /// Looks for books that are read.
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }

  /// What was found, by what it belongs to.
  open var collections: [MPMediaItemCollection]? { [] }
  /// What was found.
  open var items: [MPMediaItem]? { [] }

  /// Says what else has to be so.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  /// Says what no longer has to be so.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }
}
