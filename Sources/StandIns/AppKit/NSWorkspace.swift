public import Foundation
import Notices

/// Everything on the screen, of which there is none here.
open class NSWorkspace: NSObject {
  /// Everything on the screen.
  public static var shared: NSWorkspace { NSWorkspace() }

  /// Tells the address, and that it was not opened.
  @discardableResult
  open func open(_ url: URL) -> Bool {
    Notice.doesNothing("opening \(url.absoluteString)")
    return false
  }

  /// That another app comes to the front; nobody tells it here.
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification"
  )
  /// That an app has started; nobody tells it here.
  public static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification"
  )
  /// That the Mac sleeps; nobody tells it here.
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  /// That the Mac wakes; nobody tells it here.
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")

  /// Where these are told.
  open var notificationCenter: NotificationCenter { .default }

  /// Where an app is; nobody knows.
  open func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
  /// Where the app that opens an address is; nobody knows.
  open func urlForApplication(toOpen url: URL) -> URL? { nil }

  /// Tells the files, which nothing here shows.
  open func activateFileViewerSelecting(_ urls: [URL]) {
    Notice.doesNothing("showing files")
  }
}

extension NSWorkspace {
  /// Where a notification says which app it is about.
  public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  /// That an app has ended; nobody tells it here.
  public static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification"
  )
  /// That the screens sleep; nobody tells it here.
  public static let screensDidSleepNotification = Notification.Name(
    "NSWorkspaceScreensDidSleepNotification"
  )
  /// That the screens wake; nobody tells it here.
  public static let screensDidWakeNotification = Notification.Name(
    "NSWorkspaceScreensDidWakeNotification"
  )
}
