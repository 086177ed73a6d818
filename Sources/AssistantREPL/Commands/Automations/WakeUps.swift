import AssistantKit
import Foundation
import Synchronization

/// Waits for a change in folders or for a moment, whatever comes first, and does nothing meanwhile.
final class WakeUps: Sendable {
  private let stream: AsyncStream<Void>
  private let wakeUp: AsyncStream<Void>.Continuation
  private let watching: Task<Void, Never>
  private let changed: Changed

  /// What has changed and nobody has asked for yet.
  private final class Changed: Sendable {
    let paths = Mutex<Set<String>>([])
  }

  /// Begins to watch.
  init(folders: [URL]) {
    let (stream, wakeUp) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    self.stream = stream
    self.wakeUp = wakeUp
    let changes = FolderWatch.changes(in: folders)
    let changed = Changed()
    self.changed = changed
    watching = Task {
      for await paths in changes {
        changed.paths.withLock { $0.formUnion(paths) }
        wakeUp.yield()
      }
    }
  }

  /// The files that were written to their end since somebody asked last; a folder stands for all of its files.
  func changes() -> Set<String> {
    changed.paths.withLock { paths in
      defer { paths = [] }
      return paths
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
