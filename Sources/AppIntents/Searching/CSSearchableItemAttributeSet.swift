import Synchronization

/// What is searched of an entity, and what is known of it besides.
///
/// It is an object, as Apple's: who has it and changes it changes it for all. Texts are searched; days,
/// numbers and pictures are kept.
public final class CSSearchableItemAttributeSet: NSObject, Sendable {
  private let values = Mutex<[String: any Sendable]>([:])

  /// Nothing to search.
  public override init() {
    super.init()
  }

  /// Nothing to search yet, of something with a kind of content.
  public convenience init(contentType: UTType) {
    self.init()
    self.contentType = contentType.identifier
  }

  /// Nothing to search yet, of something with a kind of content.
  public convenience init(itemContentType: String) {
    self.init()
    contentType = itemContentType
  }

  subscript<Value: Sendable>(name: String) -> Value? {
    get { values.withLock { $0[name] as? Value } }
    set { values.withLock { $0[name] = newValue } }
  }

  /// Keeps a value under a key of the app's own; a text is searched.
  public func setValue(_ value: (any Sendable)?, forCustomKey key: CSCustomAttributeKey) {
    self["custom " + key.keyName] = value
  }

  /// The value under a key of the app's own.
  public func value(forCustomKey key: CSCustomAttributeKey) -> (any Sendable)? {
    values.withLock { $0["custom " + key.keyName] }
  }

  /// All texts in it that are searched: what it is called, what it is about, and the app's own.
  var searchedTexts: [String] {
    let texts = values.withLock { values in
      values.filter { Self.searched.contains($0.key) || $0.key.hasPrefix("custom ") }
        .sorted { $0.key < $1.key }.map(\.value)
    }
    return texts.flatMap { value in
      (value as? [String]) ?? (value as? String).map { [$0] } ?? []
    }
  }

  private static let searched: Set<String> = [
    "album", "alternateNames", "artist", "audiences", "authorEmailAddresses", "authorNames",
    "city", "comment", "composer", "contentDescription", "contributors", "country", "displayName",
    "emailAddresses", "fullyFormattedAddress", "genre", "keywords", "kind", "languages",
    "namedLocation", "organizations", "participants", "performers", "phoneNumbers", "postalCode",
    "projects", "publishers", "recipientEmailAddresses", "recipientNames", "stateOrProvince",
    "subject", "textContent", "theme", "thoroughfare", "title",
  ]

  /// A small picture of it.
  public var thumbnailData: Data? {
    get { self["thumbnailData"] }
    set { self["thumbnailData"] = newValue }
  }

  /// What it is called.
  public var displayName: String? {
    get { self["displayName"] }
    set { self["displayName"] = newValue }
  }

  /// Its title.
  public var title: String? {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  /// What it is about.
  public var contentDescription: String? {
    get { self["contentDescription"] }
    set { self["contentDescription"] = newValue }
  }

  /// All its text.
  public var textContent: String? {
    get { self["textContent"] }
    set { self["textContent"] = newValue }
  }

  /// What it is about in one word.
  public var subject: String? {
    get { self["subject"] }
    set { self["subject"] = newValue }
  }

  /// Remarks.
  public var comment: String? {
    get { self["comment"] }
    set { self["comment"] = newValue }
  }

  /// What kind of thing it is.
  public var kind: String? {
    get { self["kind"] }
    set { self["kind"] = newValue }
  }

  /// What it is concerned with.
  public var theme: String? {
    get { self["theme"] }
    set { self["theme"] = newValue }
  }

  /// What the app calls it.
  public var identifier: String? {
    get { self["identifier"] }
    set { self["identifier"] = newValue }
  }

  /// What else belongs to it.
  public var relatedUniqueIdentifier: String? {
    get { self["relatedUniqueIdentifier"] }
    set { self["relatedUniqueIdentifier"] = newValue }
  }

  /// The group of things that it belongs to.
  public var domainIdentifier: String? {
    get { self["domainIdentifier"] }
    set { self["domainIdentifier"] = newValue }
  }

  /// What kind of content it has.
  public var contentType: String? {
    get { self["contentType"] }
    set { self["contentType"] = newValue }
  }

  /// Where it lies.
  public var path: String? {
    get { self["path"] }
    set { self["path"] = newValue }
  }

  /// The album that it is in.
  public var album: String? {
    get { self["album"] }
    set { self["album"] = newValue }
  }

  /// Who plays or paints it.
  public var artist: String? {
    get { self["artist"] }
    set { self["artist"] = newValue }
  }

  /// Who composed it.
  public var composer: String? {
    get { self["composer"] }
    set { self["composer"] = newValue }
  }

  /// The kind of music, film or book.
  public var genre: String? {
    get { self["genre"] }
    set { self["genre"] = newValue }
  }

  /// The city.
  public var city: String? {
    get { self["city"] }
    set { self["city"] = newValue }
  }

  /// The country.
  public var country: String? {
    get { self["country"] }
    set { self["country"] = newValue }
  }

  /// The part of the country.
  public var stateOrProvince: String? {
    get { self["stateOrProvince"] }
    set { self["stateOrProvince"] = newValue }
  }

  /// The place, by its name.
  public var namedLocation: String? {
    get { self["namedLocation"] }
    set { self["namedLocation"] = newValue }
  }

  /// The whole address.
  public var fullyFormattedAddress: String? {
    get { self["fullyFormattedAddress"] }
    set { self["fullyFormattedAddress"] = newValue }
  }

  /// The street.
  public var thoroughfare: String? {
    get { self["thoroughfare"] }
    set { self["thoroughfare"] = newValue }
  }

  /// The code of the post.
  public var postalCode: String? {
    get { self["postalCode"] }
    set { self["postalCode"] = newValue }
  }

  /// Whose account it is in.
  public var accountIdentifier: String? {
    get { self["accountIdentifier"] }
    set { self["accountIdentifier"] = newValue }
  }
}

/// A name of the app's own for something that is known of a thing.
public struct CSCustomAttributeKey: Sendable, Hashable {
  /// The name.
  public let keyName: String

  /// A name; nil for one that holds other characters than letters, digits and underscores.
  public init?(keyName: String) {
    guard !keyName.isEmpty, keyName.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    self.keyName = keyName
  }

  /// A name with what is to be done with it, of which only searching is done here.
  public init?(
    keyName: String,
    searchable: Bool,
    searchableByDefault: Bool,
    unique: Bool,
    multiValued: Bool
  ) {
    self.init(keyName: keyName)
  }
}
