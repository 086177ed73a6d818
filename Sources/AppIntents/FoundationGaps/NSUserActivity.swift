#if !canImport(Darwin)
/// Something that a person does in an app, which could go on elsewhere; here it does not.
open class NSUserActivity: NSObject, AppEntityAnnotatable {
  /// What kind of thing it is.
  public let activityType: String
  /// What a person calls it.
  open var title: String?
  /// What the app has to know to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The page of the web that shows the same.
  open var webpageURL: URL?
  /// Whether it is found by searches, which it is not.
  open var isEligibleForSearch = false
  /// Whether it goes on elsewhere, which it does not.
  open var isEligibleForHandoff = false
  /// Whether it is proposed, which it is not.
  open var isEligibleForPrediction = false
  /// What it is kept under.
  open var persistentIdentifier: String?
  /// Whether others may find it, which they do not.
  open var isEligibleForPublicIndexing = false
  /// The words by which it would be found.
  open var keywords: Set<String> = []
  /// What else is known of it.
  open var contentAttributeSet: CSSearchableItemAttributeSet?
  /// The page of the web that led to it.
  open var referrerURL: URL?
  /// What is known of it under a name; nothing asks.
  open var targetContentIdentifier: String?
  /// Which of what the app has to know it cannot do without.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether what the app has to know has to be told anew.
  open var needsSave = false
  /// From when on it is of no use.
  open var expirationDate: Date = .distantFuture
  /// What a person would say for it.
  open var suggestedInvocationPhrase: String?
  /// Whether the other side may send streams, which nothing does.
  open var supportsContinuationStreams = false
  /// Who is asked about it, which nobody is.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// The entity that it is about.
  open var appEntityIdentifier: EntityIdentifier?

  /// Something that a person does.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Says that the person does it now.
  open func becomeCurrent() {}
  /// Says that the person does something else.
  open func resignCurrent() {}
  /// Forgets it.
  open func invalidate() {}
  /// Forgets what is kept, which is nothing.
  open class func deleteAllSavedUserActivities() async {}
  /// Forgets what is kept, which is nothing.
  open class func deleteAllSavedUserActivities(completionHandler: @escaping () -> Void) {
    completionHandler()
  }
  /// Forgets what is kept under names, which is nothing.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers identifiers: [String]
  ) async {}
  /// Forgets what is kept under names, which is nothing.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers identifiers: [String],
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Adds to what the app has to know.
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }
}

extension NSUserActivity {
  private static let payloadKey = "payload"

  /// Keeps a value of the app's own as what the app has to know.
  public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
    addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode(payload)])
  }

  /// The value of the app's own that was kept.
  public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
    guard let data = userInfo?[Self.payloadKey] as? Data else {
      throw CocoaError(.coderValueNotFound)
    }
    return try JSONDecoder().decode(type, from: data)
  }
}

/// Who is asked about what goes on elsewhere; nobody is.
public protocol NSUserActivityDelegate: AnyObject {
  /// What the app has to know is about to be told.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// It went on elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Nothing, where an app says nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Nothing, where an app says nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
#endif
