public import SwiftUI
public import UserNotifications

/// The screen of a watch's notifications; there is no watch.
public struct WKNotificationScene<Content: View, Controller>: Scene
where Controller: WKUserNotificationHostingController<Content> {
  /// It is made of nothing else.
  public typealias Body = Never

  /// The screen of one kind of notifications.
  public init(controller: Controller.Type, category: String) {}
}

/// Draws a watch's notifications; there is no watch.
@MainActor @preconcurrency
open class WKUserNotificationHostingController<Body: View>: NSObject {
  /// What it draws.
  open var body: Body { preconditionFailure("\(Self.self) has no body: there is no watch") }

  /// A drawer.
  public override init() { super.init() }
  /// Takes in what was posted.
  open func didReceive(_ notification: UNNotification) {}
  /// Whether a person can touch what is drawn.
  open class var isInteractive: Bool { false }
}
