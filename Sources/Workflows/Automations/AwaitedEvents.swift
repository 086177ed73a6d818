import AssistantKit
import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Tells whether some automation waits for a kind of event, so that others need not be written down.
///
/// The automations are read again when one of their files has changed.
package final class AwaitedEvents: Sendable {
  private struct State {
    var folder: Stamp?
    var files: [String: Stamp?] = [:]
    var triggers: [Automation.Trigger] = []
  }

  /// What tells that a file or folder was changed.
  private struct Stamp: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int

    /// Whether a further change would have another time, although clocks of files go by ticks.
    var isSettled: Bool {
      Date().timeIntervalSince1970 - Double(seconds) - Double(nanoseconds) / 1e9 > 0.05
    }

    /// The stamp of what is there now; nil where nothing is.
    init?(_ path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
      let time = status.st_mtimespec
      #else
      let time = status.st_mtim
      #endif
      (seconds, nanoseconds, size) = (Int(time.tv_sec), Int(time.tv_nsec), Int(status.st_size))
    }
  }

  private let store: AutomationStore
  private let path: String
  private let state = Mutex(State())

  /// What automations in a folder wait for.
  package init(_ store: AutomationStore) {
    self.store = store
    path = store.folder.path
  }

  /// Whether an automation that is enabled waits for such a thing, whatever its name.
  package func contain(_ kind: EventLog.Kind) -> Bool {
    let known = state.withLock { $0 }
    // A folder changes when a file appears or goes, a file when something is written into it.
    let folder = Stamp(path)
    let isSame = known.folder == folder && known.files.allSatisfy { Stamp($0.key) == $0.value }
    let triggers =
      isSame
      ? known.triggers
      : state.withLock { state in
        read(folder, into: &state)
        return state.triggers
      }
    return triggers.contains { trigger in
      switch (kind, trigger) {
      case (.focusStarted, .focus(_, starts: true)), (.focusEnded, .focus(_, starts: false)),
        (.performed, .intent), (.opened, .app):
        true
      default: false
      }
    }
  }

  private func read(_ folder: Stamp?, into state: inout State) {
    let files = folder == nil ? [] : store.files.map { ($0.path, Stamp($0.path)) }
    state.files = Dictionary(uniqueKeysWithValues: files)
    let areSettled = files.allSatisfy { $0.1?.isSettled ?? false }
    // What was changed just now is read again next time.
    state.folder = areSettled && folder?.isSettled == true ? folder : nil
    state.triggers = []
    guard !files.isEmpty else { return }
    for entry in store.entries() {
      guard let automation = try? entry.content.get(), automation.isEnabled else { continue }
      state.triggers.append(automation.trigger)
    }
  }
}
