public import Foundation

/// What a person is asked to agree to.
public struct UNAuthorizationOptions: OptionSet, Sendable, Hashable {
  /// The flags as a number.
  public let rawValue: UInt

  /// Flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Something that is heard.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Something that is shown.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Something in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// What must be heard.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// Without being asked.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// What a person agreed to: everything, as the assistant takes all notifications.
public final class UNNotificationSettings: Sendable {
  init() {}

  /// Agreed.
  public var authorizationStatus: UNAuthorizationStatus { .authorized }
  /// They are shown.
  public var alertSetting: UNNotificationSetting { .enabled }
  /// They are not heard.
  public var soundSetting: UNNotificationSetting { .notSupported }
  /// Numbers are told.
  public var badgeSetting: UNNotificationSetting { .enabled }
}

/// Whether a person agreed.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether something is on.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// Something a person can answer a notification with.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// What tells it apart.
  public let identifier: String
  /// What it is called.
  public let title: String
  /// What it needs.
  public let options: UNNotificationActionOptions
  /// What is drawn beside it.
  public let icon: UNNotificationActionIcon?

  /// An answer.
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }

  /// Whether two are the same answer.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationAction)?.identifier == identifier
  }
  /// What equal answers share.
  public override var hash: Int { identifier.hashValue }
}

/// An answer in a person's own words.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What sends them.
  public let textInputButtonTitle: String
  /// What stands there before.
  public let textInputPlaceholder: String

  /// An answer.
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// What is drawn beside an answer.
public final class UNNotificationActionIcon: NSObject, Sendable {
  private let name: String

  /// A symbol of the system's.
  public init(systemImageName: String) { name = systemImageName }
  /// A picture of the app's.
  public init(templateImageName: String) { name = templateImageName }
}

/// How something is done.
public struct UNNotificationActionOptions: OptionSet, Sendable, Hashable {
  /// The flags as a number.
  public let rawValue: UInt

  /// Flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Once the device is unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It takes something away.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// In the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// What can be done with notifications of a kind.
public final class UNNotificationCategory: Sendable, Hashable {
  /// What tells it apart.
  public let identifier: String
  /// What can be done.
  public let actions: [UNNotificationAction]

  /// A kind of notifications.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }

  /// A kind of notifications of which others do not see what they say.
  public convenience init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String,
    categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier,
      actions: actions,
      intentIdentifiers: intentIdentifiers,
      options: options
    )
  }

  /// Whether they are the same.
  public static func == (left: UNNotificationCategory, right: UNNotificationCategory) -> Bool {
    left.identifier == right.identifier
  }
  /// Adds what tells it apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// How notifications of a kind behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable, Hashable {
  /// The flags as a number.
  public let rawValue: UInt

  /// Flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app hears that one was put away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// It may be told in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Others see its title.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// Others see what stands below the title.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
