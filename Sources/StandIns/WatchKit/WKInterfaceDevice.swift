@_exported public import Foundation
import Notices

/// A watch; there is none here.
@MainActor @preconcurrency
open class WKInterfaceDevice: NSObject {
  private static let device = WKInterfaceDevice()

  /// The watch.
  open class func current() -> WKInterfaceDevice { device }

  /// What it is called.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// How full its battery is; nobody knows.
  open var batteryLevel: Float { -1 }
  /// Whether somebody wants to know.
  open var isBatteryMonitoringEnabled = false

  /// Makes something felt, which nothing here is.
  open func play(_ type: WKHapticType) { Notice.doesNothing("WKInterfaceDevice.play") }
}

/// What is felt on a watch.
public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}

/// An app on a watch.
@MainActor @preconcurrency
open class WKApplication: NSObject {
  private static let application = WKApplication()

  /// The app.
  open class func shared() -> WKApplication { application }

  /// Asks to work later, which nothing here does.
  open func scheduleBackgroundRefresh(
    withPreferredDate date: Date,
    userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Notice.doesNothing("WKApplication")
    scheduledCompletion(nil)
  }
}

/// Works on while the watch sleeps, which nothing here does.
open class WKExtendedRuntimeSession: NSObject {
  /// Begins.
  open func start() { Notice.doesNothing("WKExtendedRuntimeSession") }
  /// Ends.
  open func invalidate() {}
}
