import Synchronization

/// Where the notifications of apps go.
package final class AppNotifications: Sendable {
  /// The place that counts right now.
  @TaskLocal package static var current = AppNotifications()
  /// The app whose code runs; nil outside of any.
  @TaskLocal package static var app: String?

  /// What an app does.
  package enum Event: Sendable, Hashable {
    case posted(AppNotification)
    case badge(Int)
  }

  private let receiver = Mutex<(any NotificationReceiver)?>(nil)

  /// A place where nobody looks yet.
  package init() {}

  /// Lets somebody look, in place of whoever did before.
  package func receive(_ receiver: (any NotificationReceiver)?) {
    self.receiver.withLock { $0 = receiver }
  }

  /// Takes what the app does whose code runs.
  package func tell(_ event: Event) {
    receiver.withLock { $0 }?.take(event, of: Self.app ?? "")
  }

  /// Takes what an app in a process of its own does.
  ///
  /// - Parameters:
  ///   - event: What it does.
  ///   - app: The app.
  ///   - most: How much of the app's may wait.
  /// - Returns: Whether no more of it waits than may.
  package func tell(_ event: Event, of app: String, atMost most: Int) -> Bool {
    guard let receiver = receiver.withLock({ $0 }) else { return true }
    guard receiver.waiting(of: app) < most else { return false }
    receiver.take(event, of: app)
    return true
  }

  /// Waits until everything is kept that apps did so far, but not for ever.
  package func finish() async {
    await receiver.withLock { $0 }?.finish()
  }

  /// Waits until everything is kept that the app did whose code runs.
  package func settle() async {
    await receiver.withLock { $0 }?.settle(Self.app ?? "")
  }
}

/// Somebody who takes what apps post.
package protocol NotificationReceiver: Sendable {
  /// Takes what an app does, in the order in which it does it.
  func take(_ event: AppNotifications.Event, of app: String)

  /// How much of an app's was taken and waits.
  func waiting(of app: String) -> Int

  /// Waits until everything is kept that was taken of an app.
  func settle(_ app: String) async

  /// Waits until everything is kept that was taken, but not for ever.
  func finish() async
}
