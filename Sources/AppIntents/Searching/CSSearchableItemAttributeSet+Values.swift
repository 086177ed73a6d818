extension CSSearchableItemAttributeSet {
  /// Who wrote it.
  public var authorNames: [String]? {
    get { self["authorNames"] }
    set { self["authorNames"] = newValue }
  }

  /// What people search for when they mean it.
  public var keywords: [String]? {
    get { self["keywords"] }
    set { self["keywords"] = newValue }
  }

  /// What else it is called.
  public var alternateNames: [String]? {
    get { self["alternateNames"] }
    set { self["alternateNames"] = newValue }
  }

  /// Who helped to make it.
  public var contributors: [String]? {
    get { self["contributors"] }
    set { self["contributors"] = newValue }
  }

  /// Who performs it.
  public var performers: [String]? {
    get { self["performers"] }
    set { self["performers"] = newValue }
  }

  /// Who published it.
  public var publishers: [String]? {
    get { self["publishers"] }
    set { self["publishers"] = newValue }
  }

  /// The languages that it is in.
  public var languages: [String]? {
    get { self["languages"] }
    set { self["languages"] = newValue }
  }

  /// Whom it belongs to.
  public var organizations: [String]? {
    get { self["organizations"] }
    set { self["organizations"] = newValue }
  }

  /// Who takes part.
  public var participants: [String]? {
    get { self["participants"] }
    set { self["participants"] = newValue }
  }

  /// How it is called by telephone.
  public var phoneNumbers: [String]? {
    get { self["phoneNumbers"] }
    set { self["phoneNumbers"] = newValue }
  }

  /// How it is written to.
  public var emailAddresses: [String]? {
    get { self["emailAddresses"] }
    set { self["emailAddresses"] = newValue }
  }

  /// How its authors are written to.
  public var authorEmailAddresses: [String]? {
    get { self["authorEmailAddresses"] }
    set { self["authorEmailAddresses"] = newValue }
  }

  /// Whom it was sent to.
  public var recipientNames: [String]? {
    get { self["recipientNames"] }
    set { self["recipientNames"] = newValue }
  }

  /// Where it was sent.
  public var recipientEmailAddresses: [String]? {
    get { self["recipientEmailAddresses"] }
    set { self["recipientEmailAddresses"] = newValue }
  }

  /// What it was made for.
  public var projects: [String]? {
    get { self["projects"] }
    set { self["projects"] = newValue }
  }

  /// Whom it is for.
  public var audiences: [String]? {
    get { self["audiences"] }
    set { self["audiences"] = newValue }
  }

  /// All kinds of content that it is.
  public var contentTypeTree: [String]? {
    get { self["contentTypeTree"] }
    set { self["contentTypeTree"] = newValue }
  }
}

extension CSSearchableItemAttributeSet {
  /// When it was made.
  public var contentCreationDate: Date? {
    get { self["contentCreationDate"] }
    set { self["contentCreationDate"] = newValue }
  }

  /// When it was changed.
  public var contentModificationDate: Date? {
    get { self["contentModificationDate"] }
    set { self["contentModificationDate"] = newValue }
  }

  /// When what is known of it was changed.
  public var metadataModificationDate: Date? {
    get { self["metadataModificationDate"] }
    set { self["metadataModificationDate"] = newValue }
  }

  /// When it was used.
  public var lastUsedDate: Date? {
    get { self["lastUsedDate"] }
    set { self["lastUsedDate"] = newValue }
  }

  /// When it was added.
  public var addedDate: Date? {
    get { self["addedDate"] }
    set { self["addedDate"] = newValue }
  }

  /// When it was fetched.
  public var downloadedDate: Date? {
    get { self["downloadedDate"] }
    set { self["downloadedDate"] = newValue }
  }

  /// When it begins.
  public var startDate: Date? {
    get { self["startDate"] }
    set { self["startDate"] = newValue }
  }

  /// When it ends.
  public var endDate: Date? {
    get { self["endDate"] }
    set { self["endDate"] = newValue }
  }

  /// When it has to be done.
  public var dueDate: Date? {
    get { self["dueDate"] }
    set { self["dueDate"] = newValue }
  }

  /// When it was done.
  public var completionDate: Date? {
    get { self["completionDate"] }
    set { self["completionDate"] = newValue }
  }

  /// When it was recorded.
  public var recordingDate: Date? {
    get { self["recordingDate"] }
    set { self["recordingDate"] = newValue }
  }

  /// How good it is.
  public var rating: NSNumber? {
    get { self["rating"] }
    set { self["rating"] = newValue }
  }

  /// How long it takes, in seconds.
  public var duration: NSNumber? {
    get { self["duration"] }
    set { self["duration"] = newValue }
  }

  /// How many pages it has.
  public var pageCount: NSNumber? {
    get { self["pageCount"] }
    set { self["pageCount"] = newValue }
  }

  /// How large it is.
  public var fileSize: NSNumber? {
    get { self["fileSize"] }
    set { self["fileSize"] = newValue }
  }

  /// How far north it lies.
  public var latitude: NSNumber? {
    get { self["latitude"] }
    set { self["latitude"] = newValue }
  }

  /// How far east it lies.
  public var longitude: NSNumber? {
    get { self["longitude"] }
    set { self["longitude"] = newValue }
  }

  /// How high it lies.
  public var altitude: NSNumber? {
    get { self["altitude"] }
    set { self["altitude"] = newValue }
  }

  /// How much it matters, among the app's.
  public var rankingHint: NSNumber? {
    get { self["rankingHint"] }
    set { self["rankingHint"] = newValue }
  }

  /// How often it was played.
  public var playCount: NSNumber? {
    get { self["playCount"] }
    set { self["playCount"] = newValue }
  }

  /// Which of the album's pieces it is.
  public var trackNumber: NSNumber? {
    get { self["trackNumber"] }
    set { self["trackNumber"] = newValue }
  }

  /// Whether one can go there.
  public var supportsNavigation: NSNumber? {
    get { self["supportsNavigation"] }
    set { self["supportsNavigation"] = newValue }
  }

  /// Whether it can be called.
  public var supportsPhoneCall: NSNumber? {
    get { self["supportsPhoneCall"] }
    set { self["supportsPhoneCall"] = newValue }
  }

  /// Whether it takes the whole day.
  public var allDay: NSNumber? {
    get { self["allDay"] }
    set { self["allDay"] = newValue }
  }

  /// Whether it is on this device.
  public var local: NSNumber? {
    get { self["local"] }
    set { self["local"] = newValue }
  }

  /// Whether the person made it.
  public var userCreated: NSNumber? {
    get { self["userCreated"] }
    set { self["userCreated"] = newValue }
  }

  /// Where its content is.
  public var contentURL: URL? {
    get { self["contentURL"] }
    set { self["contentURL"] = newValue }
  }

  /// Where its picture is.
  public var thumbnailURL: URL? {
    get { self["thumbnailURL"] }
    set { self["thumbnailURL"] = newValue }
  }

  /// Its address.
  public var url: URL? {
    get { self["url"] }
    set { self["url"] = newValue }
  }
}
