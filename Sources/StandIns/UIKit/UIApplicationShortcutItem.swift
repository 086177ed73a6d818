public import Foundation

/// What an app offers where its icon is held; nothing shows it here.
open class UIApplicationShortcutItem: NSObject {
  /// Its kind.
  public let type: String
  /// Its title.
  public let localizedTitle: String
  /// What stands below its title.
  public let localizedSubtitle: String?
  /// Its picture.
  public let icon: UIApplicationShortcutIcon?
  /// What the app is told.
  public let userInfo: [String: any NSSecureCoding]?

  /// Something an app offers where its icon is held.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Something an app offers where its icon is held.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture of what an app offers where its icon is held.
open class UIApplicationShortcutIcon: NSObject {
  /// The kinds of pictures that the system has.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// One of the system's pictures.
  public init(type: IconType) {}
  /// A symbol.
  public init(systemImageName name: String) {}
  /// A picture of the app's.
  public init(templateImageName name: String) {}
}
