#if !canImport(Darwin)
extension Measurement where UnitType: Dimension {
  /// The amount with its unit's symbol, in the language of the conversation.
  public func formatted() -> String { shownText(in: AppLocalization.current.foundationLocale) }
}

/// Puts texts one after the other as a list.
open class ListFormatter: Formatter {
  /// The language; the conversation's unless another was given.
  open var locale: Locale = AppLocalization.current.foundationLocale

  /// Texts as a list in the language of the conversation.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(AppLocalization.current.foundationLocale))
  }

  /// Values as a list.
  open func string(from items: [Any]) -> String? {
    items.map { "\($0)" }.formatted(.list(type: .and).locale(locale))
  }
}

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
  /// Adds to what the app has to know.
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }
}
#endif
