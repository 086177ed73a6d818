import AssistantKit
import Foundation

/// Waits for a change in folders or for a moment, whatever comes first, and does nothing meanwhile.
final class WakeUps: Sendable {
  private let stream: AsyncStream<Void>
  private let wakeUp: AsyncStream<Void>.Continuation
  private let watching: Task<Void, Never>

  /// Begins to watch.
  init(folders: [URL]) {
    let (stream, wakeUp) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    self.stream = stream
    self.wakeUp = wakeUp
    let changes = FolderWatch.changes(in: folders)
    watching = Task {
      for await _ in changes { wakeUp.yield() }
    }
  }

  /// Waits; a change since the last time counts too.
  ///
  /// - Parameters:
  ///   - moment: When to wake up at the latest; nil for a change only.
  ///   - now: What time it is for whoever named the moment.
  func wait(until moment: Date?, now: Date) async {
    let alarm = moment.map { moment in
      Alarm(after: max(0, moment.timeIntervalSince(now))) { [wakeUp] in wakeUp.yield() }
    }
    defer { alarm?.cancel() }
    for await _ in stream { return }
  }

  /// Watches no more.
  func end() {
    watching.cancel()
  }
}
