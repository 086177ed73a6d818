public import Foundation

/// What a notification says; it cannot be changed.
public class UNNotificationContent {
  /// The first line.
  public internal(set) var title = ""
  /// The second line.
  public internal(set) var subtitle = ""
  /// What else there is to say.
  public internal(set) var body = ""
  /// What the app's focus filter decides by whether it gets through; nil for nothing.
  public internal(set) var filterCriteria: String?
  /// The number that the app's badge is to show; nil for what it shows.
  public internal(set) var badge: Int?
  /// What is heard with it; nothing is.
  public internal(set) var sound: UNNotificationSound?
  /// What the app wants to know once it is touched.
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// What can be done with it.
  public internal(set) var categoryIdentifier = ""
  /// What it belongs to.
  public internal(set) var threadIdentifier = ""
  /// How much it matters.
  public internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// How much it matters among others, from 0 to 1.
  public internal(set) var relevanceScore = 0.0
  /// What is shown with it.
  public internal(set) var attachments: [UNNotificationAttachment] = []
  /// What opens when it is chosen.
  public internal(set) var targetContentIdentifier: String?
  /// What is told of several.
  public internal(set) var summaryArgument = ""

  init() {}
}

/// What a notification is going to say.
public final class UNMutableNotificationContent: UNNotificationContent {
  /// Nothing yet.
  public override init() {
    super.init()
  }

  /// The first line.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The second line.
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }

  /// What else there is to say.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }

  /// What the app's focus filter decides by whether it gets through; nil for nothing.
  public override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }

  /// The number that the app's badge is to show; nil for what it shows.
  public override var badge: Int? {
    get { super.badge }
    set { super.badge = newValue }
  }

  /// What is heard with it; nothing is.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }

  /// What the app wants to know once it is touched.
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  /// What can be done with it.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }

  /// What it belongs to.
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }

  /// How much it matters.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }

  /// How much it matters among others, from 0 to 1.
  public override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }

  /// What is shown with it.
  public override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }

  /// What opens when it is chosen.
  public override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }

  /// What is told of several.
  public override var summaryArgument: String {
    get { super.summaryArgument }
    set { super.summaryArgument = newValue }
  }
}

/// What is heard with a notification; nothing is.
public final class UNNotificationSound: Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// A sound of the app's.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

  /// As usual.
  public static let `default` = UNNotificationSound(name: "default")
  /// As usual where it must be heard.
  public static let defaultCritical = UNNotificationSound(name: "defaultCritical")
}

/// The name of a sound.
public struct UNNotificationSoundName: Hashable, Sendable, RawRepresentable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How much a notification matters.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// A picture, a sound or a film that is shown with a notification.
public final class UNNotificationAttachment: Sendable {
  /// What tells it apart.
  public let identifier: String
  /// Where it is.
  public let url: URL

  /// What is at an address.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}

extension NSString {
  /// A text of the app's catalogues with values in it, as it stands in the code here.
  public class func localizedUserNotificationString(
    forKey key: String,
    arguments: [Any]?
  ) -> String {
    var text = NSLocalizedString(key, comment: "")
    for argument in arguments ?? [] {
      guard let place = text.range(of: "%@") else { break }
      text.replaceSubrange(place, with: "\(argument)")
    }
    return text
  }
}
