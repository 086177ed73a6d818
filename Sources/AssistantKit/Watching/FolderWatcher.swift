import Foundation
import Synchronization

#if os(Linux)
/// Waits for the kernel to tell of changes in folders, on the thread that asks.
package final class FolderWatcher: Sendable {
  private let descriptor: Int32
  /// Ends the waiting of another thread.
  private let wakeUp: (read: Int32, write: Int32)
  private let state: Mutex<State>

  private struct State {
    /// The folders by their watches: several names may be one folder's.
    var folders: [Int32: [String]] = [:]
    /// The folders that are not there yet.
    var absent: [String]
    /// The watches of folders in which those will appear, or what leads to them.
    var above: Set<Int32> = []
    /// The changes that nobody has asked for yet.
    var changed: Set<String> = []
  }

  /// Begins to watch; nil where the system lets nobody watch any more.
  ///
  /// - Parameter folders: The folders; one that is not there is watched from when it appears, which is a change.
  package init?(folders: [String]) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    var ends: [Int32] = [-1, -1]
    guard descriptor >= 0, unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeUp = (ends[0], ends[1])
    state = Mutex(State(absent: folders))
    state.withLock { state in
      watchAbsent(&state)
      // What is there at the beginning did not appear.
      state.changed = []
    }
  }

  deinit {
    for end in [descriptor, wakeUp.read, wakeUp.write] where end >= 0 { _ = close(end) }
  }

  /// Waits until something has changed that nobody has asked for yet, or until it is woken.
  package func wait() {
    var isWoken = false
    while !isWoken, state.withLock({ $0.changed.isEmpty }) {
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeUp.read, events: Int16(POLLIN), revents: 0),
      ]
      while unsafe poll(&waiting, 2, -1) < 0, errno == EINTR {}
      isWoken = waiting[1].revents != 0
      takeEvents()
    }
    var bytes = [UInt8](repeating: 0, count: 64)
    if isWoken { _ = unsafe read(wakeUp.read, &bytes, bytes.count) }
  }

  /// Ends the waiting that goes on, or the next.
  package func wake() {
    var byte: UInt8 = 0
    _ = unsafe write(wakeUp.write, &byte, 1)
  }

  /// The files of all changes that nobody has asked for yet, as ``FolderWatch/changes(in:)`` tells them.
  package func changes() -> Set<String> {
    takeEvents()
    return state.withLock { state in
      defer { state.changed = [] }
      return state.changed
    }
  }

  private func takeEvents() {
    state.withLock { state in
      var buffer = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = unsafe read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return }
        take(buffer[..<count], &state)
      }
    }
  }

  private func take(_ events: ArraySlice<UInt8>, _ state: inout State) {
    var rest = events
    var hasOneAppeared = false
    while rest.count >= 16 {
      let watch = Int32(bitPattern: Self.number(rest.prefix(4)))
      let kind = Int(Self.number(rest.dropFirst(4).prefix(4)))
      let length = Int(Self.number(rest.dropFirst(12).prefix(4)))
      // The kernel fills the place behind a name with zeros.
      let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      hasOneAppeared = hasOneAppeared || state.above.contains(watch)
      if kind & Self.ofFiles != 0 || kind & Int(IN_CREATE) == 0 {
        for folder in state.folders[watch] ?? [] {
          state.changed.insert(
            FolderWatch.path(of: String(decoding: name, as: UTF8.self), in: folder)
          )
        }
      }
      // More happened than the kernel could remember.
      if kind & Int(IN_Q_OVERFLOW) != 0 {
        for names in state.folders.values { state.changed.formUnion(names) }
        hasOneAppeared = true
      }
      rest = rest.dropFirst(16 + length)
    }
    if hasOneAppeared { watchAbsent(&state) }
  }

  // MARK: - Watching

  /// A file was written to its end, came, or went.
  private static let ofFiles =
    Int(IN_CLOSE_WRITE) | Int(IN_MOVED_TO) | Int(IN_MOVED_FROM) | Int(IN_DELETE)
  /// Something came, or what is watched went.
  private static let ofAppearing =
    Int(IN_CREATE) | Int(IN_MOVED_TO) | Int(IN_DELETE_SELF) | Int(IN_MOVE_SELF)

  /// Watches the folders that have appeared, and of the others what is nearest above them.
  private func watchAbsent(_ state: inout State) {
    let absent = state.absent
    state.absent = []
    for folder in absent where !appears(folder, &state) { state.absent.append(folder) }
  }

  private func appears(_ folder: String, _ state: inout State) -> Bool {
    var place = URL(filePath: folder, directoryHint: .isDirectory)
    while true {
      let own = watch(folder, Self.ofFiles)
      if own >= 0 {
        state.folders[own, default: []].append(folder)
        state.changed.insert(FolderWatch.path(of: "", in: folder))
        return true
      }
      let parent = place.deletingLastPathComponent()
      guard parent.path != place.path else { return false }
      place = parent
      let above = watch(parent.path, Self.ofAppearing)
      guard above >= 0 else { continue }
      guard state.above.insert(above).inserted else { return false }
      // What appeared before this was watched is told by nobody.
      place = URL(filePath: folder, directoryHint: .isDirectory)
    }
  }

  /// Watches a folder for something more; negative where it is not there.
  private func watch(_ folder: String, _ events: Int) -> Int32 {
    unsafe inotify_add_watch(
      descriptor,
      folder,
      UInt32(events | Int(IN_MASK_ADD) | Int(IN_ONLYDIR))
    )
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
#else
/// Looks at the dates of folders now and then.
package final class FolderWatcher: Sendable {
  private static let pause: TimeInterval = 5

  private let folders: [String]
  private let condition = NSCondition()
  private let isWoken = Mutex(false)
  private let known: Mutex<[String: Date]>

  /// Begins to watch.
  ///
  /// - Parameter folders: The folders; one that is not there is not watched.
  package init?(folders: [String]) {
    self.folders = folders
    known = Mutex(Self.dates(of: folders))
  }

  /// Waits until something has changed that nobody has asked for yet, or until it is woken.
  package func wait() {
    condition.lock()
    defer { condition.unlock() }
    while !isWoken.withLock({ $0 }), known.withLock({ $0 == Self.dates(of: folders) }) {
      _ = condition.wait(until: Date().addingTimeInterval(Self.pause))
    }
    isWoken.withLock { $0 = false }
  }

  /// Ends the waiting that goes on, or the next.
  package func wake() {
    condition.lock()
    isWoken.withLock { $0 = true }
    condition.signal()
    condition.unlock()
  }

  /// The folders of all changes that nobody has asked for yet.
  package func changes() -> Set<String> {
    let now = Self.dates(of: folders)
    return known.withLock { known in
      defer { known = now }
      return Set(folders.filter { known[$0] != now[$0] })
    }
  }

  private static func dates(of folders: [String]) -> [String: Date] {
    var dates: [String: Date] = [:]
    for folder in folders {
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder)
      dates[folder] = attributes?[.modificationDate] as? Date
    }
    return dates
  }
}
#endif
