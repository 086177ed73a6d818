@_exported public import Foundation
import Notices

/// How far a session is.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}

/// Hears from the other device.
public protocol WCSessionDelegate: AnyObject {
  /// Hears that it began.
  func session(
    _ session: WCSession,
    activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  )
}

/// Talks with the app on a watch, of which there is none here.
open class WCSession: NSObject {
  /// The one of the app.
  public static var `default`: WCSession { WCSession() }
  /// Who hears of it.
  open weak var delegate: (any WCSessionDelegate)?
  /// How far it is.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether the other device is near.
  open var isReachable: Bool { false }
  /// Whether there is one.
  open var isPaired: Bool { false }
  /// Whether the app is there.
  open var isWatchAppInstalled: Bool { false }

  /// Whether there could be one.
  open class func isSupported() -> Bool { false }

  /// Begins, in vain.
  open func activate() { Notice.doesNothing("WCSession") }

  /// Says something, which nobody hears.
  open func sendMessage(
    _ message: [String: Any],
    replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    Notice.doesNothing("WCSession")
  }

  /// Keeps something for the other device, which never fetches it.
  open func updateApplicationContext(_ context: [String: Any]) throws {
    Notice.doesNothing("WCSession")
  }
}

/// Something that is on its way to the watch, where it never arrives.
open class WCSessionUserInfoTransfer: NSObject {
  /// Whether it is on its way.
  open var isTransferring: Bool { false }
  /// Sends it no more.
  open func cancel() {}
}

extension WCSession {
  /// Sends something when it can be sent, which is never.
  @discardableResult
  public func transferUserInfo(_ userInfo: [String: Any]) -> WCSessionUserInfoTransfer {
    Notice.doesNothing("WCSession")
    return WCSessionUserInfoTransfer()
  }
  /// Sends what the watch's face shows, which is never.
  @discardableResult
  public func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any]
  ) -> WCSessionUserInfoTransfer { transferUserInfo(userInfo) }
  /// What was sent last: nothing.
  public var applicationContext: [String: Any] { [:] }
  /// What came last: nothing.
  public var receivedApplicationContext: [String: Any] { [:] }
  /// Whether the watch's face shows something of the app's.
  public var isComplicationEnabled: Bool { false }
}
