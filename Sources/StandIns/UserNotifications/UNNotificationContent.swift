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
