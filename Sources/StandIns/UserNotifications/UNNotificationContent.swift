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
}
