import Foundation
import Synchronization

#if os(Linux)
/// Waits for the kernel to tell of changes in folders, on the thread that asks.
package final class FolderWatcher: Sendable {
  private let descriptor: Int32
  /// Ends the waiting of another thread.
  private let wakeUp: (read: Int32, write: Int32)
  /// The folders by their watches: several names may be one folder's.
  private let folders: [Int32: [String]]

  /// Begins to watch; nil where the system lets nobody watch any more.
  ///
  /// - Parameter folders: The folders; one that is not there is not watched.
  package init?(folders: [String]) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    var ends: [Int32] = [-1, -1]
    guard descriptor >= 0, unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeUp = (ends[0], ends[1])
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    var watched: [Int32: [String]] = [:]
    for folder in folders {
      let watch = unsafe inotify_add_watch(descriptor, folder, UInt32(events))
      if watch >= 0 { watched[watch, default: []].append(folder) }
    }
    self.folders = watched
  }

  deinit {
    for end in [descriptor, wakeUp.read, wakeUp.write] where end >= 0 { _ = close(end) }
  }

  /// Waits until something has changed that nobody has asked for yet, or until it is woken.
  package func wait() {
    var waiting = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeUp.read, events: Int16(POLLIN), revents: 0),
    ]
    while unsafe poll(&waiting, 2, -1) < 0, errno == EINTR {}
    var bytes = [UInt8](repeating: 0, count: 64)
    if waiting[1].revents != 0 { _ = unsafe read(wakeUp.read, &bytes, bytes.count) }
  }

  /// Ends the waiting that goes on, or the next.
  package func wake() {
    var byte: UInt8 = 0
    _ = unsafe write(wakeUp.write, &byte, 1)
  }

  /// The files of all changes that nobody has asked for yet, as ``FolderWatch/changes(in:)`` tells them.
  package func changes() -> Set<String> {
    var changed: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return changed }
      var offset = 0
      while offset + 16 <= count {
        let event = buffer[offset..<(offset + 16)]
        let watch = Int32(bitPattern: Self.number(event.prefix(4)))
        let length = Int(Self.number(event.suffix(4)))
        // The kernel fills the place behind a name with zeros.
        let name = buffer[(offset + 16)..<min(offset + 16 + length, count)].prefix { $0 != 0 }
        for folder in folders[watch] ?? [] {
          changed.insert(FolderWatch.path(of: String(decoding: name, as: UTF8.self), in: folder))
        }
        // More happened than the kernel could remember.
        if Self.number(event.dropFirst(4).prefix(4)) & UInt32(IN_Q_OVERFLOW) != 0 {
          for names in folders.values { changed.formUnion(names) }
        }
        offset += 16 + length
      }
    }
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
