import AssistantKit
import Foundation

/// Waits for a change in folders or for a moment, whatever comes first, and does nothing meanwhile.
struct WakeUps {
  private let watcher: FolderWatcher

  /// Begins to watch; nil where the system lets nobody watch any more.
  init?(folders: [URL]) {
    guard let watcher = FolderWatcher(folders: folders.map(\.path)) else { return nil }
    self.watcher = watcher
  }

  /// The files that were written to their end since somebody asked last; a folder stands for all of its files.
  func changes() -> Set<String> { watcher.changes() }

  /// Waits; a change since somebody asked last counts too.
  ///
  /// - Parameters:
  ///   - moment: When to wake up at the latest; nil for a change only.
  ///   - now: What time it is for whoever named the moment.
  func wait(until moment: Date?, now: Date) {
    let alarm = moment.map { moment in
      Alarm(after: max(0, moment.timeIntervalSince(now))) { [watcher] in watcher.wake() }
    }
    defer { alarm?.cancel() }
    watcher.wait()
  }
}
