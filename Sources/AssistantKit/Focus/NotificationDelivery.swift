package import AppIntents
import Foundation
import Synchronization

/// Keeps what apps post, each app's in its order, wherever the app's code is.
///
/// The focus filter of an app outside this process has to be asked, which may take its time: another app's
/// notifications do not wait for that.
package final class NotificationDelivery: NotificationReceiver {
  private let controller: FocusController
  private let log: NotificationLog
  private let now: @Sendable () -> Date
  private let tell: @Sendable (NotificationLog.Entry) async -> Void
  private let warn: @Sendable (String) -> Void
  private let patience: Duration
  private let state = Mutex(State())

  private struct State {
    var lastNumber = 0
    /// What is under way, by number.
    var tasks: [Int: Task<Void, Never>] = [:]
    /// The numbers of what is under way, by app; the last one waits for those before it.
    var numbers: [String: [Int]] = [:]
  }

  /// Makes a delivery.
  ///
  /// - Parameters:
  ///   - controller: Knows the focus that is on.
  ///   - log: Where notifications are kept.
  ///   - now: The time.
  ///   - tell: Takes what got through.
  ///   - warn: Takes a sentence about what could not be kept.
  ///   - patience: How long the end of everything waits for apps that are asked.
  package init(
    _ controller: FocusController,
    to log: NotificationLog,
    now: @escaping @Sendable () -> Date,
    tell: @escaping @Sendable (NotificationLog.Entry) async -> Void,
    warn: @escaping @Sendable (String) -> Void,
    patience: Duration = .seconds(2)
  ) {
    self.patience = patience
    self.controller = controller
    self.log = log
    self.now = now
    self.tell = tell
    self.warn = warn
  }

  package func take(_ event: AppNotifications.Event, of app: String) {
    let date = now()
    state.withLock { state in
      state.lastNumber += 1
      let number = state.lastNumber
      let former = state.numbers[app]?.last.flatMap { state.tasks[$0] }
      state.numbers[app, default: []].append(number)
      state.tasks[number] = Task {
        await former?.value
        await keep(event, of: app, at: date)
        isKept(number, of: app)
      }
    }
  }

  package func waiting(of app: String) -> Int { state.withLock { $0.numbers[app]?.count ?? 0 } }

  package func settle(_ app: String) async {
    await state.withLock { state in state.numbers[app]?.last.flatMap { state.tasks[$0] } }?.value
  }

  /// Keeps everything that was taken; where an app does not say in time what gets through, all of it does.
  package func finish() async {
    let tasks = state.withLock { Array($0.tasks.values) }
    guard !tasks.isEmpty else { return }
    let timer = Task { [patience] in
      try await Task.sleep(for: patience)
      for task in tasks { task.cancel() }
    }
    for task in tasks { await task.value }
    timer.cancel()
  }

  private func isKept(_ number: Int, of app: String) {
    state.withLock { state in
      state.tasks[number] = nil
      state.numbers[app]?.removeAll { $0 == number }
      if state.numbers[app]?.isEmpty == true { state.numbers[app] = nil }
    }
  }

  private func keep(_ event: AppNotifications.Event, of app: String, at date: Date) async {
    do {
      switch event {
      case .posted(let notification):
        let entry = try await controller.post(notification, for: app, to: log, at: date)
        if entry.silencedBy == nil { await tell(entry) }
      case .badge(let count): try log.setBadge(count, of: app, at: date)
      }
    } catch {
      warn("a notification could not be kept: \(error)")
    }
  }
}
